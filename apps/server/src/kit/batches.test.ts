import { expect, test } from 'vitest'
import { inBatches } from './batches.ts'

test.each([
  [[0], 0],
  [[2], 2],
  [[3, 3, 1], 7],
  // A full batch may be the last one: only the next, empty one proves it.
  [[3, 0], 3],
])('%j: runs until a batch has less than three, %i in total', async (counts, total) => {
  const left = [...counts]
  expect(await inBatches(3, () => Promise.resolve(left.shift() ?? -1))).toBe(total)
  expect(left).toEqual([])
})
