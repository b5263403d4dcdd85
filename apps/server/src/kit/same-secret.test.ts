import { expect, test } from 'vitest'
import { isSameSecret } from './same-secret.ts'

test('[security 54] a secret is the same as itself only, as text or as bytes', () => {
  expect(isSameSecret('clé', 'clé')).toBe(true)
  expect(isSameSecret(Buffer.from('clé'), 'clé')).toBe(true)
  expect(isSameSecret('clé', 'clo')).toBe(false)
  expect(isSameSecret(Buffer.from('cle'), 'clo')).toBe(false)
})

test('[security 54] secrets of different lengths differ, in characters or in bytes', () => {
  expect(isSameSecret('', 'clé')).toBe(false)
  expect(isSameSecret('clés', 'clé')).toBe(false)
  expect(isSameSecret('cle', 'clé')).toBe(false)
})
