import { expect, test } from 'vitest'
import { filtresBoOf, hrefBoOf } from './filtres.ts'

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
