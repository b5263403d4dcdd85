// npm run routes: every screen and every endpoint, with its module and who may open or call it.
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

const { routes } = await load('apps/web/src/app/modules.ts')
const { modules } = await load('apps/server/src/modules.ts')
await vite.close()

const screens = routes.map(({ path, access, title }) => [path, access, title])
const endpoints = modules.flatMap(({ name, routes: bound }) =>
  bound.map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint.access, name]),
)
const byPath = (rows) => rows.toSorted(([one], [other]) => one.localeCompare(other))

console.log(`Screens (${screens.length})\n\n${table(byPath(screens))}\n`)
console.log(`Endpoints (${endpoints.length})\n\n${table(byPath(endpoints))}`)
process.exit(0)
