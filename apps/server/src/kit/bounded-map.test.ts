import { expect, test } from 'vitest'
import { BoundedMap } from './bounded-map.ts'

test('a bounded map drops its oldest entry when full, and only that one', () => {
  const map = new BoundedMap<string, number>(3)
  for (const [index, key] of ['a', 'b', 'c', 'd', 'e'].entries()) map.set(key, index)
  expect([...map]).toEqual([
    ['c', 2],
    ['d', 3],
    ['e', 4],
  ])
})

test('a bounded map drops nothing when an existing key is set again', () => {
  const map = new BoundedMap<string, number>(2).set('a', 1).set('b', 2).set('a', 3)
  expect([...map]).toEqual([
    ['a', 3],
    ['b', 2],
  ])
})
