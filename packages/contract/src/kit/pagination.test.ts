import { describe, expect, test } from 'vitest'
import {
  cappedCount,
  COUNT_CAP,
  limitOf,
  listAnswer,
  offsetOf,
  pageCountOf,
  pageQuery,
} from './pagination.ts'
import { z } from './z.ts'

describe('page of a query', () => {
  test.each([
    [{}, 1],
    [{ page: '1' }, 1],
    [{ page: '50' }, 50],
    [{ page: 3 }, 3],
  ])('%j is page %i', (query, expected) => {
    expect(pageQuery.parse(query)).toEqual({ page: expected })
  })

  test.each([
    { page: '0' },
    { page: '-1' },
    { page: '1.5' },
    { page: 'un' },
    { page: '1e9' },
    { pages: '1' },
  ])('%j is refused', (query) => {
    expect(pageQuery.safeParse(query).success).toBe(false)
  })
})

describe('[R9-9] rows of a page', () => {
  test.each([
    [1, 0, 20],
    [2, 20, 20],
    [50, 980, 20],
  ])('page %i skips %i rows and takes %i', (page, offset, limit) => {
    expect([offsetOf(page), limitOf(page)]).toEqual([offset, limit])
  })

  test.each([51, 52, 1_000_000])('page %i is beyond the count cap: no row is taken', (page) => {
    expect(limitOf(page)).toBe(0)
  })
})

describe('count of a list', () => {
  test.each([
    [0, { nb: 0 }],
    [COUNT_CAP, { nb: 1000 }],
    [COUNT_CAP + 1, { nb: 1000, plus: true }],
  ])('%i matches give %j', (found, expected) => {
    expect(cappedCount(found)).toEqual(expected)
  })

  test.each([
    [0, 1],
    [1, 1],
    [20, 1],
    [21, 2],
    [COUNT_CAP, 50],
  ])('%i rows make %i pages', (nb, pages) => {
    expect(pageCountOf(nb, 20)).toBe(pages)
  })
})

test('a list response has a field of its own name, its count, its limit, and `plus` only if true', () => {
  const answer = listAnswer('questions', z.object({ id: z.string() }))
  const page = { questions: [{ id: 'a' }], nbquestions: 1, limit: 20 }
  expect(answer.parse({ ...page, total: 7 })).toEqual(page)
  expect(answer.parse({ ...page, plus: true })).toEqual({ ...page, plus: true })
  expect(answer.safeParse({ ...page, plus: false }).success).toBe(false)
  expect(answer.safeParse({ questions: [], limit: 20 }).success).toBe(false)
})
