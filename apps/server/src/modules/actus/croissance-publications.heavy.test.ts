import { expect, test } from 'vitest'
import { benchPosts } from '../../../../../tools/bench/sql/bench.ts'
import { failuresOf, tableOf } from '../../../../../tools/bench/sql/report.ts'

// `npm run bench:sql publications` measures two million posts among a million members.
test('[R7-11] [M2] lists of posts cost no more with 20,000 posts than with 500', async () => {
  const results = await benchPosts([500, 20_000], (posts) => Math.max(1000, posts / 2))
  expect(failuresOf(results, 'posts'), tableOf(results)).toEqual([])
})
