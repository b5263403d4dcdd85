import { describe, expect, test } from 'vitest'
import type { Role } from '#kit/roles.ts'
import { canManageEvenement, mayReadVisio } from './evenements.policy.ts'

const actor = (id: string, roles: readonly Role[], territoireIds: readonly string[] = []) => ({
  id,
  roles,
  territoireIds,
})
const ADM: readonly Role[] = ['ROLE_ADHERENTE', 'ROLE_ADHERENTE_ACTIVE', 'ROLE_ADMINISTRATRICE']
const COORD: readonly Role[] = ['ROLE_ADHERENTE', 'ROLE_ADHERENTE_ACTIVE', 'ROLE_COORDINATRICE']
const MEMBRE: readonly Role[] = ['ROLE_ADHERENTE', 'ROLE_ADHERENTE_ACTIVE']

describe('[R6-4] canManageEvenement', () => {
  test.each([
    ['an administrator, any', actor('a', ADM), true],
    ['a coordinator of one of its branches', actor('a', COORD, ['t2']), true],
    ['a coordinator of another branch', actor('a', COORD, ['t3']), false],
    ['a coordinator who made it', actor('auteure', COORD, ['t3']), true],
    ['its author, who is no longer a coordinator', actor('auteure', MEMBRE), false],
    ['a member', actor('a', MEMBRE, ['t1']), false],
    [
      'a coordinator whose membership has ended',
      actor('a', ['ROLE_ADHERENTE', 'ROLE_COORDINATRICE'], ['t1']),
      false,
    ],
  ])('%s', (_case, who, expected) => {
    expect(canManageEvenement(who, { auteureId: 'auteure', territoireIds: ['t1', 't2'] })).toBe(expected)
  })

  test('a coordinator cannot manage an event without branches that she did not create', () => {
    expect(canManageEvenement(actor('a', COORD, ['t1']), { auteureId: null, territoireIds: [] })).toBe(false)
  })
})

test.each([
  [true, false, true],
  [false, true, true],
  [false, false, false],
])('[R3-13] video link readable: registered %s, manages the event %s', (inscrite, gere, expected) => {
  expect(mayReadVisio({ inscrite, gere })).toBe(expected)
})
