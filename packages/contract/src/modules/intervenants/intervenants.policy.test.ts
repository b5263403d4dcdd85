import { expect, test } from 'vitest'
import { canDeleteIntervenants, isMontree } from './intervenants.policy.ts'

test('[R6-4] only administrators may delete and merge speakers', () => {
  expect(canDeleteIntervenants({ id: 'a', roles: ['ROLE_ADMINISTRATRICE'] })).toBe(true)
  expect(canDeleteIntervenants({ id: 'a', roles: ['ROLE_ADHERENTE_ACTIVE', 'ROLE_COORDINATRICE'] })).toBe(
    false,
  )
})

test.each([
  ['has agreed', { consentement: {}, visible: true }, true],
  ['has agreed and is hidden', { consentement: {}, visible: false }, false],
  ['has not agreed', { consentement: null, visible: true }, false],
])('members see a speaker who %s: %o', (_case, who, expected) => {
  expect(isMontree(who)).toBe(expected)
})
