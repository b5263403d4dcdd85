import { expect, test } from 'vitest'
import { liste } from './liste.ts'

const read = (query: string) => liste.read(new URLSearchParams(query))

test('[R2.1-25] filters are read from the URL; invalid values are ignored', () => {
  expect(read('statut=grace&origine=cheque&termes=%20lea%20')).toEqual({
    statut: 'grace',
    origine: 'cheque',
    termes: 'lea',
  })
  expect(read('statut=nulle&origine=troc&termes=%20&page=3')).toEqual({ statut: 'toutes' })
})

test('the URL of a filtered list points to its anchor in the page', () => {
  expect(liste.href(undefined, { statut: 'toutes', termes: '' })).toBe('/administratrice/adhesion#toutes')
  expect(liste.href(undefined, { statut: 'grace', origine: 'cheque', termes: 'léa' }, 2)).toBe(
    '/administratrice/adhesion?statut=grace&origine=cheque&termes=l%C3%A9a&page=2#toutes',
  )
})
