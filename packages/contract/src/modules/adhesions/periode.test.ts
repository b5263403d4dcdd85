import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, parisDay } from '#kit/dates.ts'
import { periodeOf } from './periode.ts'

const GRACE = 30

describe('[P-7] the period that a payment buys', () => {
  test.each([
    ['the first one begins on the day of the payment', '2026-11-14', null, '2026-11-14', '2027-11-13'],
    ['renewed early, it follows the one before', '2026-11-14', '2026-12-31', '2027-01-01', '2027-12-31'],
    ['renewed on its last day', '2026-11-14', '2026-11-14', '2026-11-15', '2027-11-14'],
    ['renewed the day after', '2026-11-15', '2026-11-14', '2026-11-15', '2027-11-14'],
    ['renewed in its grace, no day is given away', '2026-12-01', '2026-11-14', '2026-11-15', '2027-11-14'],
    ['on the last day of the grace', '2026-12-14', '2026-11-14', '2026-11-15', '2027-11-14'],
    ['late, it begins on the day of the payment', '2026-12-15', '2026-11-14', '2026-12-15', '2027-12-14'],
    ['from 29 February to 28 February', '2028-02-29', null, '2028-02-29', '2029-02-28'],
    ['to a 29 February', '2027-03-01', null, '2027-03-01', '2028-02-29'],
    ['after a year that ended on 28 February', '2028-02-10', '2028-02-28', '2028-02-29', '2029-02-28'],
  ])('%s', (_case, paidOn, previous, debut, fin) => {
    expect(periodeOf(paidOn, previous, GRACE)).toEqual({ debut, fin })
  })

  test.each([
    ['the night when clocks go forward', '2027-03-27T23:30:00Z', '2027-03-28'],
    ['that day at noon', '2027-03-28T10:00:00Z', '2027-03-28'],
    ['the evening of that day', '2027-03-28T21:30:00Z', '2027-03-28'],
    ['the night when clocks go back', '2026-10-24T22:30:00Z', '2026-10-25'],
    ['that day before midnight in Paris', '2026-10-25T22:59:00Z', '2026-10-25'],
    ['that day after midnight in Paris', '2026-10-25T23:01:00Z', '2026-10-26'],
  ])('%s: the period starts on the calendar day in Paris', (_case, paidAt, debut) => {
    const day = parisDay(new Date(paidAt))
    expect(periodeOf(day, null, GRACE)).toEqual({
      debut,
      fin: addDays(
        debut.replace(/^\d+/, (y) => String(Number(y) + 1)),
        -1,
      ),
    })
  })

  test('consecutive years paid in time neither overlap nor leave a gap', () => {
    const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(day, fc.array(fc.integer({ min: -360, max: GRACE }), { maxLength: 8 }), (first, delays) => {
        let { fin } = periodeOf(parisDay(first), null, GRACE)
        for (const delay of delays) {
          const next = periodeOf(addDays(fin, delay), fin, GRACE)
          expect(next.debut).toBe(addDays(fin, 1))
          expect([364, 365]).toContain((Date.parse(next.fin) - Date.parse(next.debut)) / 86_400_000)
          fin = next.fin
        }
      }),
    )
  })
})
