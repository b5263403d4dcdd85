import { describe, expect, test } from 'vitest'
import { sansInscriptionForm, synchroForm } from './emargement.schema.ts'
import { ATTESTATION_PRETE, EMARGEMENT_OUVRE } from './emargement.texts.ts'
import {
  attestationOuverte,
  avanceDe,
  emargementOuvert,
  isNewer,
  heureRetenue,
  nomsOubliesAvant,
} from './presence.rules.ts'

const debut = new Date('2026-11-19T17:30:00Z')
const cle = '019a0000-0000-7000-8000-000000000001'

test.each([
  ['two days before', '2026-11-17T17:30:00Z', false],
  ['a minute more than a day before', '2026-11-18T17:29:00Z', false],
  ['a day before', '2026-11-18T17:30:00Z', true],
  ['a month after', '2026-12-19T17:30:00Z', true],
])('the attendance sheet opens one day before the event: %s', (_case, now, expected) => {
  expect(emargementOuvert(debut, new Date(now))).toBe(expected)
})

test.each([
  [
    'in Paris',
    '2026-11-19T17:30:00Z',
    'Europe/Paris',
    'le mercredi 18\u00a0novembre 2026 à 18\u00a0h\u00a030',
  ],
  [
    'overseas, where the day is another one',
    '2026-11-19T20:30:00Z',
    'Indian/Reunion',
    'le jeudi 19\u00a0novembre 2026 à 0\u00a0h\u00a030 (La Réunion)',
  ],
  // 24 hours before, although the clocks go back in the night.
  [
    'over a change of the clocks',
    '2026-10-25T17:00:00Z',
    'Europe/Paris',
    'le samedi 24\u00a0octobre 2026 à 19\u00a0h',
  ],
] as const)(
  '[M13] the sheet says the day and the hour at which it opens, %s',
  (_case, start, fuseau, quand) => {
    expect(EMARGEMENT_OUVRE(start, fuseau)).toBe(`L’émargement ouvre ${quand}.`)
  },
)

test('[M13] the attestation waits for the end of the event, and says when', () => {
  const fin = new Date('2026-11-19T19:30:00Z')
  expect(attestationOuverte(fin, new Date('2026-11-19T19:29:59Z'))).toBe(false)
  expect(attestationOuverte(fin, fin)).toBe(true)
  expect(ATTESTATION_PRETE(fin, 'Europe/Paris')).toBe(
    'Ta présence est notée\u202f: ton attestation sera ici le jeudi 19\u00a0novembre 2026 à 20\u00a0h\u00a030.',
  )
})

test('isNewer is true only for a time after the known one', () => {
  expect(isNewer(new Date('2026-11-19T18:02:00Z'), null)).toBe(true)
  expect(isNewer(new Date('2026-11-19T18:02:00Z'), new Date('2026-11-19T18:01:00Z'))).toBe(true)
  expect(isNewer(new Date('2026-11-19T18:02:00Z'), new Date('2026-11-19T18:02:00Z'))).toBe(false)
  expect(isNewer(new Date('2026-11-19T18:02:00Z'), new Date('2026-11-19T18:03:00Z'))).toBe(false)
})

test('a time in the future is replaced by now', () => {
  const now = new Date('2026-11-19T18:02:00Z')
  expect(heureRetenue('2026-11-19T18:01:00Z', now).toISOString()).toBe('2026-11-19T18:01:00.000Z')
  expect(heureRetenue('2026-11-19T19:02:00Z', now)).toEqual(now)
  expect(heureRetenue(undefined, now)).toEqual(now)
})

test('a wrong phone clock is corrected by the time it gives when it sends', () => {
  const now = new Date('2026-11-19T18:02:00Z')
  expect(avanceDe(undefined, now)).toBe(0)
  expect(avanceDe('2026-11-19T18:02:59Z', now)).toBe(0)
  expect(avanceDe('2026-11-19T18:01:30Z', now)).toBe(0)
  for (const [envoyeLe, faitLe] of [
    ['2026-11-19T19:02:00Z', '2026-11-19T18:50:00Z'],
    ['2026-11-19T17:02:00Z', '2026-11-19T16:50:00Z'],
  ] as const)
    expect(heureRetenue(faitLe, now, avanceDe(envoyeLe, now)).toISOString()).toBe('2026-11-19T17:50:00.000Z')
})

test('names of non-members are kept three years, to the minute', () => {
  expect(nomsOubliesAvant(new Date('2026-11-19T18:02:00Z'))).toEqual(new Date('2023-11-19T18:02:00Z'))
  expect(nomsOubliesAvant(new Date('2028-02-29T09:00:00Z'))).toEqual(new Date('2025-03-01T09:00:00Z'))
})

describe('an unregistered participant', () => {
  test.each([
    ['a member', { adherenteId: cle }, true],
    ['somebody by her name', { prenom: 'Rozenn', nom: 'Le Bihan', email: '' }, true],
    ['nobody', {}, false],
    ['a first name alone', { prenom: 'Rozenn' }, false],
    ['an empty name', { prenom: 'Rozenn', nom: ' ' }, false],
    ['an e-mail that is none', { prenom: 'Rozenn', nom: 'Le Bihan', email: 'rozenn' }, false],
  ])('%s', (_case, personne, expected) => {
    expect(sansInscriptionForm.safeParse({ ...personne, cle }).success).toBe(expected)
    const operations = [{ type: 'sans_inscription', ...personne, cle, faitLe: '2026-11-19T18:02:00Z' }]
    expect(synchroForm.safeParse({ operations }).success).toBe(expected)
  })
})
