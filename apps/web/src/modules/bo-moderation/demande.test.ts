import type { Decision } from '@entrelles/contract/modules/bo-moderation/bo-moderation.schema.ts'
import { expect, test } from 'vitest'
import { hasMesure } from './demande.ts'

const decision = (fields: Partial<Decision>): Decision =>
  ({ action: 'masquer', enAttente: false, dateLevee: null, ...fields }) as Decision

test.each([
  [[], false],
  [[{ action: 'avertir' }], true],
  [[{ action: 'exclure', enAttente: true }], false],
  [[{ action: 'exclure' }], true],
  [[{ dateLevee: '2026-11-14T09:00:00.000Z' }, { action: 'restaurer' }], false],
  [[{ dateLevee: '2026-11-14T09:00:00.000Z' }, { action: 'avertir' }], true],
] as const)('[M11] a report with the decisions %j is answered with a measure: %s', (decisions, expected) => {
  expect(hasMesure(decisions.map(decision))).toBe(expected)
})
