import { describe, expect, test } from 'vitest'
import { bullesOf, joursOf, motsJour } from './groupes.ts'
import { envoi, MAELLE, message } from './test-messages.ts'

const PARIS = 'Europe/Paris'
const aucun = new Set<string>()
const at = (instant: string) => ({ dateEnvoi: instant })
const shape = (jours: ReturnType<typeof joursOf>) =>
  jours.map(({ jour, groupes }) => [jour, groupes.map(({ bulles }) => bulles.map(({ contenu }) => contenu))])

describe('[M3] the thread by day and by author', () => {
  test('messages of one member in a row stand together, another author starts a group', () => {
    const bulles = bullesOf([message(1), message(2), message(3, { auteureId: MAELLE })], [], MAELLE, aucun)
    expect(shape(joursOf(bulles, PARIS))).toEqual([
      ['2026-11-13', [['Message 1', 'Message 2'], ['Message 3']]],
    ])
  })

  test('five minutes of silence start a group', () => {
    const bulles = bullesOf(
      [message(1, at('2026-11-13T09:00:00Z')), message(2, at('2026-11-13T09:05:00Z'))],
      [],
      MAELLE,
      aucun,
    )
    expect(joursOf(bulles, PARIS)[0]?.groupes).toHaveLength(2)
  })

  test('days are those of the reader’s clock', () => {
    const bulles = bullesOf(
      [message(1, at('2026-11-13T22:58:00Z')), message(2, at('2026-11-13T23:01:00Z'))],
      [],
      MAELLE,
      aucun,
    )
    expect(joursOf(bulles, PARIS).map(({ jour }) => jour)).toEqual(['2026-11-13', '2026-11-14'])
    expect(joursOf(bulles, 'America/Martinique').map(({ jour }) => jour)).toEqual(['2026-11-13'])
  })

  test('the first unread message starts a group, under the unread line', () => {
    const bulles = bullesOf([message(1), message(2)], [], MAELLE, aucun)
    expect(joursOf(bulles, PARIS, 2)[0]?.groupes).toHaveLength(2)
  })

  test('an edited message ends its group, under which it says so', () => {
    const bulles = bullesOf([message(1, { statut: 'modifie' }), message(2)], [], MAELLE, aucun)
    expect(joursOf(bulles, PARIS)[0]?.groupes).toHaveLength(2)
  })

  test('messages of erased accounts are not taken for those of one member', () => {
    const gone = { auteureId: null }
    const bulles = bullesOf([message(1, gone), message(2, gone)], [], MAELLE, aucun)
    expect(joursOf(bulles, PARIS)[0]?.groupes).toHaveLength(2)
  })
})

describe('[C3-3] messages that wait', () => {
  test('stand after the others, each with its state', () => {
    const [un, deux] = [envoi(1), envoi(2, { refus: 'Ni lien ni fichier.' })]
    const bulles = bullesOf([message(1)], [un, deux], MAELLE, new Set([un.id]))
    expect(bulles.map(({ etat }) => etat)).toEqual(['recu', 'echec', 'refus'])
    expect(bulles.at(-1)?.auteureId).toBe(MAELLE)
  })

  test('are shown once while their confirmation arrives', () => {
    const waits = envoi(1)
    const confirmed = message(2, { id: waits.id, auteureId: MAELLE })
    expect(bullesOf([message(1), confirmed], [waits], MAELLE, aucun).map(({ etat }) => etat)).toEqual([
      'recu',
      'recu',
    ])
  })
})

test('[M3] a day is named from today', () => {
  const now = new Date('2026-11-14T10:00:00Z')
  expect(motsJour('2026-11-14', now, PARIS)).toBe('Aujourd’hui')
  expect(motsJour('2026-11-13', now, PARIS)).toBe('Hier')
  expect(motsJour('2026-11-06', now, PARIS)).toBe('Vendredi 6\u00a0novembre')
  expect(motsJour('2025-03-04', now, PARIS)).toBe('Mardi 4\u00a0mars 2025')
})
