import type { Decision } from '@entrelles/contract/modules/bo-moderation/bo-moderation.schema.ts'
import { expect, test } from 'vitest'
import { hasMesure, isMasqueDOffice } from './demande.ts'
import { dossierOf } from './test-dossier.ts'

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

test.each([
  [true, [], true],
  [true, [{ action: 'avertir' }], true],
  [true, [{}], false],
  [true, [{ dateLevee: '2026-11-14T09:00:00.000Z' }, { action: 'restaurer' }], true],
  [false, [{ dateLevee: '2026-11-14T09:00:00.000Z' }, { action: 'restaurer' }], false],
] as const)(
  '[C2] may be shown again: %s, with the decisions %j, its reporters alone hide it: %s',
  (isRestaurable, decisions, expected) => {
    const { droits } = dossierOf()
    const actions = isRestaurable ? (['restaurer'] as const) : []
    expect(
      isMasqueDOffice({ droits: { ...droits, actions: [...actions] }, decisions: decisions.map(decision) }),
    ).toBe(expected)
  },
)
