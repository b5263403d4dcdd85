import { expect, test } from 'vitest'
import { liste } from './liste.ts'

const id = '019a0000-0000-7000-8000-000000000001'

test('[R2.1-20] [R2.1-23] [R2.1-25] filters are read from the URL; hrefs point to the list, or to a record beside it', () => {
  expect(liste.read(new URLSearchParams('onglet=toutes&termes=%20&thematique=finances'))).toEqual({
    onglet: 'actives',
  })
  expect(liste.href({ espace: 'administratrice' }, {})).toBe('/administratrice/intervenant')
  expect(liste.href({ espace: 'coordinatrice', id }, { onglet: 'a_recueillir', termes: 'awa' }, 2)).toBe(
    `/coordinatrice/intervenant/${id}?onglet=a_recueillir&termes=awa&page=2`,
  )
})
