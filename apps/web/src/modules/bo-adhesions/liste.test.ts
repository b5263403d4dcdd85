import { expect, test } from 'vitest'
import { liste } from './liste.ts'

const read = (query: string) => liste.read(new URLSearchParams(query))

test('[R2.1-25] the filters of an address; what is none of theirs is left out', () => {
  expect(read('statut=grace&origine=cheque&termes=%20lea%20')).toEqual({
    statut: 'grace',
    origine: 'cheque',
    termes: 'lea',
  })
  expect(read('statut=nulle&origine=troc&termes=%20&page=3')).toEqual({ statut: 'toutes' })
})

test('what narrows the list leads to where it begins in its page', () => {
  expect(liste.href(undefined, { statut: 'toutes', termes: '' })).toBe('/administratrice/adhesion#toutes')
  expect(liste.href(undefined, { statut: 'grace', origine: 'cheque', termes: 'léa' }, 2)).toBe(
    '/administratrice/adhesion?statut=grace&origine=cheque&termes=l%C3%A9a&page=2#toutes',
  )
})
