// npm run routes: every screen and endpoint, with its module and its access; « bientôt » marks screens that are not
// implemented yet.
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
// Screens are listed, not rendered, but their modules access the DOM when they load.
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
