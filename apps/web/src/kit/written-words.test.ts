import { expect, test } from 'vitest'
import { writtenIn } from './written-words.ts'

const FOUND = {
  nb: 2,
  motsCorriges: undefined,
  adherentes: [{ prenom: 'Élise', profession: 'Menuisière-ébéniste', photo: null }],
}

test('[P-11] corrected words have the accents of what was found', () => {
  expect(writtenIn(FOUND, ['menuisiere', 'elise'])).toEqual(['Menuisière', 'Élise'])
})

test('a word that is not shown stays as it is', () => {
  expect(writtenIn(FOUND, ['boulangere'])).toEqual(['boulangere'])
  expect(writtenIn(null, ['boulangere'])).toEqual(['boulangere'])
})
