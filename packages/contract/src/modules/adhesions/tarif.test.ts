import { expect, test } from 'vitest'
import { montantOf, tarifOf } from './tarif.ts'

test.each([
  [false, false, 'plein', 8000],
  [false, true, 'reduit', 4000],
  [true, false, 'coordinatrice', 6000],
  [true, true, 'reduit', 4000],
] as const)('[R9-1] coordinator %s, reduced %s: %s', (coordonne, minima, tarif, cents) => {
  expect(tarifOf({ coordonne, minima })).toBe(tarif)
  expect(montantOf(tarif)).toBe(cents)
})
