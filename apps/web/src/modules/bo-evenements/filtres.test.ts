import { expect, test } from 'vitest'
import { actifsOf, filtresOf, hrefOf, isNarrowed, saisieOf } from './filtres.ts'

const read = (query: string) => filtresOf(new URLSearchParams(query))
const id = '019a0000-0000-7000-8000-000000000001'

test('[R2.1-18] [R2.1-25] the filters of an address; what is none of theirs is left out', () => {
  expect(read('')).toEqual({ onglet: 'a_venir' })
  expect(read(`onglet=passes&titre=%20prix%20&territoire=${id}&thematique=${id}&type=${id}`)).toEqual({
    onglet: 'passes',
    titre: 'prix',
    territoire: id,
    thematique: id,
    type: id,
  })
  expect(read('onglet=demain&titre=%20&territoire=ici&thematique=1&type=atelier&page=2')).toEqual({
    onglet: 'a_venir',
  })
})

test('[R2.1-23] an address says only what it must, in either back office', () => {
  expect(hrefOf('administratrice', {})).toBe('/administratrice/evenement')
  expect(hrefOf('coordinatrice', { onglet: 'a_venir', ...saisieOf(read('')), titre: '' })).toBe(
    '/coordinatrice/evenement',
  )
  expect(hrefOf('coordinatrice', { onglet: 'brouillons', titre: 'été', type: id }, 3)).toBe(
    `/coordinatrice/evenement?onglet=brouillons&titre=%C3%A9t%C3%A9&type=${id}&page=3`,
  )
})

test('an address that was written is read back as it was', () => {
  const filtres = { onglet: 'annules', titre: 'bilan', territoire: id, thematique: id, type: id } as const
  const [, query] = hrefOf('administratrice', filtres, 2).split('?')
  expect(read(query ?? '')).toEqual(filtres)
})

test('which filters are the panel’s, and whether a list is narrowed at all', () => {
  expect(actifsOf(read('titre=prix&onglet=passes'))).toEqual([])
  expect(actifsOf(read(`type=${id}&territoire=${id}`))).toEqual(['territoire', 'type'])
  expect(isNarrowed(read('onglet=passes'))).toBe(false)
  expect(isNarrowed(read('titre=prix'))).toBe(true)
})
