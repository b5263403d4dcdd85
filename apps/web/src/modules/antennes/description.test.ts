import { expect, test } from 'vitest'
import { presentationOf } from './description.ts'

const LONGUE = 'Une antenne '.repeat(20).trim()

test.each([
  [null, { accroche: null, paragraphes: [] }],
  [' \n ', { accroche: null, paragraphes: [] }],
  ['De Douarnenez à Quimperlé.', { accroche: 'De Douarnenez à Quimperlé.', paragraphes: [] }],
  [
    'Courte.\n\nPuis la suite.\nEt la fin.',
    { accroche: 'Courte.', paragraphes: ['Puis la suite.', 'Et la fin.'] },
  ],
  [`${LONGUE}\nLa suite.`, { accroche: null, paragraphes: [LONGUE, 'La suite.'] }],
])('presentationOf of %j', (description, expected) => {
  expect(presentationOf(description)).toEqual(expected)
})
