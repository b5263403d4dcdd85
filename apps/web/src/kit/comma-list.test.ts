import { expect, test } from 'vitest'
import { commaList } from './comma-list.ts'

test('words are split at commas and trimmed, without empty ones', () => {
  expect(commaList(' antenne, commune ,,')).toEqual(['antenne', 'commune'])
  expect(commaList('')).toEqual([])
  expect(commaList(['antenne', 'commune'])).toEqual(['antenne', 'commune'])
})
