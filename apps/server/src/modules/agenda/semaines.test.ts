import { expect, test } from 'vitest'
import { semainesOf } from './agenda.queries.ts'

test.each([
  // From a Sunday to a Monday.
  ['2026-11', '2026-10-26', '2026-12-07'],
  // Four whole weeks.
  ['2027-02', '2027-02-01', '2027-03-01'],
  // The end of a year; of a leap February.
  ['2026-12', '2026-11-30', '2027-01-04'],
  ['2028-02', '2028-01-31', '2028-03-06'],
])('a wall calendar shows of %s the weeks from %s to %s', (mois, debut, fin) => {
  expect(semainesOf(mois)).toEqual({ debut, fin })
})
