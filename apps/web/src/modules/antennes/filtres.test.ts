import { expect, test } from 'vitest'
import { filtresBoOf, filtresOf, hrefBoOf, hrefOf, isNarrowed } from './filtres.ts'

const read = (query: string) => filtresOf(new URLSearchParams(query))
const PAR_REGION = { termes: '', region: '', trinom: 'aucun', triregion: 'asc' } as const

test('[R2.1-14] the list is by region unless the address says otherwise', () => {
  expect(read('')).toEqual(PAR_REGION)
  expect(read('trinom=desc')).toEqual({ ...PAR_REGION, trinom: 'desc', triregion: 'aucun' })
  expect(read('termes=%20die%20&region=Bretagne&triregion=desc')).toEqual({
    termes: 'die',
    region: 'Bretagne',
    trinom: 'aucun',
    triregion: 'desc',
  })
  expect(read('trinom=au-hasard&triregion=x')).toEqual(PAR_REGION)
})

test('an address says only what is not so by itself', () => {
  expect(hrefOf({})).toBe('/antenne')
  expect(hrefOf(PAR_REGION)).toBe('/antenne')
  expect(hrefOf({ ...PAR_REGION, triregion: 'desc' }, 2)).toBe('/antenne?triregion=desc&page=2')
  expect(hrefOf({ ...PAR_REGION, trinom: 'asc', triregion: 'aucun', termes: 'die' })).toBe(
    '/antenne?termes=die&trinom=asc',
  )
})

test('whether a list is narrowed: its order does not', () => {
  expect(isNarrowed(read('trinom=asc'))).toBe(false)
  expect(isNarrowed(read('region=Bretagne'))).toBe(true)
  expect(isNarrowed(read('termes=die'))).toBe(true)
})

test('[R2.1-22] [R2.1-25] the paths of the back office; a part that is none is the default', () => {
  const filtres = { page: 2, trinom: 'asc', triregion: 'aucun', termes: '' } as const
  expect(filtresBoOf({ pagenum: '2', trinom: 'asc', triregion: 'aucun' }, new URLSearchParams())).toEqual(
    filtres,
  )
  expect(
    filtresBoOf({ pagenum: 'x', trinom: 'x', triregion: 'x' }, new URLSearchParams('termes=die')),
  ).toEqual({
    page: 1,
    trinom: 'aucun',
    triregion: 'aucun',
    termes: 'die',
  })
  expect(hrefBoOf(filtres)).toBe('/administratrice/antenne/page/2/nom/asc/region/aucun')
  expect(hrefBoOf({ ...filtres, page: 1, trinom: 'aucun', termes: 'die' })).toBe(
    '/administratrice/antenne?termes=die',
  )
})
