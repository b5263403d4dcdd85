import { expect, test } from 'vitest'
import { formatDay, formatDayOf, formatHour, formatWeekday } from './french-days.ts'

test('[R1-1] a civil day is written in French, the same wherever it is read', () => {
  expect(formatDay('2026-11-12')).toBe('12 novembre 2026')
  expect(formatDay('2027-03-01')).toBe('1er mars 2027')
  expect(formatDay('2026-12-31')).toBe('31 décembre 2026')
  expect(formatDayOf('2026-11-13T23:30:00Z')).toBe('14 novembre 2026')
  expect(formatWeekday('2026-11-17')).toBe('mardi 17 novembre')
  expect(formatWeekday('2026-12-01')).toBe('mardi 1er décembre')
})

test.each([
  ['2026-11-14T13:07:00Z', '14 h 07'],
  ['2026-07-14T06:30:00Z', '8 h 30'],
  ['2026-11-14T10:26:00Z', '11 h 26'],
  ['2026-11-14T07:03:00Z', '8 h 03'],
  ['2026-07-14T22:05:00Z', '0 h 05'],
])('[R1-1] %s is %s in France', (instant, words) => {
  expect(formatHour(instant)).toBe(words.replaceAll(' ', '\u00a0'))
  expect(formatHour(Date.parse(instant))).toBe(words.replaceAll(' ', '\u00a0'))
})
