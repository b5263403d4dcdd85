import { expect, test } from 'vitest'
import { actifsOf, filtresOf, hrefOf, isNarrowed } from './filtres.ts'

const read = (query: string) => filtresOf(new URLSearchParams(query))
const id = '019a0000-0000-7000-8000-000000000001'

test('[R2.1-20] [R2.1-25] the filters of an address; what is none of theirs is left out', () => {
  expect(read('')).toEqual({ onglet: 'actives' })
  expect(read(`onglet=archivees&termes=h%C3%A9l&thematique=${id}&territoire=${id}`)).toEqual({
    onglet: 'archivees',
    termes: 'hél',
    thematique: id,
    territoire: id,
  })
  expect(read('onglet=toutes&termes=%20&thematique=finances&territoire=ici')).toEqual({ onglet: 'actives' })
})

test('[R2.1-20] [R2.1-23] an address of the list, or of one of them beside it', () => {
  expect(hrefOf('administratrice', {})).toBe('/administratrice/intervenant')
  expect(hrefOf('coordinatrice', { onglet: 'a_recueillir', termes: 'awa', id }, 2)).toBe(
    `/coordinatrice/intervenant/${id}?onglet=a_recueillir&termes=awa&page=2`,
  )
})

test('which filters are the panel’s, and whether a list is narrowed at all', () => {
  expect(actifsOf(read(`termes=awa&territoire=${id}`))).toEqual(['territoire'])
  expect([isNarrowed(read('onglet=archivees')), isNarrowed(read('termes=awa'))]).toEqual([false, true])
})
