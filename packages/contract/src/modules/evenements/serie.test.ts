import { expect, test } from 'vitest'
import { joursSerie } from './serie.ts'

test('[M13] every week, every other week: the same day of the week, across months and years', () => {
  expect(joursSerie('2026-12-17', 'semaine', 3)).toEqual(['2026-12-24', '2026-12-31', '2027-01-07'])
  expect(joursSerie('2026-12-17', 'quinzaine', 2)).toEqual(['2026-12-31', '2027-01-14'])
})

test('[M13] every month: the same one of its week, the third Thursday for instance', () => {
  expect(joursSerie('2026-11-19', 'mois', 3)).toEqual(['2026-12-17', '2027-01-21', '2027-02-18'])
  // The first Tuesday, where the month begins with it, and in a year of 29 days of February.
  expect(joursSerie('2027-12-07', 'mois', 3)).toEqual(['2028-01-04', '2028-02-01', '2028-03-07'])
})

test('[M13] a fifth Monday is the last one where the month has four', () => {
  expect(joursSerie('2026-11-30', 'mois', 4)).toEqual([
    '2026-12-28',
    '2027-01-25',
    '2027-02-22',
    '2027-03-29',
  ])
})
