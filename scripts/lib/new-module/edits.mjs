import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fail } from '../console.mjs'
import { ROOT } from '../paths.mjs'
import { addLast, addSorted } from './lines.mjs'

const addImport = (text, name, module, file) =>
  addSorted(text, /^import .*'#modules\/([^/]+)/, `import { ${name} } from '#modules/${module}/${file}'`)

const addServerModule = (name, module) => (text) =>
  addSorted(
    addImport(text, `${name}Module`, module, `${module}.routes.ts`),
    /^ {2}(\w+)Module,$/,
    `  ${name}Module,`,
  )

const addWebModule = (name, module) => (text) =>
  addSorted(
    addImport(text, `${name}Routes`, module, `${module}.routes.tsx`),
    /^ {2}\{ name: '([^']+)'/,
    `  { name: '${module}', routes: ${name}Routes },`,
  )

/** Adds a route; if the module is announced, its screen replaces the `soon` page. */
const addScreen = (address, access, layout, title, screen) => (text) => {
  const lazy = `screen: lazyWithRetry(() => import('./screens/${screen}.tsx'), '${screen}')`
  const announced = new RegExp(`(path: '${address}',[^}]*?)soon: true`)
  const route = `{ path: '${address}', access: '${access}', title: '${title}', layout: '${layout}', ${lazy} }`
  const shown = announced.test(text)
    ? text.replace(announced, `$1${lazy}`)
    : text.replace(/\n\]\n$/, `\n${route},\n]\n`)
  if (shown === text) fail(`${address} could not be added to the routes that are there: add it by hand.`)
  return text.includes('lazyWithRetry')
    ? shown
    : `import { lazyWithRetry } from '#kit/lazy-with-retry.ts'\n${shown}`
}

const addPath = (address) => (text) =>
  text.includes(`'${address}',`) ? text : addSorted(text, /^ {2}'(\/[^']*)',$/, `  '${address}',`)

/** The files that list the server module, the web module and the path. */
const sideEdits = (name, module, address, addItsScreen) => {
  const routes = `apps/web/src/modules/${module}/${module}.routes.tsx`
  return [
    ['apps/server/src/modules.ts', addServerModule(name, module)],
    ['packages/contract/src/kit/paths.ts', addPath(address)],
    existsSync(join(ROOT, routes))
      ? [routes, addItsScreen]
      : ['apps/web/src/app/modules.ts', addWebModule(name, module)],
  ]
}

const memberEdits = (names) => {
  const { pluriel, titre, Pluriel, pluriel_snake: table, 'pluriel-kebab': module } = names
  const address = `/${names['singulier-kebab']}`
  return [
    ...sideEdits(pluriel, module, address, addScreen(address, 'active', 'member', titre, `${Pluriel}Screen`)),
    [
      'apps/server/src/db/writers.ts',
      (text) => addSorted(text, /^ {2}(\w+): (?:'|[A-Z])/, `  ${table}: '${module}',`),
    ],
    [
      'apps/server/src/db/retention.ts',
      (text) => addSorted(text, /^ {2}(\w+): (?:account|common|part|\{)/, `  ${table}: account,`),
    ],
  ]
}

const PREFIX = /^\| `(\/administratrice[^`]*)` +\| `bo-[a-z-]+` +\|$/

/** The fence derives bo-trocs from `/administratrice/troc`; any other plural needs a line in the glossary. */
const addPrefix = (address, module) => (text) => {
  const isFound = [`bo-${address.split('/').at(-1)}`, `bo-${address.split('/').at(-1)}s`].includes(module)
  return isFound ? text : addSorted(text, PREFIX, `| \`${address}\` | \`${module}\` |`)
}

/** Every page of the back office needs a tab. */
const addTab = (address, titre) => (text) =>
  text.includes(`'${address}':`) ? text : addLast(text, '  more: tabsTo({', `    '${address}': '${titre}',`)

const addJournalActions = ({ titre, PLURIEL_SNAKE, singulier_snake: cible, 'pluriel-kebab': module }) => {
  const actions = `ACTIONS_${PLURIEL_SNAKE}`
  const importLine = `import { ${actions} } from './journal-${module}.actions.ts'`
  return (text) =>
    addLast(
      addSorted(
        addSorted(text, /^import \{ (ACTIONS_\w+) \}/, importLine),
        /^ {2}\.\.\.(ACTIONS_\w+),$/,
        `  ...${actions},`,
      ),
      'export const CIBLES_JOURNAL = {',
      `  ${cible}: '${titre}',`,
    )
}

const boEdits = (names) => {
  const { Pluriel, titre, pluriel_snake: table } = names
  const module = `bo-${names['pluriel-kebab']}`
  const address = `/administratrice/${names['singulier-kebab']}`
  const journal = 'packages/contract/src/modules/journal'
  const addItsScreen = addScreen(address, 'administratrice', 'backOffice', titre, `Bo${Pluriel}Screen`)
  const modules = 'export const MODULES_JOURNAL: Readonly<Record<string, string>> = {'
  return [
    ...sideEdits(`bo${Pluriel}`, module, address, addItsScreen),
    ['apps/web/src/app/layouts/back-office-tabs.ts', addTab(address, titre)],
    ['docs/glossaire.md', addPrefix(address, module)],
    [`${journal}/journal.actions.ts`, addJournalActions(names)],
    [`${journal}/journal.words.ts`, (text) => addLast(text, modules, `  ${table}: '${titre}',`)],
  ]
}

/** The kind of the letter, with its name in the back office. */
const letterEdits = ({ pluriel_snake: table, titre }, { bo }) => {
  const kind = bo ? 'archivage' : 'confirmation'
  const line = `  ${table}_${kind}: { libelle: '${titre}, ${kind}', famille: 'reponse' },`
  const opening = 'export const LETTRES = {'
  return [['packages/contract/src/modules/envois/lettres.ts', (text) => addLast(text, opening, line)]]
}

/** The files that list modules, paths, tables and letters, each with the edit that adds the new module. */
export const editsOf = (names, { bo, letter }) => [
  ...memberEdits(names),
  ...(bo ? boEdits(names) : []),
  ...(letter ? letterEdits(names, { bo }) : []),
]
