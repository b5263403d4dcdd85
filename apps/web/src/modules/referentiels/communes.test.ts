import { expect, test } from 'vitest'
import { communesFound, isCode } from './communes.ts'

test('[R5-10] only five digits are a postal code', () => {
  expect(['29100', '01000'].every(isCode)).toBe(true)
  expect(['', '2910', '291000', '29a00', ' 2910'].some(isCode)).toBe(false)
})

test('[R2.4-6] the number of communes is shown, with what to do next', () => {
  expect(communesFound(undefined, false)).toBe('')
  expect(communesFound(4, false)).toBe('4 communes trouvées. Sélectionne ta commune dans la liste.')
  expect(communesFound(1, false)).toBe('1 commune trouvée, déjà choisie.')
  expect(communesFound(0, false)).toBe('Aucune commune trouvée. Vérifie ton code postal.')
  expect(communesFound(undefined, true)).toMatch(/n’a pas pu être chargée/)
})
