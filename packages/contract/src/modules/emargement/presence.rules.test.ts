import { describe, expect, test } from 'vitest'
import { sansInscriptionForm, synchroForm } from './emargement.schema.ts'
import { avanceDe, emargementOuvert, isNewer, heureRetenue, nomsOubliesAvant } from './presence.rules.ts'

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
