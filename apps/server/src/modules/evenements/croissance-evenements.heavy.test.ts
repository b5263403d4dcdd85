import { expect, test } from 'vitest'
import { benchEvents } from '../../../../../tools/bench/sql/bench.ts'
import { failuresOf, tableOf } from '../../../../../tools/bench/sql/report.ts'

// `npm run bench:sql` measures 200,000 events.
test('[R7-7] event lists cost no more with 20,000 events than with 200', async () => {
  const results = await benchEvents([200, 20_000])
  expect(failuresOf(results, 'events'), tableOf(results)).toEqual([])
})
