import { ETAPES_INSCRIPTION } from '@entrelles/contract/kit/roles.ts'
import { expect, test } from 'vitest'
import { etapeOf } from './etapes.ts'

test('[R4-7] each registration step is one of the five steps of the dialog, and none once it is finished', () => {
  expect(ETAPES_INSCRIPTION.map((etape) => [etape, etapeOf(etape)?.numero])).toEqual([
    ['etape_deux', 1],
    ['etape_trois', 2],
    ['etape_quatre', 3],
    ['etape_cinq', 4],
    ['etape_six', 5],
    ['termine', undefined],
  ])
})
