// npm run bench:coups-de-pouce [requests] [rounds]: pages of help requests per second, compared with pgbench on the same statement.
import { listCoupsDePouce } from '../../apps/server/src/modules/coups-de-pouce/coups-de-pouce.public.ts'
import { benchPages } from './pages.mjs'
import { fillRequests } from './sql/requests.ts'

const REQUESTS = Number(process.argv[2] ?? 20_000)

await benchPages({
  fill: (url) => fillRequests(url, REQUESTS),
  list: listCoupsDePouce,
  path: '/api/coups_de_pouce',
  defaults: { statut: 'ouvert', tri: 'recent' },
  queries: [
    { name: 'no filter', query: {} },
    { name: 'without an answer', query: { sansReponse: 'oui' } },
    { name: 'by last day', query: { tri: 'echeance' } },
    { name: 'within 25 km', query: { distanceKilometre: 25 } },
    { name: 'within 100 km', query: { distanceKilometre: 100 } },
  ],
  rounds: Number(process.argv[3] ?? 7),
})
