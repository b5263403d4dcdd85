import { expect, test } from 'vitest'
import {
  actifsOf,
  filtresOf,
  hrefOf,
  isNarrowed,
  ongletHref,
  saisieOf,
  sansPanneau,
  triOf,
} from './filtres.ts'

const read = (query: string) => filtresOf(new URLSearchParams(query))
const territoire = '019a0000-0000-7000-8000-000000000001'

test('[R2.1-18] [R2.1-25] the filters of an address; what is none of theirs is left out', () => {
  expect(read('')).toEqual({})
  expect(read(`termes=%20lea%20&statutAdhesion=sursis&territoire=${territoire}&role=coordinatrice`)).toEqual({
    termes: 'lea',
    statutAdhesion: 'sursis',
    territoire,
    role: 'coordinatrice',
  })
  expect(read('finAvant=2026-12-31&dateInscriptionMin=2026-01-01&suspendue=oui')).toEqual({
    finAvant: '2026-12-31',
    dateInscriptionMin: '2026-01-01',
    suspendue: 'oui',
  })
  expect(
    read('termes=%20&statutAdhesion=riche&territoire=ici&role=reine&finAvant=hier&suspendue=non'),
  ).toEqual({})
})

test('the order of an address, by name unless it says another', () => {
  expect(triOf(new URLSearchParams())).toEqual({ tri: 'nom', sens: 'asc' })
  expect(triOf(new URLSearchParams('tri=fin&sens=desc'))).toEqual({ tri: 'fin', sens: 'desc' })
  expect(triOf(new URLSearchParams('tri=taille&sens=haut'))).toEqual({ tri: 'nom', sens: 'asc' })
})

test('an address says only what it must, in either back office', () => {
  expect(hrefOf('administratrice', {})).toBe('/administratrice/adherente')
  expect(hrefOf('coordinatrice', { filtres: saisieOf({}), tri: { tri: 'nom', sens: 'asc' } })).toBe(
    '/coordinatrice/adherente',
  )
  expect(
    hrefOf('coordinatrice', {
      filtres: { termes: 'léa', finAvant: '2026-12-31' },
      tri: { tri: 'fin', sens: 'desc' },
      page: 3,
      fiche: territoire,
    }),
  ).toBe(
    `/coordinatrice/adherente?termes=l%C3%A9a&finAvant=2026-12-31&tri=fin&sens=desc&page=3&fiche=${territoire}`,
  )
})

test('a tab changes the state and keeps the rest', () => {
  const tri = { tri: 'nom', sens: 'asc' } as const
  const filtres = { termes: 'lea', statutAdhesion: 'active', role: 'coordinatrice' } as const
  expect(ongletHref('administratrice', filtres, tri, { etapeInscription: 'inachevee' })).toBe(
    '/administratrice/adherente?termes=lea&etapeInscription=inachevee&role=coordinatrice',
  )
  expect(ongletHref('administratrice', filtres, tri, {})).toBe(
    '/administratrice/adherente?termes=lea&role=coordinatrice',
  )
})

test('which filters are the panel’s, and whether a list is narrowed at all', () => {
  expect(actifsOf({ termes: 'lea', statutAdhesion: 'active' })).toEqual([])
  expect(actifsOf({ finAvant: '2026-12-31', role: 'administratrice' })).toEqual(['role', 'finAvant'])
  const filtres = { termes: 'lea', statutAdhesion: 'active', finAvant: '2026-12-31' } as const
  expect(hrefOf('administratrice', { filtres: sansPanneau(filtres) })).toBe(
    '/administratrice/adherente?termes=lea&statutAdhesion=active',
  )
  expect(isNarrowed({})).toBe(false)
  expect(isNarrowed({ statutAdhesion: 'jamais' })).toBe(true)
})
