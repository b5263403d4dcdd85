import { expect, test } from 'vitest'
import { titreCoordinatrices } from './mots.ts'

test('the title above the coordinators is « ta » or « tes » for the member’s own branch, else « sa » or « ses »', () => {
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
