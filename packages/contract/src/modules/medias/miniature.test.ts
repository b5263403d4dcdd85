import { expect, test } from 'vitest'
import { miniatureDe } from './miniature.ts'

test('[R3-16] a picture is shown from its thumbnails, the smallest unless told, whatever its name', () => {
  expect(miniatureDe('0a1b.webp')).toBe('/uploads/miniature/0a1b.webp')
  expect(miniatureDe('0a1b.webp', 640)).toBe('/uploads/miniature/0a1b-640.webp')
  expect(miniatureDe('awa 1.webp')).toBe('/uploads/miniature/awa%201.webp')
})
