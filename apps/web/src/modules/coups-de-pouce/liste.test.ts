import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import { describe, expect, test } from 'vitest'
import { demandeOf, ETATS, liste, PROCHE_KM } from './liste.ts'

const CATEGORIE = '019a0000-0000-7000-8000-00000000000c'
const ANTENNE = '019a0000-0000-7000-8000-00000000000d' as TerritoireId
const moi = {
  id: '019a0000-0000-7000-8000-00000000000a' as AdherenteId,
  territoireId: '019a0000-0000-7000-8000-00000000000b' as TerritoireId,
}
const read = (query: string) => liste.read(new URLSearchParams(query))
const asked = (query: string) => demandeOf(read(query), moi)

describe('[R2.1-9] the tabs of help requests are in the URL', () => {
  test('each asks for its own requests', () => {
    expect(asked('')).toEqual({ statut: 'ouvert', tri: 'recent' })
    expect(asked('onglet=proches')).toMatchObject({ distanceKilometre: PROCHE_KM, statut: 'ouvert' })
    expect(asked('onglet=antenne')).toMatchObject({ territoire: moi.territoireId })
    expect(asked('onglet=miennes')).toMatchObject({ auteure: moi.id, statut: 'ouvert' })
    expect(asked('onglet=sans-reponse')).toMatchObject({ sansReponse: 'oui', statut: 'ouvert' })
    expect(asked('onglet=suivis')).toMatchObject({ suivis: 'oui', statut: 'ouvert' })
  })

  test('each names its place: the branch that was chosen stays in the tab where it was chosen', () => {
    const [reseau] = liste.tabs
    const href = liste.href(undefined, { onglet: 'sans-reponse', territoire: ANTENNE })
    expect(href).toBe(`/coup-de-pouce?onglet=sans-reponse&territoire=${ANTENNE}`)
    expect(asked(href.split('?')[1] ?? '')).toEqual({
      statut: 'ouvert',
      tri: 'recent',
      territoire: ANTENNE,
      sansReponse: 'oui',
    })
    expect(liste.tabHref(undefined, read(`onglet=sans-reponse&territoire=${ANTENNE}`), reseau!)).toBe(
      '/coup-de-pouce',
    )
    expect(asked(`onglet=antenne&territoire=${ANTENNE}`).territoire).toBe(moi.territoireId)
  })

  test('an unknown tab is the whole network', () => {
    expect(asked('onglet=ailleurs')).toEqual(asked(''))
  })

  test('another tab keeps the filters and the words, and returns to the first page', () => {
    const [, proches] = liste.tabs
    expect(liste.tabHref(undefined, read(`categorie=${CATEGORIE}&termes=bilan&page=3`), proches!)).toBe(
      `/coup-de-pouce?onglet=proches&categorie=${CATEGORIE}&termes=bilan`,
    )
    expect(liste.tabHref(undefined, read('onglet=miennes&statut=resolu'), proches!)).toBe(
      '/coup-de-pouce?onglet=proches',
    )
    expect(liste.currentTab(read('onglet=suivis&statut=resolu'))?.label).toBe('Suivis')
  })
})

describe('[R2.1-9] the filters of help requests are in the URL', () => {
  test('they are read back as they were written', () => {
    const filtres = read(
      `onglet=proches&categorie=${CATEGORIE}&type=offre&statut=resolu&territoire=${ANTENNE}&distanceKilometre=25&tri=echeance`,
    )
    expect(read(liste.href(undefined, filtres).split('?')[1] ?? '')).toEqual(filtres)
    expect(demandeOf(filtres, moi)).toMatchObject({
      categorie: CATEGORIE,
      type: 'offre',
      statut: 'resolu',
      territoire: ANTENNE,
      distanceKilometre: 25,
      tri: 'echeance',
    })
  })

  test('values that do not exist are ignored', () => {
    expect(asked('statut=perdu&type=troc&distanceKilometre=900&categorie=autre&tri=hasard')).toEqual(
      asked(''),
    )
  })

  test('her own requests stay hers, whatever the URL says', () => {
    expect(asked('onglet=miennes&auteure=019a0000-0000-7000-8000-0000000000ff').auteure).toBe(moi.id)
  })
})

test('[M1] her own requests are listed in each of their states', () => {
  const hrefs = ETATS.map(({ statut }) => liste.href(undefined, { onglet: 'miennes', statut }))
  expect(hrefs).toEqual([
    '/coup-de-pouce?onglet=miennes',
    '/coup-de-pouce?onglet=miennes&statut=resolu',
    '/coup-de-pouce?onglet=miennes&statut=termine',
  ])
  expect(hrefs.map((href) => asked(href.split('?')[1] ?? '').statut)).toEqual(['ouvert', 'resolu', 'termine'])
})
