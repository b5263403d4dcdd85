import { expect, test } from 'vitest'
import { PATHS, pathTo } from './paths.ts'

test('pathTo replaces each parameter', () => {
  expect(pathTo('/faq')).toBe('/faq')
  expect(pathTo('/evenement/:id', { id: '019a' })).toBe('/evenement/019a')
  expect(pathTo('/evenement/agenda/futur/:futur/page/:pagenum', { futur: 1, pagenum: 2 })).toBe(
    '/evenement/agenda/futur/1/page/2',
  )
  expect(pathTo('/evenement/:id', { id: 'a/../b?c' })).toBe('/evenement/a%2F..%2Fb%3Fc')
})

test('an unknown path, a missing parameter or an extra one does not compile', () => {
  // @ts-expect-error: unknown path
  expect(pathTo('/evenements')).toBe('/evenements')
  // @ts-expect-error: missing parameter
  expect(pathTo('/evenement/:id')).toBe('/evenement/')
  // @ts-expect-error: extra parameter
  expect(pathTo('/evenement/:id', { id: '1', page: 2 })).toBe('/evenement/1')
})

test('the table is sorted and has no duplicate', () => {
  expect([...PATHS]).toEqual([...new Set(PATHS)].toSorted())
})
