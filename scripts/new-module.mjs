// npm run new:module -- <pluriel> <singulier> [--bo] [--letter]: generates a module on the contract, the server and the web, with
// its back office (--bo) and with a letter (--letter).
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fail } from './lib/console.mjs'
import { editsOf } from './lib/new-module/edits.mjs'
import { filesOf } from './lib/new-module/files.mjs'
import { fill, namesOf, readArguments } from './lib/new-module/names.mjs'
import { ROOT } from './lib/paths.mjs'
import { run } from './lib/processes.mjs'

const WRONG_USE = 2

const { refusal, pluriel, singulier, bo, letter } = readArguments(process.argv.slice(2), process.env)
if (refusal) fail(refusal, WRONG_USE)

// A module that is only announced has web routes, but nothing in the contract and the server.
const exists = ['packages/contract/src/modules', 'apps/server/src/modules'].some((folder) =>
  [pluriel, `bo-${pluriel}`].some((module) => existsSync(join(ROOT, folder, module))),
)
if (exists) fail(`The module ${pluriel} exists already.`, WRONG_USE)

const names = namesOf(pluriel, singulier)
const today = new Date().toISOString().slice(0, 10).replaceAll('-', '')

/** Edited files. All edits are computed first, so that a failure writes nothing. */
const before = new Map()
const lists = new Map()
for (const [path, edit] of editsOf(names, { bo, letter })) {
  if (!before.has(path)) before.set(path, await readFile(join(ROOT, path), 'utf8'))
  lists.set(path, edit(lists.get(path) ?? before.get(path)))
}
const edited = [...lists].filter(([path, text]) => text !== before.get(path))

/** An announced module already has its routes, which are edited instead of created. */
const templates = filesOf(names, { bo, letter }, today).filter(([, path]) => !lists.has(path))
const files = templates.map(async ([template, path]) => {
  const text = await readFile(join(ROOT, 'scripts/templates', `${template}.txt`), 'utf8')
  return [path, fill(text, names, { bo, letter, memberLetter: letter && !bo })]
})

const written = [...(await Promise.all(files)), ...edited]
for (const [path, text] of written) {
  await mkdir(dirname(join(ROOT, path)), { recursive: true })
  await writeFile(join(ROOT, path), text)
}
const paths = written.map(([path]) => path)
await run('prettier', ['--write', ...paths.filter((path) => /\.(?:tsx?|md)$/.test(path))], { cwd: ROOT })
await run('node', ['scripts/db-types.mjs'], { cwd: ROOT })

console.log(`The module ${pluriel} is there:\n\n${paths.map((path) => `  ${path}`).join('\n')}`)
console.log(
  `\nNext: its fields, its rights, its texts, its line in docs/glossaire.md; then npm run check && npm test.`,
)
