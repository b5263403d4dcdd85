// npm run check [-- <word>…]: types, lint, format, fences, unused code, or those whose names hold one of the words. Two at a
// time; only what fails shows its output. A check whose files have not changed since it passed is not run again.
import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { openStamps } from './lib/stamps.ts'

const root = join(import.meta.dirname, '..')
const env = { ...process.env, PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter) }

const types = (project, name) =>
  `tsc -p ${project} --incremental --tsBuildInfoFile node_modules/.cache/tsc/${name}.tsbuildinfo`

const CONTRACT = ['packages/contract', 'tsconfig.base.json']
const SERVER = ['apps/server', ...CONTRACT]
const WEB = ['apps/web', ...CONTRACT]
const ALL = ['.']

/** Name, command, files that its verdict rests on; the longest first. */
const checks = [
  ['types of the server', types('apps/server', 'server'), SERVER],
  ['lint of the server', 'oxlint apps/server', [...SERVER, '.oxlintrc.json']],
  ['types of the web', types('apps/web', 'web'), WEB],
  ['format', 'prettier --check --log-level warn --cache --cache-strategy content .', ALL],
  ['lint of the web', 'oxlint apps/web', [...WEB, '.oxlintrc.json']],
  ['types of the scripts', types('.', 'scripts'), ALL],
  ['lint of the rest', "oxlint --ignore-pattern 'apps/**' .", ALL],
  ['fences', 'node scripts/fences.ts', ALL],
  ['types of the contract', types('packages/contract', 'contract'), CONTRACT],
  ['unused code', 'knip --cache', ALL],
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
const stamps = openStamps(root, join(root, 'node_modules/.cache/check.json'))
let failures = 0

const work = async () => {
  for (const [name, command, files] of queue) {
    const stamp = stamps.of(command, [...files, 'package-lock.json'])
    if (stamps.isKnown(name, stamp)) {
      console.log(`✓ ${name.padEnd(22)}   unchanged`)
      continue
    }
    const start = performance.now()
    const { ok, output } = await run(command)
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    console.log(`${ok ? '✓' : '✗'} ${name.padEnd(22)} ${seconds.padStart(6)} s`)
    if (ok) stamps.keep(name, stamp)
    if (ok) continue
    failures++
    console.log(`  $ ${command}\n${output.trimEnd().replace(/^/gm, '  ')}`)
  }
}

await Promise.all([work(), work()])
process.exitCode = failures > 0 ? 1 : 0
