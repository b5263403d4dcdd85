import { expect, test } from 'vitest'
import { hrefOf, nbParticipantesOf } from './participantes.ts'

test('[R2.1-10] the first page has the short address, the others their number', () => {
  expect(hrefOf('e1', 1)).toBe('/evenement/e1/participant')
  expect(hrefOf('e1', 3)).toBe('/evenement/e1/participant/page/3')
})

test('[R7-7] registrants are counted in words, no further than the cap', () => {
  expect(nbParticipantesOf(1)).toBe('1 participante')
  expect(nbParticipantesOf(17)).toBe('17 participantes')
  expect(nbParticipantesOf(1000, true)).toMatch(/^plus de 1.000 participantes$/)
})
