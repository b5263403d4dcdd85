import type { Envoi } from '@entrelles/contract/modules/envois/envois.schema.ts'
import { expect, test } from 'vitest'
import { detailOf, essaisOf, libelleOf, raisonOf, videOf } from './mots.ts'

const ID = '019a0000-0000-7000-8000-000000000001'
const envoi = {
  id: ID,
  lettre: 'evenement_rappel',
  canal: 'mail',
  statut: 'echec',
  motif: 'adresse refusée (550)',
  destinataire: { id: ID, prenom: 'Samira', nom: 'Haddad', photo: null, email: 'samira@exemple.fr' },
  objet: 'Fixer ses prix',
  essais: 2,
  dateCreation: '2026-11-18T07:00:00Z',
  dateTraitement: '2026-11-18T07:32:00Z',
} as Envoi

test('a line says its channel and when the letter was treated, or planned', () => {
  expect(detailOf(envoi)).toBe('E-mail · 18/11/2026 à 8\u00a0h\u00a032')
  expect(detailOf({ ...envoi, dateTraitement: null })).toBe('E-mail · 18/11/2026 à 8\u00a0h')
})

test.each([
  ['prevu', 0, ''],
  ['prevu', 1, '1 essai'],
  ['ignore', 0, ''],
  ['envoye', 0, '1 essai'],
  ['echec', 2, '3 essais'],
] as const)('a letter that is « %s » after %d postponements has « %s »', (statut, essais, text) => {
  expect(essaisOf({ statut, essais })).toBe(text)
})

test('a reason is a sentence with what follows; a letter without a reason has none', () => {
  expect(raisonOf(envoi)).toMatchObject({ tone: 'danger', motif: 'Adresse refusée (550).' })
  expect(raisonOf({ statut: 'prevu', motif: 'messagerie occupée (451)' })).toMatchObject({ tone: 'warning' })
  expect(raisonOf({ statut: 'envoye', motif: null })).toBeUndefined()
})

test('an active filter is named by its value, a member and an event by the first line', () => {
  const filtres = { lettre: 'relance', periode: '30' } as const
  expect(libelleOf('lettre', filtres, [])).toBe('Relance')
  expect(libelleOf('periode', filtres, [])).toBe('30\u00a0jours')
  expect(libelleOf('adherente', filtres, [envoi])).toBe('Samira Haddad')
  expect(libelleOf('evenement', filtres, [envoi])).toBe('Fixer ses prix')
  expect(libelleOf('adherente', filtres, [])).toBe('Une membre')
  expect(libelleOf('evenement', filtres, [])).toBe('Un événement')
})

test('an empty tab says what it would list', () => {
  expect(videOf({}).titre).toBe('Aucun envoi pour l’instant')
  expect(videOf({ statut: 'echec' }).titre).toBe('Aucun échec')
})
