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

test('[R2.4-6] she may go back to the first step, and no further', () => {
  expect([0, 1, 2, 3].map((back) => etapeOf('etape_quatre', back)?.numero)).toEqual([3, 2, 1, 1])
  expect(etapeOf('termine', 1)).toBeUndefined()
})
