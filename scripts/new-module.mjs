// npm run new:module <pluriel> <singulier>: writes the smallest module in the style of the house, on its three sides.
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fail } from './lib/console.mjs'
import { ROOT } from './lib/paths.mjs'
import { run } from './lib/processes.mjs'

const [pluriel, singulier] = process.argv.slice(2)
const KEBAB = /^[a-z]+(-[a-z]+)*$/
if (!KEBAB.test(pluriel ?? '') || !KEBAB.test(singulier ?? '')) {
  fail('Two words in lower case without accents: npm run new:module coups-de-pouce coup-de-pouce')
}

const camel = (word) => word.replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase())
const pascal = (word) => camel(`-${word}`)
const title = (word) =>
  pascal(word.split('-')[0]) + word.slice(word.split('-')[0].length).replaceAll('-', ' ')

const today = new Date().toISOString().slice(0, 10).replaceAll('-', '')

const names = {
  pluriel: camel(pluriel),
  singulier: camel(singulier),
  Pluriel: pascal(pluriel),
  Singulier: pascal(singulier),
  'pluriel-kebab': pluriel,
  'singulier-kebab': singulier,
  pluriel_snake: pluriel.replaceAll('-', '_'),
  plurielplat: pluriel.replaceAll('-', ''),
  titre: title(pluriel),
}
const fill = (text) => text.replaceAll(/\{\{([\w-]+)\}\}/g, (_, name) => names[name])

const PATHS_FILE = 'packages/contract/src/kit/paths.ts'
const contract = `packages/contract/src/modules/${pluriel}`
const server = `apps/server/src/modules/${pluriel}`
const web = `apps/web/src/modules/${pluriel}`
const files = {
  'contract/pluriel.schema.ts': `${contract}/${pluriel}.schema.ts`,
  'contract/pluriel.endpoints.ts': `${contract}/${pluriel}.endpoints.ts`,
  'server/migration.sql': `apps/server/migrations/${today}-${pluriel}.sql`,
  'server/pluriel.routes.ts': `${server}/${pluriel}.routes.ts`,
  'server/pluriel.queries.ts': `${server}/${pluriel}.queries.ts`,
  'server/pluriel.repository.ts': `${server}/${pluriel}.repository.ts`,
  'server/create-singulier.ts': `${server}/create-${singulier}.ts`,
  'server/pluriel.access.txt': `${server}/${pluriel}.access.txt`,
  'server/pluriel.api.test.ts': `${server}/${pluriel}.api.test.ts`,
  'web/pluriel.routes.tsx': `${web}/${pluriel}.routes.tsx`,
  'web/pluriel.api.ts': `${web}/${pluriel}.api.ts`,
  'web/PlurielScreen.tsx': `${web}/screens/${names.Pluriel}Screen.tsx`,
  'web/PlurielList.tsx': `${web}/components/${names.Pluriel}List.tsx`,
  'web/SingulierDialog.tsx': `${web}/components/${names.Singulier}Dialog.tsx`,
  'web/pluriel.e2e.ts': `e2e/parcours/${pluriel}.e2e.ts`,
  'web/pluriel.screens.ts': `e2e/soundness/screens/${pluriel}.ts`,
}

/** The routes of a module to come are there before it: its screen takes the place of the page that announces it. */
const routesFile = files['web/pluriel.routes.tsx']
const isAnnounced = existsSync(join(ROOT, routesFile))
if (isAnnounced) delete files['web/pluriel.routes.tsx']

const screen = `screen: lazyWithRetry(() => import('./screens/${names.Pluriel}Screen.tsx'), '${names.Pluriel}Screen')`
const announced = new RegExp(`(path: '/${singulier}',[^}]*?)soon: true`)
const route = `{ path: '/${singulier}', access: 'active', title: '${names.titre}', layout: 'member', ${screen} }`

const addScreen = (text) =>
  (announced.test(text)
    ? text.replace(announced, `$1${screen}`)
    : text.replace(/\n\]\n$/, `\n${route},\n]\n`)
  ).replace(
    /^/,
    text.includes('lazyWithRetry') ? '' : "import { lazyWithRetry } from '#kit/lazy-with-retry.ts'\n",
  )

/** Adds a line among those of its kind, which hold the name that they are sorted by. */
const addSorted = (text, kind, line) => {
  const lines = text.split('\n')
  const nameOf = (one) => kind.exec(one)?.[1]
  if (!lines.some(nameOf)) fail(`« ${line.trim()} » has no line of its kind to stand beside: add it by hand.`)
  const next = lines.findIndex((one) => nameOf(one) > nameOf(line))
  return lines.toSpliced(next < 0 ? lines.findLastIndex(nameOf) + 1 : next, 0, line).join('\n')
}

const addImport = (text, name, file) =>
  addSorted(text, /^import .*'#modules\/([^/]+)/, `import { ${name} } from '#modules/${pluriel}/${file}'`)

const addServerModule = (text) =>
  addSorted(
    addImport(text, `${names.pluriel}Module`, `${pluriel}.routes.ts`),
    /^ {2}(\w+)Module,$/,
    `  ${names.pluriel}Module,`,
  )

const addWebModule = (text) =>
  addSorted(
    addImport(text, `${names.pluriel}Routes`, `${pluriel}.routes.tsx`),
    /^ {2}\{ name: '([^']+)'/,
    `  { name: '${pluriel}', routes: ${names.pluriel}Routes },`,
  )

const address = `/${singulier}`
const addPath = (text) => addSorted(text, /^ {2}'(\/[^']*)',$/, `  '${address}',`)
const hasPath = (await readFile(join(ROOT, PATHS_FILE), 'utf8')).includes(`'${address}',`)

const addWriter = (text) =>
  addSorted(text, /^ {2}(\w+): (?:'|[A-Z])/, `  ${names.pluriel_snake}: '${pluriel}',`)

/** Places where the house lists its modules, their addresses and their tables. */
const edits = {
  'apps/server/src/modules.ts': addServerModule,
  'apps/server/src/db/writers.ts': addWriter,
  ...(!hasPath && { [PATHS_FILE]: addPath }),
  ...(isAnnounced ? { [routesFile]: addScreen } : { 'apps/web/src/app/modules.ts': addWebModule }),
}

if (existsSync(join(ROOT, server)) || existsSync(join(ROOT, contract)))
  fail(`The module ${pluriel} exists already.`)

for (const [template, destination] of Object.entries(files)) {
  const text = await readFile(join(ROOT, 'scripts/templates/module', `${template}.txt`), 'utf8')
  await mkdir(dirname(join(ROOT, destination)), { recursive: true })
  await writeFile(join(ROOT, destination), fill(text))
}
for (const [path, edit] of Object.entries(edits)) {
  const before = await readFile(join(ROOT, path), 'utf8')
  const after = edit(before)
  if (after === before) fail(`${path} could not be completed: add the module there by hand.`)
  await writeFile(join(ROOT, path), after)
}
const written = [...Object.values(files), ...Object.keys(edits)]
await run('prettier', ['--write', ...written.filter((path) => /\.tsx?$/.test(path))], { cwd: ROOT })
await run('node', ['scripts/db-types.mjs'], { cwd: ROOT })

console.log(`The module ${pluriel} is there:\n\n${written.map((path) => `  ${path}`).join('\n')}`)
console.log(
  `\nNext: its fields, its rights, its texts, its line in docs/glossaire.md; then npm run check && npm test.`,
)
