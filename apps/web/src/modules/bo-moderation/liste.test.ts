import { expect, test } from 'vitest'
import { liste, withDossier } from './liste.ts'

const ID = '019a0000-0000-7000-8000-000000000001'
const read = (query: string) => liste.read(new URLSearchParams(query))

test('[R2.1-25] filters are read from the URL and written to it, « À traiter » is the default and is not written', () => {
  expect(read('')).toEqual({ statut: 'a_traiter' })
  expect(read('statut=recours&priorite=haute')).toEqual({ statut: 'recours', priorite: 'haute' })
  expect(liste.href('administratrice', read('statut=recours&priorite=haute'))).toBe(
    '/administratrice/signalement?statut=recours&priorite=haute',
  )
  expect(liste.href('coordinatrice', read('statut=a_traiter'))).toBe('/coordinatrice/signalement')
})

test.each(['statut=perdu', 'statut=nouveau', 'priorite=basse', 'autre=1'])(
  '[R2.1-25] an invalid value is ignored: %s',
  (query) => {
    expect(read(query)).toEqual({ statut: 'a_traiter' })
  },
)

test('[M11] a tab keeps the priority', () => {
  const [, traites] = liste.tabs
  expect(liste.tabHref('administratrice', read('priorite=haute'), traites!)).toBe(
    '/administratrice/signalement?statut=traite&priorite=haute',
  )
  expect(liste.tabs.map(({ filters }) => liste.currentTab(read(`statut=${filters.statut}`))?.label)).toEqual([
    'À traiter',
    'Traités',
    'Sans suite',
    'Recours',
  ])
})

test('[M11] the open report is in the URL, with the list that it was chosen from', () => {
  expect(withDossier('/administratrice/signalement', ID)).toBe(`/administratrice/signalement?dossier=${ID}`)
  expect(withDossier('/coordinatrice/signalement?statut=traite&page=2', ID)).toBe(
    `/coordinatrice/signalement?statut=traite&page=2&dossier=${ID}`,
  )
})
