import { z } from '@entrelles/contract/kit/z.ts'
import { expect, test } from 'vitest'
import { filtersOf, hrefWith, pageParam } from './filters.ts'

const schema = z.strictObject({
  onglet: z.enum(['un', 'deux']).default('un'),
  termes: z.string().max(5).optional(),
})

test('[R2.1-25] invalid and unknown values are ignored, missing ones get their default', () => {
  const read = (query: string) => filtersOf(schema, new URLSearchParams(query))
  expect(read('')).toEqual({ onglet: 'un' })
  expect(read('onglet=deux&termes=%20abc%20&intrus=1')).toEqual({ onglet: 'deux', termes: 'abc' })
  expect(read('onglet=trois&termes=abcdef')).toEqual({ onglet: 'un' })
})

test('empty values and the first page are left out of the URL', () => {
  expect(hrefWith('/x', { a: '', b: undefined, page: pageParam(1) })).toBe('/x')
  expect(hrefWith('/x', { a: 'é', page: pageParam(2) })).toBe('/x?a=%C3%A9&page=2')
})
