import { expect, test } from 'vitest'
import { filtresOf, hrefOf, isNarrowed } from './filtres.ts'

const read = (query: string) => filtresOf(new URLSearchParams(query))

test('[R2.1-25] the filters of an address; what is none of theirs is left out', () => {
  expect(read('')).toEqual({ statut: 'toutes' })
  expect(read('statut=grace&origine=cheque&termes=%20lea%20')).toEqual({
    statut: 'grace',
    origine: 'cheque',
    termes: 'lea',
  })
  expect(read('statut=nulle&origine=troc&termes=%20&page=3')).toEqual({ statut: 'toutes' })
})

test('an address says only what narrows', () => {
  expect(hrefOf({})).toBe('/administratrice/adhesion#toutes')
  expect(hrefOf({ statut: 'toutes', termes: '' })).toBe('/administratrice/adhesion#toutes')
  expect(hrefOf({ statut: 'grace', origine: 'cheque', termes: 'léa' }, 2)).toBe(
    '/administratrice/adhesion?statut=grace&origine=cheque&termes=l%C3%A9a&page=2#toutes',
  )
})

test('whether a list is narrowed', () => {
  expect(isNarrowed({ statut: 'toutes' })).toBe(false)
  expect(isNarrowed({ statut: 'hors_ligne' })).toBe(true)
  expect(isNarrowed({ statut: 'toutes', termes: 'a' })).toBe(true)
})
