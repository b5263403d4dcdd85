import type { Reaction } from '@entrelles/contract/modules/actus/actus.constants.ts'
import { describe, expect, test } from 'vitest'
import {
  audienceOf,
  commentairesPhrase,
  epinglePhrase,
  etatOf,
  extraitOf,
  quiOf,
  reactionsPhrase,
  titreOf,
  totalOf,
  withReaction,
} from './mots.ts'
import { CORNOUAILLE, INES, LEON, publicationDe, SOIZIC } from './test-publication.ts'

const reagi = (counts: Partial<Record<Reaction, number>>, maReaction: Reaction | null = null) => ({
  reactions: { jaime: 0, bravo: 0, merci: 0, soutien: 0, ...counts },
  maReaction,
})

describe('[M2] reactions, in words', () => {
  test('hers and those of the others', () => {
    expect(reactionsPhrase(reagi({ jaime: 24 }, 'jaime'), 'jaime')).toBe('Toi et 23 autres')
    expect(reactionsPhrase(reagi({ jaime: 1, merci: 1 }, 'jaime'), 'jaime')).toBe('Toi et 1 autre')
    expect(reactionsPhrase(reagi({ bravo: 1 }, 'bravo'), 'jaime')).toBe('Toi')
  })

  test('those of the others alone', () => {
    expect(reactionsPhrase(reagi({ jaime: 61 }), 'jaime')).toBe('61 j’aime')
    expect(reactionsPhrase(reagi({ merci: 2 }), 'jaime')).toBe('2 merci')
    expect(reactionsPhrase(reagi({ jaime: 3, soutien: 1 }), 'jaime')).toBe('4 réactions')
  })

  test('none: what a press says', () => {
    expect(reactionsPhrase(reagi({}), 'jaime')).toBe('J’aime')
    expect(reactionsPhrase(reagi({}), 'merci')).toBe('Merci')
  })

  test('a new one is counted at once, another replaces it, and it is taken back', () => {
    const first = withReaction(reagi({ jaime: 2 }), 'jaime')
    expect(first).toEqual(reagi({ jaime: 3 }, 'jaime'))
    const other = withReaction(first, 'bravo')
    expect(other).toEqual(reagi({ jaime: 2, bravo: 1 }, 'bravo'))
    expect(withReaction(other, null)).toEqual(reagi({ jaime: 2 }))
    expect(totalOf(other.reactions)).toBe(3)
  })
})

test('[M2] who writes: the branch of a coordinator, the trade and the commune of the others', () => {
  expect(quiOf(SOIZIC)).toEqual(['Coordinatrice', 'Cornouaille'])
  expect(quiOf(INES)).toEqual(['Développeuse web', 'Figeac'])
  expect(quiOf({ ...INES, profession: null, ville: null })).toEqual([])
})

test('[M2] a post is named by its title, or by its author', () => {
  expect(titreOf(publicationDe({ titre: 'Le marché de Noël' }))).toBe('Le marché de Noël')
  expect(titreOf(publicationDe())).toBe('Publication de Soizic Guéguen')
  expect(titreOf(publicationDe({ type: 'annonce' }))).toBe('Annonce de Soizic Guéguen')
})

test('[M2] for whom it is written', () => {
  expect(audienceOf({ territoires: [] })).toBeUndefined()
  expect(audienceOf({ territoires: [CORNOUAILLE] })).toBe('Antenne Cornouaille')
  expect(audienceOf({ territoires: [CORNOUAILLE, LEON] })).toBe('Antennes Cornouaille et Léon')
})

test('[M2] why the others do not read it', () => {
  const etat = (statut: Parameters<typeof etatOf>[0]['statut'], isMine = true) =>
    etatOf({ statut, dateProgrammee: '2026-11-20T08:00:00.000Z' }, isMine)
  expect(etat('publiee')).toBeUndefined()
  expect(etat('programmee')).toBe('Elle sera publiée le 20/11/2026 à 9\u00a0h.')
  // Its reporters may hide it before anybody has looked.
  expect(etat('masquee')).toBe(
    'Elle est masquée\u202f: elle n’est plus visible que de toi et de celles qui modèrent.',
  )
  expect(etat('masquee', false)).toContain('son auteure')
  expect(etat('supprimee')).toContain('corbeille')
})

test('[M2] a pin, comments and first words', () => {
  expect(epinglePhrase('2026-12-01')).toBe('Épinglée jusqu’au 1er\u00a0décembre')
  expect([commentairesPhrase(0, true), commentairesPhrase(0, false), commentairesPhrase(1, true)]).toEqual([
    'Commenter',
    '0 commentaire',
    '1 commentaire',
  ])
  expect(extraitOf('<p>Bonjour</p><p>à &amp; toutes</p>')).toBe('Bonjour à & toutes')
  expect(extraitOf(`<p>${'mot '.repeat(60)}</p>`)).toHaveLength(120)
})
