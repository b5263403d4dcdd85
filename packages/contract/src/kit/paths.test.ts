import { expect, test } from 'vitest'
import { PATHS, pathTo } from './paths.ts'

test('a link takes the place of each parameter', () => {
  expect(pathTo('/faq')).toBe('/faq')
  expect(pathTo('/evenement/:id', { id: '019a' })).toBe('/evenement/019a')
  expect(pathTo('/evenement/agenda/futur/:futur/page/:pagenum', { futur: 1, pagenum: 2 })).toBe(
    '/evenement/agenda/futur/1/page/2',
  )
  expect(pathTo('/evenement/:id', { id: 'a/../b?c' })).toBe('/evenement/a%2F..%2Fb%3Fc')
})

test('an address that does not exist, or a parameter that is missing, does not compile', () => {
  // @ts-expect-error: there is no such address
  expect(pathTo('/evenements')).toBe('/evenements')
  // @ts-expect-error: whose page?
  expect(pathTo('/evenement/:id')).toBe('/evenement/')
  // @ts-expect-error: it has no other parameter
  expect(pathTo('/evenement/:id', { id: '1', page: 2 })).toBe('/evenement/1')
})

test('the table is sorted, and names each address once', () => {
  expect([...PATHS]).toEqual([...new Set(PATHS)].toSorted())
})
