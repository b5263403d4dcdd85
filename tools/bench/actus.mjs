// npm run bench:actus [posts] [rounds]: pages of the feed per second, compared with pgbench on the same statement.
import { listPublications } from '../../apps/server/src/modules/actus/actus.public.ts'
import { benchPages } from './pages.mjs'
import { fillPosts } from './sql/posts.ts'

const POSTS = Number(process.argv[2] ?? 20_000)

await benchPages({
  fill: (url) => fillPosts(url, POSTS),
  list: listPublications,
  path: '/api/publications',
  defaults: {},
  queries: [
    { name: 'the feed', query: {} },
    { name: 'announcements', query: { type: 'annonce' } },
    { name: 'page 50', query: { page: 50 } },
  ],
  rounds: Number(process.argv[3] ?? 7),
})
