import { describe, expect, test } from 'vitest'
import { ACCESSES, isBackOffice, mayCall, type Access } from './access.ts'
import type { Role } from './roles.ts'

const paid: Role[] = ['ROLE_ADHERENTE', 'ROLE_ADHERENTE_ADHESION_ACTIVE', 'ROLE_ADHERENTE_ACTIVE']
/** Every set of roles that a caller can have; undefined without a session. */
const callers = {
  visiteuse: undefined,
  'sans role': [],
  inscription: ['ROLE_ADHERENTE_EN_COURS_INSCRIPTION'],
  expiree: ['ROLE_ADHERENTE'],
  grace: ['ROLE_ADHERENTE', 'ROLE_ADHERENTE_ACTIVE'],
  adherente: paid,
  coordinatrice: [...paid, 'ROLE_COORDINATRICE'],
  'coordinatrice expiree': ['ROLE_ADHERENTE', 'ROLE_COORDINATRICE'],
  administratrice: [...paid, 'ROLE_ADMINISTRATRICE'],
} satisfies Record<string, Role[] | undefined>
type Caller = keyof typeof callers

const active: Caller[] = ['grace', 'adherente', 'coordinatrice', 'administratrice']
const ADMITTED: Record<Access, Caller[]> = {
  public: Object.keys(callers) as Caller[],
  connectee: ['sans role', 'inscription', 'expiree', 'coordinatrice expiree', ...active],
  adherente: ['expiree', 'coordinatrice expiree', ...active],
  active,
  coordinatrice: ['coordinatrice', 'administratrice'],
  administratrice: ['administratrice'],
}

describe.each(ACCESSES)('[R6-3] %s', (access) => {
  test.each(Object.keys(callers) as Caller[])('%s', (caller) => {
    expect(mayCall(access, callers[caller])).toBe(ADMITTED[access].includes(caller))
  })
})

test('the accesses of the back office are those of coordinators and administrators', () => {
  expect(ACCESSES.filter(isBackOffice)).toEqual(['coordinatrice', 'administratrice'])
})

test.each(['', 'tous', 'constructor', 'toString', '__proto__', undefined])(
  '[R6-3] an access that is not in the list admits no caller: %j',
  (access) => {
    for (const roles of Object.values(callers)) expect(mayCall(access as Access, roles)).toBe(false)
  },
)
