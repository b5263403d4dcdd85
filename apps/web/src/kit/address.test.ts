import { expect, test } from 'vitest'
import { isFutur, pageOf, triOf } from './address.ts'

test.each([
  ['1', 1],
  ['12', 12],
  ['0', 1],
  ['-3', 1],
  ['2.5', 1],
  ['deux', 1],
  ['', 1],
  ['1e999', 1],
  [null, 1],
  [undefined, 1],
])('[R2.1-25] page %s of an address is page %i', (pagenum, page) => {
  expect(pageOf(pagenum)).toBe(page)
})

test('[R2.1-25] futur is 1 for what is coming, 0 for what is past', () => {
  expect(isFutur('1')).toBe(true)
  expect(isFutur('0')).toBe(false)
  expect(isFutur('demain')).toBe(true)
})

test('[R2.1-25] trinom and triregion are asc, desc or aucun; anything else is aucun', () => {
  expect(['asc', 'desc', 'aucun', 'ASC', 'toString', ''].map(triOf)).toEqual([
    'asc',
    'desc',
    'aucun',
    'aucun',
    'aucun',
    'aucun',
  ])
})
