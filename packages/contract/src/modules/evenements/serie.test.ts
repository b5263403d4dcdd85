import { expect, test } from 'vitest'
import { joursSerie } from './serie.ts'

test('[M13] weekly and fortnightly series keep the day of the week across months and years', () => {
  expect(joursSerie('2026-12-17', 'semaine', 3)).toEqual(['2026-12-24', '2026-12-31', '2027-01-07'])
  expect(joursSerie('2026-12-17', 'quinzaine', 2)).toEqual(['2026-12-31', '2027-01-14'])
})

test('[M13] a monthly series keeps the rank of the weekday, such as the third Thursday', () => {
  expect(joursSerie('2026-11-19', 'mois', 3)).toEqual(['2026-12-17', '2027-01-21', '2027-02-18'])
  // First Tuesday, in a month that starts with one, and after a February of 29 days.
  expect(joursSerie('2027-12-07', 'mois', 3)).toEqual(['2028-01-04', '2028-02-01', '2028-03-07'])
})

test('[M13] a fifth Monday becomes the last Monday in a month that has four', () => {
  expect(joursSerie('2026-11-30', 'mois', 4)).toEqual([
    '2026-12-28',
    '2027-01-25',
    '2027-02-22',
    '2027-03-29',
  ])
})
