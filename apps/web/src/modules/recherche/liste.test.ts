import { expect, test } from 'vitest'
import { demandeOf, LISTES, TOUT } from './liste.ts'
import { RUBRIQUES_EN_ORDRE, rubriqueOf } from './rubriques.ts'

const TERRITOIRE = '019a0000-0000-7000-8000-000000000001'

test('[R2.1-17] each category has its address, which keeps the words, the filters and the page', () => {
  expect(
    RUBRIQUES_EN_ORDRE.map((rubrique) => LISTES[rubrique].href(undefined, { termes: 'miel' }, 2)),
  ).toEqual([
    '/recherche/membre?termes=miel&page=2',
    '/recherche/coup-de-pouce?termes=miel&page=2',
    '/recherche/evenement?termes=miel&page=2',
    '/recherche/publication?termes=miel&page=2',
    '/recherche/territoire?termes=miel&page=2',
    '/recherche/ressource?termes=miel&page=2',
  ])
  expect(TOUT.href(undefined, { termes: 'miel & châtaignes' })).toBe(
    '/recherche?termes=miel+%26+ch%C3%A2taignes',
  )
  expect(RUBRIQUES_EN_ORDRE.map((rubrique) => rubriqueOf(`/recherche/${rubrique}`))).toEqual(
    RUBRIQUES_EN_ORDRE,
  )
})

test('[R2.1-25] what is no value of a filter is ignored', () => {
  const params = new URLSearchParams('termes=miel&type=autre&territoire=ici&dateMin=hier&dateMax=2026-12-01')
  expect(LISTES['coup-de-pouce'].read(params)).toEqual({ termes: 'miel', dateMax: '2026-12-01' })
  expect(LISTES.membre.read(new URLSearchParams(`termes=${'a'.repeat(101)}`)).termes).toBe('')
})

test('[R7-10] a category asks for the filters that it has, and no other', () => {
  const params = new URLSearchParams(`termes=miel&territoire=${TERRITOIRE}&type=offre&dateMin=2026-11-01`)
  const asked = (rubrique: 'coup-de-pouce' | 'membre' | 'territoire') => {
    const liste = LISTES[rubrique]
    return demandeOf(liste, liste.read(params), 3)
  }
  expect(asked('coup-de-pouce')).toEqual({
    termes: 'miel',
    page: 3,
    territoire: TERRITOIRE,
    type: 'offre',
    dateMin: '2026-11-01',
  })
  expect(asked('membre')).toEqual({ termes: 'miel', page: 3, territoire: TERRITOIRE, dateMin: '2026-11-01' })
  expect(asked('territoire')).toEqual({ termes: 'miel', page: 3 })
})
