import { expect, test } from 'vitest'
import { avantOf, delaiOf, isLate } from './echeance.ts'

const NBSP = '\u00a0'
const promesse = { reponseAvant: '2026-11-15T08:12:00.000Z', enRetard: false }
const at = (text: string) => new Date(text)

test.each([
  ['2026-11-14T13:00:00Z', 'encore 19 heures'],
  ['2026-11-15T07:11:00Z', 'encore 1 heure'],
  ['2026-11-15T07:32:00Z', 'encore 40 minutes'],
  ['2026-11-15T08:11:40Z', 'encore 1 minute'],
  ['2026-11-15T08:12:00Z', 'en retard de 1 minute'],
  ['2026-11-15T10:20:00Z', 'en retard de 2 heures'],
  ['2026-11-18T08:12:00Z', 'en retard de 3 jours'],
])('[M11] at %s, an answer promised before 2026-11-15T08:12Z has « %s »', (now, text) => {
  expect(delaiOf(promesse, at(now))).toBe(text)
})

test('[M11] the server decides that an answer is late, whatever the clock of the reader says', () => {
  const late = { ...promesse, enRetard: true }
  expect(isLate(late, at('2026-11-15T08:00:00Z'))).toBe(true)
  expect(delaiOf(late, at('2026-11-15T08:00:00Z'))).toBe('en retard de 1 minute')
  expect(isLate(promesse, at('2026-11-15T08:11:00Z'))).toBe(false)
})

test.each([
  ['2026-11-14T23:30:00Z', `avant aujourd’hui, 9${NBSP}h${NBSP}12`],
  ['2026-11-14T13:00:00Z', `avant demain, 9${NBSP}h${NBSP}12`],
  ['2026-11-13T13:00:00Z', `avant dimanche 15${NBSP}novembre, 9${NBSP}h${NBSP}12`],
  ['2026-11-15T10:20:00Z', 'en retard de 2 heures'],
])('[M11] at %s, the answer is due « %s », in Paris', (now, text) => {
  expect(avantOf(promesse, at(now))).toBe(text)
})
