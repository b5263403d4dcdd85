import { expect, test } from 'vitest'
import { filtresOf, hrefOf, isNarrowed } from './filtres.ts'

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
