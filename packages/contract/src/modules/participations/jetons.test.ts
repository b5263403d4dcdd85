import { expect, test } from 'vitest'
import { ecrireJeton, lireJeton } from './jetons.ts'

const participationId = '019a0000-0000-7000-8000-000000000001'
const signature = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLM-_01'

test('[R2.1-11] a token names one registration and carries its signature', () => {
  const texte = ecrireJeton({ participationId, signature })
  expect(lireJeton(texte)).toEqual({ participationId, signature })
})

test.each([
  '',
  '.',
  participationId,
  `${participationId}.`,
  `${participationId}.${signature}x`,
  `x.${signature}`,
  `${participationId}.${signature}\n`,
])('[R2.1-11] %j is no token', (texte) => {
  expect(lireJeton(texte)).toBeUndefined()
})
