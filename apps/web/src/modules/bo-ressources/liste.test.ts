import { expect, test } from 'vitest'
import { creationHref, editionHref } from './adresses.ts'
import { demandeOf, LISTES } from './liste.ts'

const id = '019a0000-0000-7000-8000-000000000001'
const liste = LISTES.administratrice
const read = (query: string) => liste.read(new URLSearchParams(query))

test('[R2.1-21] [R2.1-25] filters are read from the URL and written to it; the first tab is not written', () => {
  const query = `onglet=a_verifier&type=lien&etatLien=brise`
  expect(demandeOf(read(query))).toEqual({ statut: 'a_verifier', type: 'lien', etatLien: 'brise' })
  expect(liste.href('administratrice', read(query))).toBe(`/administratrice/ressource?${query}`)
  expect(liste.href('coordinatrice', {})).toBe('/coordinatrice/ressources')
})

test.each(['onglet=masquee', 'type=video', 'thematique=finances', 'etatLien=mort', 'suivi=x'])(
  '[R2.1-25] an invalid value is ignored: %s',
  (query) => {
    expect(demandeOf(read(query))).toEqual({ statut: 'publiee' })
  },
)

test('[M5] the proposals are a tab of administrators alone; another tab starts with what waits', () => {
  const labels = (espace: keyof typeof LISTES) => LISTES[espace].tabs.map(({ label }) => label)
  expect(labels('administratrice')).toContain('Propositions')
  expect(labels('coordinatrice')).not.toContain('Propositions')
  const filters = read('onglet=propositions&suivi=refusee')
  expect(demandeOf(filters)).toBe('propositions')
  expect(liste.currentTab(filters)?.label).toBe('Propositions')
  const remarques = liste.tabs.find(({ label }) => label === 'Remarques')!
  expect(liste.tabHref('administratrice', filters, remarques)).toBe(
    '/administratrice/ressource?onglet=remarques',
  )
})

test('[R2.1-21] [R2.1-23] an administrator has a page for each form, a coordinator has them on hers', () => {
  expect(creationHref('administratrice')).toBe('/administratrice/ressource/creation')
  expect(creationHref('administratrice', 'article')).toBe('/administratrice/ressource/creation/article')
  expect(editionHref('administratrice', { id, type: 'article' })).toBe(
    `/administratrice/ressource/article/${id}/edition`,
  )
  for (const type of ['lien', 'fichier', 'replay'] as const)
    expect(editionHref('administratrice', { id, type })).toBe(`/administratrice/ressource/lien/${id}/edition`)
  expect(creationHref('coordinatrice', 'lien')).toBe('/coordinatrice/ressources?creation=lien')
  expect(editionHref('coordinatrice', { id, type: 'article' })).toBe(
    `/coordinatrice/ressources?edition=${id}`,
  )
})
