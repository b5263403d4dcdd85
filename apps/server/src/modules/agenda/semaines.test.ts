import { expect, test } from 'vitest'
import { semainesOf } from './agenda.queries.ts'

test.each([
  // Starts on a Sunday, ends on a Monday.
  ['2026-11', '2026-10-26', '2026-12-07'],
  // Exactly four weeks.
  ['2027-02', '2027-02-01', '2027-03-01'],
  // End of a year, then a leap February.
  ['2026-12', '2026-11-30', '2027-01-04'],
  ['2028-02', '2028-01-31', '2028-03-06'],
])('the month view of %s covers the weeks from %s to %s', (mois, debut, fin) => {
  expect(semainesOf(mois)).toEqual({ debut, fin })
})
