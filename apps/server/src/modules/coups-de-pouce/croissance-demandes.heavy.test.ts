import { expect, test } from 'vitest'
import { benchRequests } from '../../../../../tools/bench/sql/bench.ts'
import { failuresOf, tableOf } from '../../../../../tools/bench/sql/report.ts'

// `npm run bench:sql demandes` measures 500,000 requests among a million members.
test('[R7-11] [M1] lists of help requests cost no more with 20,000 requests than with 500', async () => {
  const results = await benchRequests([500, 20_000], (requests) => Math.max(1000, requests * 2))
  expect(failuresOf(results, 'requests'), tableOf(results)).toEqual([])
})
