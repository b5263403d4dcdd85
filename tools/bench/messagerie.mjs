// npm run bench:messagerie [discussions] [rounds]: pages of the inbox and of threads per second, compared with pgbench on the same
// statement.
import { MESSAGES_PAGE } from '../../packages/contract/src/modules/messagerie/messagerie.constants.ts'
import { listDiscussions, listMessages } from '../../apps/server/src/modules/messagerie/messagerie.public.ts'
import { benchPages } from './pages.mjs'
import { prepareMessages } from './sql/messages-world.ts'
import { fillMessages } from './sql/messages.ts'

const DISCUSSIONS = Number(process.argv[2] ?? 20_000)
const PATH = '/api/discussions'

const threadOf = (name, id) => ({
  name,
  path: `${PATH}/${id}/messages`,
  list: (reading) => listMessages(id, { limit: MESSAGES_PAGE }, reading),
  query: {},
})

await benchPages({
  fill: (url, compteId) => fillMessages(url, DISCUSSIONS, compteId),
  list: (reading, query) => listDiscussions(query, reading),
  path: PATH,
  defaults: { filtre: 'toutes' },
  queries: async (url, compteId) => {
    const { directes, groupes } = await prepareMessages(url, compteId)
    return [
      { name: 'the inbox', query: {} },
      { name: 'unread ones', query: { filtre: 'non_lues' } },
      threadOf('a thread of two', directes[0]),
      threadOf('a thread of a group', groupes[0]),
    ]
  },
  rounds: Number(process.argv[3] ?? 7),
})
