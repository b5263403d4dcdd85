import { expect, test } from 'vitest'
import { benchSql } from '../../../../../tools/bench/sql/bench.ts'
import { failuresOf, tableOf } from '../../../../../tools/bench/sql/report.ts'

// `npm run bench:sql` measures 100,000 members.
test('[R2.1-7] [R2.1-18] [R2.1-22] member lists cost no more with 20,000 members than with 1,000', async () => {
  const results = await benchSql([1000, 20_000])
  expect(failuresOf(results), tableOf(results)).toEqual([])
})
