import { expect, test } from 'vitest'
import { writeJeton, readJeton } from './jetons.ts'

const participationId = '019a0000-0000-7000-8000-000000000001'
const signature = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLM-_01'

test('[R2.1-11] a token written from a registration and its signature is read back', () => {
  const texte = writeJeton({ participationId, signature })
  expect(readJeton(texte)).toEqual({ participationId, signature })
})

test.each([
  '',
  '.',
  participationId,
  `${participationId}.`,
  `${participationId}.${signature}x`,
  `x.${signature}`,
  `${participationId}.${signature}\n`,
])('[R2.1-11] %j is not a token', (texte) => {
  expect(readJeton(texte)).toBeUndefined()
})
