import { expect, test } from 'vitest'
import { inBatches } from './batches.ts'

test.each([
  [[0], 0],
  [[2], 2],
  [[3, 3, 1], 7],
  // A full one may have been the last: only an empty one says so.
  [[3, 0], 3],
])('%j: done until less than three are left, %i in all', async (counts, total) => {
  const left = [...counts]
  expect(await inBatches(3, () => Promise.resolve(left.shift() ?? -1))).toBe(total)
  expect(left).toEqual([])
})
