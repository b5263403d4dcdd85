import { expect, test } from 'vitest'
import { centreOf } from './trace.ts'

test('centreOf returns the centre of the largest part of a path', () => {
  expect(centreOf('m 10,10 20,0 0,20 -20,0 z')).toEqual([20, 20])
  // An island of one unit, then the mainland, relative to the island’s first point.
  expect(centreOf('m 0,0 1,0 0,1 z m 10,10 20,0 0,40 -20,0 z')).toEqual([20, 30])
})
