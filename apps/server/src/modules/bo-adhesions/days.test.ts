import { expect, test } from 'vitest'
import { formatDay, parisNoon } from './days.ts'

test('a day is written as it is read', () => {
  expect(formatDay('2026-11-04')).toBe('04/11/2026')
})

test.each([
  ['2026-11-14', '2026-11-14T11:00:00.000Z'],
  ['2026-07-14', '2026-07-14T10:00:00.000Z'],
  ['2027-03-27', '2027-03-27T11:00:00.000Z'],
  ['2027-03-28', '2027-03-28T10:00:00.000Z'],
  ['2027-10-30', '2027-10-30T10:00:00.000Z'],
  ['2027-10-31', '2027-10-31T11:00:00.000Z'],
])('noon of %s in France is %s', (day, instant) => {
  expect(parisNoon(day).toISOString()).toBe(instant)
})
