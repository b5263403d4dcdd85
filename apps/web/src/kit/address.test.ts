import { expect, test } from 'vitest'
import { pageOf } from './address.ts'

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
