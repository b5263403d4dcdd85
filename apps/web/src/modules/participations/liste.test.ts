import { expect, test } from 'vitest'
import { liste } from './liste.ts'

test('[R2.1-10] the first page has the short URL, the others their number', () => {
  expect(liste.href('e1', {})).toBe('/evenement/e1/participant')
  expect(liste.href('e1', {}, 3)).toBe('/evenement/e1/participant/page/3')
})
