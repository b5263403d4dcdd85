import { describe, expect, test } from 'vitest'
import { parisDay } from './dates.ts'
import { ETAPES_INSCRIPTION, hasAnyRole, rolesOf, type Role, type RoleFacts } from './roles.ts'

const GRACE = 30
const LAST_DAY = '2026-11-14'
const member: RoleFacts = {
  etapeInscription: 'termine',
  payeJusquau: LAST_DAY,
  administratrice: false,
  coordonne: false,
}
const rolesAt = (today: string, facts: Partial<RoleFacts> = {}, grace = GRACE) =>
  rolesOf({ ...member, ...facts }, today, grace)

const PAID: Role[] = ['ROLE_ADHERENTE', 'ROLE_ADHERENTE_ADHESION_ACTIVE', 'ROLE_ADHERENTE_ACTIVE']
const IN_GRACE: Role[] = ['ROLE_ADHERENTE', 'ROLE_ADHERENTE_ACTIVE']
const EXPIRED: Role[] = ['ROLE_ADHERENTE']

describe('[R6-1] roles of a member', () => {
  test.each(ETAPES_INSCRIPTION.filter((etape) => etape !== 'termine'))(
    'registration at %s: the registration role only, paid or not, coordinator or not',
    (etapeInscription) => {
      for (const payeJusquau of [null, LAST_DAY])
        for (const coordonne of [false, true])
          expect(rolesAt('2026-11-01', { etapeInscription, payeJusquau, coordonne })).toEqual([
            'ROLE_ADHERENTE_EN_COURS_INSCRIPTION',
          ])
    },
  )

  test('registration complete, never paid', () => {
    expect(rolesAt(LAST_DAY, { payeJusquau: null })).toEqual(EXPIRED)
  })

  test.each([
    ['2026-11-13', PAID, 'the day before the last'],
    ['2026-11-14', PAID, 'the last day, included'],
    ['2026-11-15', IN_GRACE, 'the first day of grace'],
    ['2026-12-14', IN_GRACE, 'the last day of grace, included'],
    ['2026-12-15', EXPIRED, 'the day after'],
    ['2027-11-14', EXPIRED, 'a year after'],
  ])('on %s: %j (%s)', (today, expected) => {
    expect(rolesAt(today)).toEqual(expected)
  })

  test('the grace period is a setting and may be zero', () => {
    expect(rolesAt('2026-11-15', {}, 0)).toEqual(EXPIRED)
    expect(rolesAt('2026-11-14', {}, 0)).toEqual(PAID)
    expect(rolesAt('2027-01-13', {}, 60)).toEqual(IN_GRACE)
  })

  test('a coordinator has the coordinator role once her registration is complete, paid or not', () => {
    expect(rolesAt(LAST_DAY, { coordonne: true })).toEqual([...PAID, 'ROLE_COORDINATRICE'])
    expect(rolesAt('2027-11-14', { coordonne: true })).toEqual([...EXPIRED, 'ROLE_COORDINATRICE'])
  })

  test.each<Partial<RoleFacts>>([
    {},
    { payeJusquau: null },
    { payeJusquau: '2020-01-01' },
    { etapeInscription: 'etape_deux', payeJusquau: null },
  ])('an administrator has full access, whatever the other facts: %j', (facts) => {
    expect(rolesAt(LAST_DAY, { ...facts, administratrice: true })).toEqual([...PAID, 'ROLE_ADMINISTRATRICE'])
    expect(rolesAt(LAST_DAY, { ...facts, administratrice: true, coordonne: true })).toEqual([
      ...PAID,
      'ROLE_COORDINATRICE',
      'ROLE_ADMINISTRATRICE',
    ])
  })
})

describe('[R6-1] a membership ends at midnight in Paris', () => {
  test.each([
    ['2026-11-14', '2026-11-14T22:59:59.999Z', '2026-11-14T23:00:00.000Z', 'in winter'],
    ['2026-07-14', '2026-07-14T21:59:59.999Z', '2026-07-14T22:00:00.000Z', 'in summer'],
    [
      '2026-03-28',
      '2026-03-28T22:59:59.999Z',
      '2026-03-28T23:00:00.000Z',
      'the night before a day of 23 hours',
    ],
    ['2026-03-29', '2026-03-29T21:59:59.999Z', '2026-03-29T22:00:00.000Z', 'after a day of 23 hours'],
    [
      '2026-10-24',
      '2026-10-24T21:59:59.999Z',
      '2026-10-24T22:00:00.000Z',
      'the night before a day of 25 hours',
    ],
    ['2026-10-25', '2026-10-25T22:59:59.999Z', '2026-10-25T23:00:00.000Z', 'after a day of 25 hours'],
  ])('end of %s, between %s and %s (%s)', (payeJusquau, before, after) => {
    expect(rolesAt(parisDay(new Date(before)), { payeJusquau })).toEqual(PAID)
    expect(rolesAt(parisDay(new Date(after)), { payeJusquau })).toEqual(IN_GRACE)
  })
})

describe('[R6-2] hasAnyRole', () => {
  const user = { roles: IN_GRACE }

  test.each<[readonly Role[], { roles: Role[] } | undefined, boolean, string]>([
    [[], user, true, 'an empty requirement passes'],
    [[], undefined, true, 'an empty requirement passes without a user'],
    [['ROLE_ADMINISTRATRICE'], undefined, true, 'a missing user passes'],
    [['ROLE_ADHERENTE_ACTIVE'], user, true, 'the one required role passes'],
    [['ROLE_ADMINISTRATRICE', 'ROLE_ADHERENTE'], user, true, 'any of the required roles passes'],
    [['ROLE_ADMINISTRATRICE', 'ROLE_COORDINATRICE'], user, false, 'none of the required roles does not'],
    [['ROLE_ADHERENTE'], { roles: [] }, false, 'a user without role does not'],
  ])('required %j, user %j: %j (%s)', (required, of, expected) => {
    expect(hasAnyRole(required, of)).toBe(expected)
  })
})
