import { expect, test } from 'vitest'
import { liste, trisOf } from './liste.ts'

const read = (query: string) => liste.read(new URLSearchParams(query))
const triOf = (query: string) => trisOf(read(query))

test('[R2.1-14] the list is sorted by region by default', () => {
  expect(triOf('')).toEqual({ trinom: 'aucun', triregion: 'asc' })
  expect(triOf('trinom=desc')).toEqual({ trinom: 'desc', triregion: 'aucun' })
  expect(triOf('triregion=desc')).toEqual({ trinom: 'aucun', triregion: 'desc' })
  expect(triOf('trinom=au-hasard&triregion=x')).toEqual({ trinom: 'aucun', triregion: 'asc' })
})

test('the URL holds the search, the region and the order', () => {
  expect(read('termes=%20die%20&region=Bretagne&triregion=desc')).toEqual({
    termes: 'die',
    region: 'Bretagne',
    trinom: 'aucun',
    triregion: 'desc',
  })
  expect(liste.href(undefined, { triregion: 'desc' }, 2)).toBe('/antenne?triregion=desc&page=2')
})

test('the search and the region narrow the list; the order does not', () => {
  expect(
    ['trinom=asc', 'region=Bretagne', 'termes=die'].map((query) => liste.isNarrowed(read(query))),
  ).toEqual([false, true, true])
})
