import { describe, expect, test } from 'vitest'
import { sansInscriptionForm, synchroForm } from './emargement.schema.ts'
import { emargementOuvert, estPlusRecente, heureRetenue } from './presence.rules.ts'

const debut = new Date('2026-11-19T17:30:00Z')
const cle = '019a0000-0000-7000-8000-000000000001'

test.each([
  ['two days before', '2026-11-17T17:30:00Z', false],
  ['a minute more than a day before', '2026-11-18T17:29:00Z', false],
  ['a day before', '2026-11-18T17:30:00Z', true],
  ['a month after', '2026-12-19T17:30:00Z', true],
])('a sheet is open from the day before: %s', (_case, now, expected) => {
  expect(emargementOuvert(debut, new Date(now))).toBe(expected)
})

test('what comes late does not undo what was done after', () => {
  expect(estPlusRecente(new Date('2026-11-19T18:02:00Z'), null)).toBe(true)
  expect(estPlusRecente(new Date('2026-11-19T18:02:00Z'), new Date('2026-11-19T18:01:00Z'))).toBe(true)
  expect(estPlusRecente(new Date('2026-11-19T18:02:00Z'), new Date('2026-11-19T18:02:00Z'))).toBe(false)
  expect(estPlusRecente(new Date('2026-11-19T18:02:00Z'), new Date('2026-11-19T18:03:00Z'))).toBe(false)
})

test('a telephone whose clock is ahead says now', () => {
  const now = new Date('2026-11-19T18:02:00Z')
  expect(heureRetenue('2026-11-19T18:01:00Z', now).toISOString()).toBe('2026-11-19T18:01:00.000Z')
  expect(heureRetenue('2026-11-19T19:02:00Z', now)).toEqual(now)
  expect(heureRetenue(undefined, now)).toEqual(now)
})

describe('who comes without being registered', () => {
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
