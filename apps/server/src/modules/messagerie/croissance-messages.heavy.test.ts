import { expect, test } from 'vitest'
import { benchMessages } from '../../../../../tools/bench/sql/bench.ts'
import { failuresOf, tableOf } from '../../../../../tools/bench/sql/report.ts'

// `npm run bench:sql discussions` measures a million discussions and ten million messages.
test('[R7-11] [M3] the inbox, threads and search cost no more with 20,000 discussions than with 1,000', async () => {
  const results = await benchMessages([1000, 20_000], (discussions) => Math.max(1000, discussions / 2))
  expect(failuresOf(results, 'discussions'), tableOf(results)).toEqual([])
})
