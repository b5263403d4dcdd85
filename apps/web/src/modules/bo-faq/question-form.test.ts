import { expect, test } from 'vitest'
import { motsClesOf } from './question-form.ts'

test('keywords are split at commas and trimmed, without empty ones', () => {
  expect(motsClesOf(' antenne, commune ,,')).toEqual(['antenne', 'commune'])
  expect(motsClesOf('')).toEqual([])
  expect(motsClesOf(['antenne', 'commune'])).toEqual(['antenne', 'commune'])
})
