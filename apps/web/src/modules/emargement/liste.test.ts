import { expect, test } from 'vitest'
import { liste } from './liste.ts'

test('[R2.1-10] the view and the filters are written to the URL and read back', () => {
  const filters = { vue: 'scanner', termes: 'le goff', afficher: 'a-pointer' } as const
  const href = liste.href('x', filters)
  expect(href).toBe('/evenement/x/emargement?vue=scanner&afficher=a-pointer&termes=le+goff')
  expect(liste.read(new URLSearchParams(href.split('?')[1]))).toEqual(filters)
})

test('[R2.1-10] default values are left out of the URL, and invalid values are ignored', () => {
  expect(liste.href('x', {})).toBe('/evenement/x/emargement')
  expect(liste.read(new URLSearchParams('vue=autre&afficher=personne'))).toEqual({ vue: 'liste' })
})
