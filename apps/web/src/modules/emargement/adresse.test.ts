import { expect, test } from 'vitest'
import { adresseOf, emargementHref, searchOf, TOUTES } from './adresse.ts'

test('[R2.1-10] what is shown lives in the address', () => {
  const adresse = { vue: 'scanner', termes: 'le goff', aPointer: true } as const
  expect(adresseOf(searchOf(adresse))).toEqual(adresse)
  expect(emargementHref('x', adresse)).toBe(
    '/evenement/x/emargement?vue=scanner&afficher=a-pointer&termes=le+goff',
  )
})

test('[R2.1-10] the whole list has the bare address, and whatever is not known is the default', () => {
  expect(emargementHref('x')).toBe('/evenement/x/emargement')
  expect(adresseOf(new URLSearchParams('vue=autre&afficher=personne'))).toEqual(TOUTES)
})
