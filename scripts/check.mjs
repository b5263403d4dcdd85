// npm run check [-- <word>…]: types, lint, format, fences, unused code, or those whose names hold one of the words. Two at a
// time; only what fails shows its output.
import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'

const root = join(import.meta.dirname, '..')
const env = { ...process.env, PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter) }

const checks = [
  ['types of the server', 'tsc -p apps/server'],
  ['types of the web', 'tsc -p apps/web'],
  ['types of the contract', 'tsc -p packages/contract'],
  ['types of the scripts', 'tsc -p .'],
  ['lint', 'oxlint'],
  ['format', 'prettier --check --log-level warn .'],
  ['fences', 'node scripts/fences.ts'],
  ['unused code', 'knip'],
]

const run = (command) =>
  new Promise((resolve) => {
    const output = []
    const child = spawn(command, { cwd: root, env, shell: true })
    child.stdout.on('data', (data) => output.push(data))
    child.stderr.on('data', (data) => output.push(data))
    child.on('close', (code) => resolve({ ok: code === 0, output: Buffer.concat(output).toString() }))
  })

const asked = process.argv.slice(2)
const queue = checks
  .filter(([name]) => asked.length === 0 || asked.some((word) => name.includes(word)))
  .values()
let failures = 0

const work = async () => {
  for (const [name, command] of queue) {
    const start = performance.now()
    const { ok, output } = await run(command)
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    console.log(`${ok ? '✓' : '✗'} ${name.padEnd(22)} ${seconds.padStart(6)} s`)
    if (ok) continue
    failures++
    console.log(`  $ ${command}\n${output.trimEnd().replace(/^/gm, '  ')}`)
  }
}

await Promise.all([work(), work()])
process.exitCode = failures > 0 ? 1 : 0
