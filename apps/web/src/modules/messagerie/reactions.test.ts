import { expect, test } from 'vitest'
import { avecReaction, mienneOf } from './reactions.ts'
import { AWA, MAELLE } from './test-messages.ts'

const coeur = (...adherenteIds: (typeof AWA)[]) => ({
  type: 'coeur' as const,
  nb: adherenteIds.length,
  adherenteIds,
})

test('[M3] a reaction takes the place of an earlier one, or is taken back', () => {
  const avec = avecReaction([coeur(AWA)], MAELLE, 'coeur')
  expect(avec).toEqual([coeur(AWA, MAELLE)])
  expect(mienneOf(avec, MAELLE)).toBe('coeur')
  const autre = avecReaction(avec, MAELLE, 'bravo')
  expect(autre).toEqual([coeur(AWA), { type: 'bravo', nb: 1, adherenteIds: [MAELLE] }])
  expect(avecReaction(autre, MAELLE, null)).toEqual([coeur(AWA)])
})

test('[M3] a reaction of an erased account stays counted', () => {
  expect(avecReaction([{ ...coeur(AWA), nb: 2 }], AWA, null)).toEqual([
    { type: 'coeur', nb: 1, adherenteIds: [] },
  ])
})
