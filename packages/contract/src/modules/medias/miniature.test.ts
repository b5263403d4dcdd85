import { expect, test } from 'vitest'
import { miniatureDe } from './miniature.ts'

test('[R3-16] the URL of an image is that of its thumbnail, the smallest by default, with its name encoded', () => {
  expect(miniatureDe('0a1b.webp')).toBe('/uploads/miniature/0a1b.webp')
  expect(miniatureDe('0a1b.webp', 640)).toBe('/uploads/miniature/0a1b-640.webp')
  expect(miniatureDe('awa 1.webp')).toBe('/uploads/miniature/awa%201.webp')
})
