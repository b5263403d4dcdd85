import { expect, test } from 'vitest'
import { titreCoordinatrices } from './mots.ts'

test('those who coordinate a branch are hers in her own', () => {
  expect([0, 1, 2].map((nb) => titreCoordinatrices(nb, true))).toEqual([
    'Coordinatrice à trouver',
    'Ta coordinatrice',
    'Tes coordinatrices',
  ])
  expect([1, 2].map((nb) => titreCoordinatrices(nb, false))).toEqual([
    'Sa coordinatrice',
    'Ses coordinatrices',
  ])
})
