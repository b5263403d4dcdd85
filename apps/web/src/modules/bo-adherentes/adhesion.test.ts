import { expect, test } from 'vitest'
import { anneesOf, echeanceOf } from './adhesion.ts'

test.each([
  ['2026-12-03', { nb: 19, unite: 'jours avant la fin' }],
  ['2026-11-15', { nb: 1, unite: 'jour avant la fin' }],
  ['2026-11-14', { nb: 0, unite: 'jour avant la fin' }],
  ['2026-11-13', { nb: 1, unite: 'jour depuis la fin' }],
  ['2026-03-14', { nb: 245, unite: 'jours depuis la fin' }],
  [null, undefined],
])('paid until %s: remaining or elapsed time', (payeJusquau, expected) => {
  expect(echeanceOf({ payeJusquau }, '2026-11-14')).toEqual(expected)
})

test('the years of a membership', () => {
  expect(anneesOf('2025-12-04', '2026-12-03')).toBe('2025 – 2026')
})
