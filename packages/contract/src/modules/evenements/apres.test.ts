import { expect, test } from 'vitest'
import { isRepetable, isTermine } from './apres.ts'

const ETAT = {
  isDraft: false,
  isAnnule: false,
  dateHeureDebut: '2026-11-19T17:30:00.000Z',
  dateHeureFin: '2026-11-19T19:30:00.000Z',
}
const avant = new Date('2026-11-18T09:00:00.000Z')
const pendant = new Date('2026-11-19T18:00:00.000Z')
const apres = new Date('2026-11-19T19:30:00.000Z')

test('[M13] a published event can be repeated before it starts, a dated draft at any time, a cancelled event never', () => {
  expect(isRepetable(ETAT, avant)).toBe(true)
  expect(isRepetable(ETAT, pendant)).toBe(false)
  expect(isRepetable({ ...ETAT, isDraft: true }, apres)).toBe(true)
  expect(isRepetable({ ...ETAT, isDraft: true, dateHeureDebut: null }, avant)).toBe(false)
  expect(isRepetable({ ...ETAT, isAnnule: true }, avant)).toBe(false)
})

test('[M13] an event is over once it has ended, unless it was cancelled or is a draft', () => {
  expect(isTermine(ETAT, pendant)).toBe(false)
  expect(isTermine(ETAT, apres)).toBe(true)
  expect(isTermine({ ...ETAT, isAnnule: true }, apres)).toBe(false)
  expect(isTermine({ ...ETAT, isDraft: true }, apres)).toBe(false)
})
