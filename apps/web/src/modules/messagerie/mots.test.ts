import type { FichierId } from '@entrelles/contract/modules/fichiers/fichiers.schema.ts'
import { describe, expect, test } from 'vitest'
import {
  attendentOf,
  brouillonMots,
  ligneOf,
  nomOf,
  presentationOf,
  quandOf,
  silenceOf,
  vuParOf,
} from './mots.ts'
import { carteDiscussion, discussion, MAELLE, message } from './test-messages.ts'

const PARIS = 'Europe/Paris'
const now = new Date('2026-11-14T10:00:00Z')
const dernier = carteDiscussion().dernierMessage
const avecDernier = (changed: Partial<NonNullable<typeof dernier>>, rest = {}) =>
  carteDiscussion({ ...rest, dernierMessage: dernier && { ...dernier, ...changed } })

describe('[M3] the line of a discussion', () => {
  test('says who wrote last, where it is not the other member of the two', () => {
    expect(ligneOf(avecDernier({ extrait: 'Trop\u202f?' }), MAELLE)).toBe('Trop\u202f?')
    expect(ligneOf(avecDernier({ extrait: 'Merci', auteureId: MAELLE }), MAELLE)).toBe('Toi\u00a0: Merci')
    const groupe = { type: 'groupe', titre: 'Marché', avec: null } as const
    expect(ligneOf(avecDernier({ extrait: 'Trop\u202f?' }, groupe), MAELLE)).toBe('Awa\u00a0: Trop\u202f?')
    expect(nomOf(carteDiscussion(groupe))).toBe('Marché')
  })

  test('never shows the words of a message that is deleted or hidden', () => {
    expect(ligneOf(avecDernier({ extrait: '', statut: 'supprime' }), MAELLE)).toBe('Message supprimé')
    expect(ligneOf(avecDernier({ extrait: '', statut: 'masque' }), MAELLE)).toBe('Message masqué')
    expect(ligneOf(avecDernier({ extrait: '', piecesJointes: true }), MAELLE)).toBe('Pièce jointe')
  })

  test('of a draft has its words on one line, or says what else it has', () => {
    const piecesJointes: [] = []
    expect(brouillonMots({ contenu: ' Je viens\n\navec ', piecesJointes, citation: null })).toBe(
      'Je viens avec',
    )
    const { id: messageId, numero, auteureId, contenu: extrait } = message(1)
    const quoting = { contenu: '', citation: { messageId, numero, auteureId, extrait } }
    expect(brouillonMots({ ...quoting, piecesJointes })).toBe('Réponse à un message')
    const piece = {
      id: 'f' as FichierId,
      nom: 'a.pdf',
      type: 'pdf',
      taille: 9,
      texteAlternatif: null,
    } as const
    expect(brouillonMots({ ...quoting, piecesJointes: [piece] })).toBe('Pièce jointe')
  })

  test('a first contact says who waits for whom', () => {
    const attente = { demandeContact: 'en_attente' } as const
    expect(ligneOf(carteDiscussion(attente), MAELLE)).toBe('Souhaite t’écrire')
    expect(ligneOf(avecDernier({ auteureId: MAELLE }, attente), MAELLE)).toBe('Ta demande est envoyée')
  })
})

test.each([
  ['2026-11-14T09:42:00Z', '10\u00a0h\u00a042'],
  ['2026-11-13T21:00:00Z', 'hier'],
  ['2026-11-09T09:00:00Z', 'lun.'],
  ['2026-11-06T09:00:00Z', '6\u00a0nov.'],
  ['2026-11-01T09:00:00Z', '1er\u00a0nov.'],
  ['2025-11-06T09:00:00Z', 'nov. 2025'],
])('[M3] a message of %s was written « %s »', (date, mots) => {
  expect(quandOf(date, now, PARIS)).toBe(mots)
})

describe('[M3] why she may not write', () => {
  const muet = (changed: Parameters<typeof discussion>[0]) => {
    const made = discussion(changed)
    return silenceOf({ ...made, droits: { ...made.droits, ecrire: false } })
  }
  test('is said in the words of the refusal', () => {
    expect(silenceOf(discussion())).toBeUndefined()
    expect(muet({ statut: 'close' })).toMatch(/^Cette discussion est close/)
    expect(muet({ demandeContact: 'en_attente' })).toMatch(/dès qu’elle aura accepté/)
    expect(muet({ type: 'evenement', nbParticipantes: 240 })).toMatch(/seules les organisatrices/)
    expect(muet({ type: 'groupe', statut: 'close', quittee: true })).toMatch(/^Tu ne fais plus partie/)
    expect(muet({})).toBe('Tu ne peux pas écrire à cette membre.')
  })
  test('is not said to the member who is asked for an answer', () => {
    const made = discussion({ demandeContact: 'en_attente' })
    const droits = { ...made.droits, ecrire: false, repondreDemande: true }
    expect(silenceOf({ ...made, droits })).toBeUndefined()
  })
})

test('[M3] a first contact shows since when she is a member, her branch and what they have in common', () => {
  const demandeuse = { membreDepuis: '2025-03-31T22:30:00Z', antenne: 'Cornouaille' }
  const enCommun = 'Vous êtes toutes les deux dans «\u00a0Marché\u00a0».'
  expect(presentationOf({ demandeuse, enCommun })).toBe(
    `Membre depuis avril 2025, antenne Cornouaille. ${enCommun}`,
  )
  expect(presentationOf({ demandeuse: { ...demandeuse, antenne: null }, enCommun: null })).toBe(
    'Membre depuis avril 2025.',
  )
  expect(presentationOf({ demandeuse: null, enCommun: null })).toBe('')
})

test('[M3] the home page says how many messages wait', () => {
  expect(attendentOf([], false)).toBeUndefined()
  expect(attendentOf([{ nonLus: 1 }], false)).toBe('1 message t’attend')
  expect(attendentOf([{ nonLus: 2 }, { nonLus: 3 }], false)).toBe('5 messages t’attendent')
  expect(attendentOf([{ nonLus: 2 }], true)).toBe('Plus de 2 messages t’attendent')
})

test.each([
  [[], undefined],
  [['Léa'], 'Vu par Léa'],
  [['Léa', 'Nadia'], 'Vu par Léa et Nadia'],
  [['Léa', 'Nadia', 'Awa'], 'Vu par Léa, Nadia et 1 autre'],
  [['Léa', 'Nadia', 'Awa', 'Zoé'], 'Vu par Léa, Nadia et 2 autres'],
])('[M3] a message that %j have read is « %s »', (prenoms, mots) => {
  expect(vuParOf(prenoms)).toBe(mots)
})
