import { describe, expect, test } from 'vitest'
import type { Role } from '#kit/roles.ts'
import { canManageFaq, publicsFaqOf } from './faq.policy.ts'

const paid: Role[] = ['ROLE_ADHERENTE', 'ROLE_ADHERENTE_ADHESION_ACTIVE', 'ROLE_ADHERENTE_ACTIVE']
const actor = (roles: Role[]) => ({ id: 'a', roles })
const adherente = actor(paid)
const coordinatrice = actor([...paid, 'ROLE_COORDINATRICE'])
const expired = actor(['ROLE_ADHERENTE', 'ROLE_COORDINATRICE'])
const administratrice = actor([...paid, 'ROLE_ADMINISTRATRICE'])

describe('FAQ', () => {
  test('questions for coordinators are visible to active coordinators and administrators only', () => {
    expect(publicsFaqOf(adherente)).toEqual(['adherentes'])
    expect(publicsFaqOf(expired)).toEqual(['adherentes'])
    expect(publicsFaqOf(coordinatrice)).toEqual(['adherentes', 'coordinatrices'])
    expect(publicsFaqOf(administratrice)).toEqual(['adherentes', 'coordinatrices'])
  })

  test('only administrators may manage it', () => {
    expect([adherente, coordinatrice, expired].map(canManageFaq)).toEqual([false, false, false])
    expect(canManageFaq(administratrice)).toBe(true)
  })
})
