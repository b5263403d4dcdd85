import { expect, test } from 'vitest'
import { hrefOf } from './participantes.ts'

test('[R2.1-10] the first page has the short address, the others their number', () => {
  expect(hrefOf('e1', 1)).toBe('/evenement/e1/participant')
  expect(hrefOf('e1', 3)).toBe('/evenement/e1/participant/page/3')
})
