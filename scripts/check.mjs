// npm run check [-- <word>…]: types, lint, format, fences, licences, unused code, or those whose names contain one of the words.
// Runs two at a time and prints the output of failures only. A check is skipped if its files are unchanged since it
// passed.
import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { openStamps } from './lib/stamps.ts'

const root = join(import.meta.dirname, '..')
const env = { ...process.env, PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter) }

// TypeScript 7 checks the same language four times as fast; tools that use the compiler's API need version 6.
const types = (project, name) =>
  `node node_modules/typescript-native/bin/tsc -p ${project} --incremental --tsBuildInfoFile node_modules/.cache/tsc/${name}.tsbuildinfo`

const CONTRACT = ['packages/contract', 'tsconfig.base.json']
const SERVER = ['apps/server', ...CONTRACT]
const WEB = ['apps/web', ...CONTRACT]
const ALL = ['.']
const LINT = '.oxlintrc.json'

/** Each check with its command and the files that it depends on; the longest first. */
const checks = {
  'types of the server': { command: types('apps/server', 'server'), files: SERVER },
  'lint of the server': { command: 'oxlint apps/server', files: [...SERVER, LINT] },
  'types of the web': { command: types('apps/web', 'web'), files: WEB },
  format: { command: 'prettier --check --log-level warn --cache --cache-strategy content .', files: ALL },
  'lint of the web': { command: 'oxlint apps/web', files: [...WEB, LINT] },
  'types of the scripts': { command: types('.', 'scripts'), files: ALL },
  'lint of the rest': { command: "oxlint --ignore-pattern 'apps/**' .", files: ALL },
  fences: { command: 'node scripts/fences.ts', files: ALL },
  licences: { command: 'node scripts/licences.ts', files: ['scripts/licences.ts'] },
  'types of the contract': { command: types('packages/contract', 'contract'), files: CONTRACT },
  'unused code': { command: 'knip --cache', files: ALL },
}

const run = (command) =>
  new Promise((resolve) => {
    const output = []
    const child = spawn(command, { cwd: root, env, shell: true })
    child.stdout.on('data', (data) => output.push(data))
    child.stderr.on('data', (data) => output.push(data))
    child.on('close', (code) => resolve({ ok: code === 0, output: Buffer.concat(output).toString() }))
  })

const asked = process.argv.slice(2)
const queue = Object.entries(checks)
  .filter(([name]) => asked.length === 0 || asked.some((word) => name.includes(word)))
  .values()
const stamps = openStamps(root, join(root, 'node_modules/.cache/check.json'))
let failures = 0

const work = async () => {
  for (const [name, { command, files }] of queue) {
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
