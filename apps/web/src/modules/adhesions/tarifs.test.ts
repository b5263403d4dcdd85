import { TARIFS } from '@entrelles/contract/kit/constants.ts'
import { expect, test } from 'vitest'
import { CONDITION_REDUIT, LIGNES_TARIFS } from './tarifs.ts'

test('[R9-1] [R2.4-2] the text names the nine benefits and excludes the ARE', () => {
  expect(CONDITION_REDUIT).toBe(
    'Pour les bénéficiaires du RSA, de l’AAH, de l’ASS, de l’ASPA, de l’ADA, de l’ASV, du RSO, de l’AV ou de l’ATA. ' +
      'L’ARE (allocation chômage) n’ouvre pas droit au tarif réduit.',
  )
})

test('[R9-1] the three rates are shown, the full one first', () => {
  expect(LIGNES_TARIFS.map(({ tarif }) => TARIFS[tarif])).toEqual([80, 60, 40])
})
