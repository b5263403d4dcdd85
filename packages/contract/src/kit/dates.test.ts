import { describe, expect, test } from 'vitest'
import { civilDay, instant } from './date-schemas.ts'
import { addDays, parisDay } from './dates.ts'

describe('the day in Paris', () => {
  test.each([
    ['2026-11-14T22:59:59Z', '2026-11-14'],
    ['2026-11-14T23:00:00Z', '2026-11-15'],
    ['2026-07-14T21:59:59Z', '2026-07-14'],
    ['2026-07-14T22:00:00Z', '2026-07-15'],
    ['2026-03-29T00:59:59Z', '2026-03-29'],
    ['2026-03-29T01:00:00Z', '2026-03-29'],
    ['2026-10-25T00:30:00Z', '2026-10-25'],
    ['2026-10-25T01:30:00Z', '2026-10-25'],
    ['2026-12-31T23:00:00Z', '2027-01-01'],
    ['2028-02-28T23:00:00Z', '2028-02-29'],
  ])('%s is %s', (at, expected) => {
    expect(parisDay(new Date(at))).toBe(expected)
  })
})

describe('addDays', () => {
  test.each([
    ['2026-11-14', 30, '2026-12-14'],
    ['2026-11-14', 0, '2026-11-14'],
    ['2026-11-14', -14, '2026-10-31'],
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-10-24', 2, '2026-10-26'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-02-28', 1, '2027-03-01'],
    ['2026-12-31', 1, '2027-01-01'],
  ])('%s + %i = %s', (day, days, expected) => {
    expect(addDays(day, days)).toBe(expected)
  })
})

describe('date schemas', () => {
  test('a day must exist in the calendar and have no time', () => {
    expect(civilDay.safeParse('2028-02-29').success).toBe(true)
    for (const wrong of ['2027-02-29', '14/11/2026', '2026-11-14T00:00:00Z'])
      expect(civilDay.safeParse(wrong).success).toBe(false)
  })

  test('an instant must have an offset, and is written in one form', () => {
    for (const right of [
      '2026-11-14T09:00:00.000Z',
      '2026-11-14T10:00:00+01:00',
      '2026-11-14T09:00:00.000321Z',
    ])
      expect(instant.parse(right)).toBe('2026-11-14T09:00:00.000Z')
    for (const wrong of ['2026-11-14T09:00:00', '2026-11-14', 'demain'])
      expect(instant.safeParse(wrong).success).toBe(false)
  })
})
