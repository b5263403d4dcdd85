import { expect, test } from 'vitest'
import { motsClesOf } from './question-form.ts'

test('key words are parted by commas, without blanks around them nor empty ones', () => {
  expect(motsClesOf(' antenne, commune ,,')).toEqual(['antenne', 'commune'])
  expect(motsClesOf('')).toEqual([])
  expect(motsClesOf(['antenne', 'commune'])).toEqual(['antenne', 'commune'])
})
