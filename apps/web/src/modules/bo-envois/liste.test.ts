import { expect, test } from 'vitest'
import { liste } from './liste.ts'

const ID = '019a0000-0000-7000-8000-000000000001'
const read = (query: string) => liste.read(new URLSearchParams(query))

test('[R2.1-25] filters are read from the URL and written to it', () => {
  const query = `statut=echec&lettre=relance&termes=haddad&periode=30&evenement=${ID}&adherente=${ID}`
  expect(read(query)).toEqual({
    statut: 'echec',
    lettre: 'relance',
    termes: 'haddad',
    periode: '30',
    evenement: ID,
    adherente: ID,
  })
  expect(liste.href(undefined, read(query))).toBe(`/administratrice/envoi?${query}`)
})

test.each(['statut=perdu', 'lettre=demain', 'periode=8', 'evenement=x', 'adherente=x', 'termes=', 'autre=1'])(
  '[R2.1-25] an invalid value is ignored: %s',
  (query) => {
    expect(read(query)).toEqual({})
  },
)

test('a tab keeps the other filters, and planned letters belong to none', () => {
  const [, , , echec] = liste.tabs
  expect(liste.tabHref(undefined, read('termes=haddad&statut=ignore'), echec!)).toBe(
    '/administratrice/envoi?statut=echec&termes=haddad',
  )
  expect(liste.currentTab(read('statut=echec'))?.label).toBe('En échec')
  expect(liste.currentTab(read(''))?.label).toBe('Tous')
  expect(liste.currentTab(read('statut=prevu'))).toBeUndefined()
})
