// npm run bench:evenements [events] [rounds]: event list pages per second, compared with pgbench on the same statement.
import { listEvenements } from '../../apps/server/src/modules/evenements/evenements.public.ts'
import { benchPages } from './pages.mjs'
import { fillEvents } from './sql/events.ts'

const EVENTS = Number(process.argv[2] ?? 20_000)

await benchPages({
  fill: (url) => fillEvents(url, EVENTS),
  list: listEvenements,
  path: '/api/evenements',
  defaults: {},
  queries: [
    { name: 'no filter', query: {} },
    { name: 'with a place left', query: { disponibilite: 'oui' } },
    { name: 'within 25 km', query: { distanceKilometre: 25 } },
    { name: 'within 100 km', query: { distanceKilometre: 100 } },
  ],
  rounds: Number(process.argv[3] ?? 7),
})
