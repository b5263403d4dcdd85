import { expect, test } from 'vitest'
import { liste, withFiche } from './liste.ts'

const read = (query: string) => liste.read(new URLSearchParams(query))
const territoire = '019a0000-0000-7000-8000-000000000001'
const TRI = { tri: 'nom', sens: 'asc' }

test('[R2.1-18] [R2.1-25] filters and sort order are read from the URL; invalid values are ignored', () => {
  expect(read('')).toEqual(TRI)
  expect(read(`termes=%20lea%20&statutAdhesion=sursis&territoire=${territoire}&tri=fin&sens=desc`)).toEqual({
    termes: 'lea',
    statutAdhesion: 'sursis',
    territoire,
    tri: 'fin',
    sens: 'desc',
  })
  expect(
    read('termes=%20&statutAdhesion=riche&territoire=ici&role=reine&finAvant=hier&suspendue=non&tri=taille'),
  ).toEqual(TRI)
})

test('a tab changes the status filter and keeps the others', () => {
  const [toutes, , , , inachevees] = liste.tabs
  const filters = read('termes=lea&statutAdhesion=active&role=coordinatrice')
  expect(liste.tabHref('administratrice', filters, inachevees!)).toBe(
    '/administratrice/adherente?termes=lea&etapeInscription=inachevee&role=coordinatrice',
  )
  expect(liste.tabHref('coordinatrice', filters, toutes!)).toBe(
    '/coordinatrice/adherente?termes=lea&role=coordinatrice',
  )
  expect(liste.currentTab(read('etapeInscription=etape_trois'))?.label).toBe('Inscription inachevée')
})

test('withFiche adds the member to the URL of the list and keeps its parameters', () => {
  expect(withFiche('/coordinatrice/adherente', territoire)).toBe(
    `/coordinatrice/adherente?fiche=${territoire}`,
  )
  expect(withFiche('/coordinatrice/adherente?termes=l%C3%A9a&page=2', territoire)).toBe(
    `/coordinatrice/adherente?termes=l%C3%A9a&page=2&fiche=${territoire}`,
  )
})
