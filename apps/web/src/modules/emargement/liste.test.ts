import { expect, test } from 'vitest'
import { liste } from './liste.ts'

test('[R2.1-10] what is shown lives in the address', () => {
  const filters = { vue: 'scanner', termes: 'le goff', afficher: 'a-pointer' } as const
  const href = liste.href('x', filters)
  expect(href).toBe('/evenement/x/emargement?vue=scanner&afficher=a-pointer&termes=le+goff')
  expect(liste.read(new URLSearchParams(href.split('?')[1]))).toEqual(filters)
})

test('[R2.1-10] the whole list has the bare address, and whatever is not known is the default', () => {
  expect(liste.href('x', {})).toBe('/evenement/x/emargement')
  expect(liste.read(new URLSearchParams('vue=autre&afficher=personne'))).toEqual({ vue: 'liste' })
})
