import { expect, test } from 'vitest'
import { nbMembresOf } from './nb-membres.ts'

test('[R2.4-4] members are counted in French, and no longer beyond a thousand', () => {
  expect(nbMembresOf(0)).toBe('0 membre')
  expect(nbMembresOf(1)).toBe('1 membre')
  expect(nbMembresOf(748)).toBe('748 membres')
  expect(nbMembresOf(1000, true)).toBe('plus de 1\u202f000 membres')
})
