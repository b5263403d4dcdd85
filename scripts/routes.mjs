// npm run routes: every screen and every endpoint, with its module and who may open or call it;
// « bientôt » marks the screens that are still to come.
import { JSDOM } from 'jsdom'
import { createServer } from 'vite'
import { table } from './lib/console.mjs'
import { ROOT } from './lib/paths.mjs'

const vite = await createServer({
  root: ROOT,
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, ws: false },
  optimizeDeps: { noDiscovery: true },
})
const load = (path) => vite.ssrLoadModule(`/${path}`)

const server = await load('apps/server/src/modules.ts')
// The screens are only listed, not shown, but their modules look for a page as they load.
const { window } = new JSDOM('', { url: 'http://localhost/' })
Object.assign(globalThis, { window, document: window.document, location: window.location })
Object.assign(globalThis, { localStorage: window.localStorage, addEventListener: window.addEventListener })
const web = await load('apps/web/src/app/modules.ts')
await vite.close()

const screens = web.modules.flatMap(({ name, routes }) =>
  routes.map(({ path, access, soon }) => [path, access, name, soon ? 'bientôt' : '']),
)
const endpoints = server.modules.flatMap(({ name, routes: bound }) =>
  bound.map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint.access, name]),
)
const byPath = (rows) => rows.toSorted(([one], [other]) => one.localeCompare(other))

const toCome = screens.filter(([, , , soon]) => soon).length

console.log(`Screens (${screens.length}, of which ${toCome} bientôt)\n\n${table(byPath(screens))}\n`)
console.log(`Endpoints (${endpoints.length})\n\n${table(byPath(endpoints))}`)
process.exit(0)
