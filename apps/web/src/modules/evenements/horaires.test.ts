import { describe, expect, test } from 'vitest'
import {
  dateCourteOf,
  debutOf,
  echeanceOf,
  heureOf,
  heuresChezToi,
  heuresOf,
  jourOf,
  quandOf,
} from './horaires.ts'

const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

const PARIS = 'Europe/Paris'

const quimper = {
  dateHeureDebut: '2026-11-19T17:30:00.000Z',
  dateHeureFin: '2026-11-19T19:30:00.000Z',
  fuseau: 'Europe/Paris',
} as const
/** Evening in Nouméa, morning in Paris. */
const noumea = {
  dateHeureDebut: '2026-11-19T07:30:00.000Z',
  dateHeureFin: '2026-11-19T09:00:00.000Z',
  fuseau: 'Pacific/Noumea',
} as const
/** After midnight in La Réunion, the evening before in Paris. */
const reunion = {
  dateHeureDebut: '2026-11-18T20:30:00.000Z',
  dateHeureFin: '2026-11-18T21:30:00.000Z',
  fuseau: 'Indian/Reunion',
} as const

describe('[P-2] an event is shown in its own time zone', () => {
  test('the time zone of the reader is not named', () => {
    expect(plain(heuresOf(quimper, PARIS))).toBe('18 h 30 – 20 h 30')
    expect(plain(heuresOf(quimper, 'Europe/Madrid'))).toBe('18 h 30 – 20 h 30')
    expect(plain(heuresOf(noumea, 'Pacific/Noumea'))).toBe('18 h 30 – 20 h')
    expect(jourOf(quimper)).toBe('Jeudi 19\u00a0novembre 2026')
    expect(dateCourteOf(quimper)).toEqual({ iso: '2026-11-19', semaine: 'jeu.', jour: '19', mois: 'nov.' })
  })

  test('another time zone is named by its territory', () => {
    expect(plain(heuresOf(noumea, PARIS))).toBe('18 h 30 – 20 h (heure de la Nouvelle-Calédonie)')
    expect(plain(heuresOf(quimper, 'America/Guadeloupe'))).toBe('18 h 30 – 20 h 30 (heure de Paris)')
    expect(plain(heureOf(noumea, PARIS))).toBe('18 h 30 (heure de la Nouvelle-Calédonie)')
    expect(jourOf(noumea)).toBe('Jeudi 19\u00a0novembre 2026')
    expect(dateCourteOf(reunion).iso).toBe('2026-11-19')
    expect(plain(debutOf(reunion, PARIS))).toBe('jeudi 19 novembre 2026 à 0 h 30 (heure de La Réunion)')
    expect(plain(debutOf(quimper, PARIS))).toBe('jeudi 19 novembre 2026 à 18 h 30')
  })

  test.each([
    ['2026-03-29T00:30:00.000Z', '2026-03-29T01:30:00.000Z', '1 h 30 – 3 h 30'],
    ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z', '2 h 30 – 2 h 30'],
  ])('across both clock changes of Paris: %s', (dateHeureDebut, dateHeureFin, heures) => {
    expect(plain(heuresOf({ dateHeureDebut, dateHeureFin, fuseau: PARIS }, PARIS))).toBe(heures)
  })
})

describe('[P-2] a reader in another time zone also sees her local time', () => {
  test('nothing is added when the local time is the same', () => {
    expect(heuresChezToi(quimper, 'Europe/Paris')).toBeUndefined()
    expect(heuresChezToi(quimper, 'Europe/Madrid')).toBeUndefined()
  })

  test('the hours are added, and the day when it differs', () => {
    expect(plain(heuresChezToi(noumea, 'Europe/Paris'))).toBe('soit 8 h 30 – 10 h chez toi')
    expect(plain(heuresChezToi(reunion, 'Europe/Paris'))).toBe(
      'soit mercredi 18 novembre 2026, 21 h 30 – 22 h 30 chez toi',
    )
  })
})

test('[P-4] the expiry of an offer has its day and hour', () => {
  expect(plain(echeanceOf('2026-11-17T17:30:00.000Z'))).toBe('mardi 17 novembre à 18 h 30')
  expect(plain(echeanceOf('2026-12-01T11:00:00.000Z'))).toBe('mardi 1er décembre à 12 h')
})

test('[R3-13] a draft may have no date yet', () => {
  expect(quandOf({ dateHeureDebut: null, dateHeureFin: null, fuseau: 'Europe/Paris' })).toBeUndefined()
  expect(quandOf(quimper)).toEqual(quimper)
})
