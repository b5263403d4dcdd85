// npm run bench:sql [membres|evenements|demandes|publications|discussions|recherche] [sizes…]: database cost of each list as the network grows.
import { benchEvents, benchMessages, benchPosts, benchRequests, benchSearch, benchSql } from './bench.ts'
import { failuresOf, tableOf } from './report.ts'

const BENCHES = {
  membres: { run: benchSql, sizes: [1000, 20_000, 100_000], what: 'members' },
  // Five members per event.
  evenements: {
    run: (sizes: readonly number[]) => benchEvents(sizes, (events) => events * 5),
    sizes: [200, 20_000, 200_000],
    what: 'events',
  },
  // Two members per request.
  demandes: {
    run: (sizes: readonly number[]) => benchRequests(sizes, (requests) => Math.max(1000, requests * 2)),
    sizes: [500, 50_000, 500_000],
    what: 'requests',
  },
  // Two posts per member.
  publications: {
    run: (sizes: readonly number[]) => benchPosts(sizes, (posts) => Math.max(1000, posts / 2)),
    sizes: [500, 50_000, 2_000_000],
    what: 'posts',
  },
  // Ten messages per discussion, five discussions per member.
  discussions: {
    run: (sizes: readonly number[]) => benchMessages(sizes, (discussions) => Math.max(1000, discussions / 5)),
    sizes: [10_000, 100_000, 1_000_000],
    what: 'discussions',
  },
  recherche: { run: benchSearch, sizes: [10_000, 100_000, 1_000_000], what: 'members' },
} as const

const args = process.argv.slice(2)
const names = (Object.keys(BENCHES) as (keyof typeof BENCHES)[]).filter((name) => args.includes(name))
const sizes = args.filter((arg) => /^\d+$/.test(arg)).map(Number)

for (const name of names.length > 0 ? names : (Object.keys(BENCHES) as (keyof typeof BENCHES)[])) {
  const { run, sizes: usual, what } = BENCHES[name]
  const results = await run(sizes.length > 0 ? sizes : usual)
  const failures = failuresOf(results, what)
  process.stdout.write(
    `${name}\n\n${tableOf(results)}\n\n${failures.join('\n') || 'Every list is within its budget.'}\n\n`,
  )
  if (failures.length > 0) process.exitCode = 1
}
