import { expect, test } from 'vitest'
import { keepSentPicture, pictureOf } from './sent-pictures.ts'

test('[R3-16] a picture uses its thumbnails, except one that this page has just uploaded', () => {
  expect(pictureOf('0a1b.webp', 640)).toBe('/uploads/miniature/0a1b-640.webp')
  keepSentPicture('0a1b.webp', 'data:image/webp;base64,AA')
  expect(pictureOf('0a1b.webp', 640)).toBe('data:image/webp;base64,AA')
  expect(pictureOf('0a1b.webp')).toBe('data:image/webp;base64,AA')
  expect(pictureOf('2c3d.webp')).toBe('/uploads/miniature/2c3d.webp')
})
