import { expect, test } from 'vitest'
import { benchEvents } from '../../../../../tools/bench/sql/bench.ts'
import { failuresOf, tableOf } from '../../../../../tools/bench/sql/report.ts'

// Two hundred thousand events: npm run bench:sql.
test('[R7-7] the lists of events cost no more with 20,000 events than with 200', async () => {
  const results = await benchEvents([200, 20_000])
  expect(failuresOf(results, 'events'), tableOf(results)).toEqual([])
})
