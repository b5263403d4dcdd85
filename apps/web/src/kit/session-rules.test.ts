// @vitest-environment jsdom
import { isTokenExpired } from '@entrelles/contract/kit/constants.ts'
import { hasAnyRole, type EtapeInscription, type Role } from '@entrelles/contract/kit/roles.ts'
import { adherenteId, type Me } from '@entrelles/contract/modules/session/session.schema.ts'
import { expect, test } from 'vitest'
import { returnPathOf, type RouteDefinition } from './route.ts'
import { isAccepted, landingOf } from './session-rules.ts'

const user = (roles: readonly Role[], etapeInscription: EtapeInscription = 'termine'): Me => ({
  roles: [...roles],
  adherente: {
    id: adherenteId.parse('019a0000-0000-7000-8000-000000000001'),
    prenom: 'Maëlle',
    nom: 'Le Goff',
    photo: null,
    dateInscription: '2026-01-01T00:00:00Z',
    derniereNotation: null,
  },
  etapeInscription,
})

const registering = user(['ROLE_ADHERENTE_EN_COURS_INSCRIPTION'], 'etape_deux')
const expired = user(['ROLE_ADHERENTE'])
const inGrace = user(['ROLE_ADHERENTE', 'ROLE_ADHERENTE_ACTIVE'])
const active = user(['ROLE_ADHERENTE', 'ROLE_ADHERENTE_ADHESION_ACTIVE', 'ROLE_ADHERENTE_ACTIVE'])

test('[R4-2] a login is accepted with ACTIVE, with ADHERENTE, or during registration, and not otherwise', () => {
  for (const accepted of [registering, expired, inGrace, active, user(['ROLE_ADHERENTE_ACTIVE'])]) {
    expect(isAccepted(accepted)).toBe(true)
  }
  expect(isAccepted(user(['ROLE_ADHERENTE_EN_COURS_INSCRIPTION'], 'termine'))).toBe(false)
  expect(isAccepted(user(['ROLE_COORDINATRICE']))).toBe(false)
  expect(isAccepted(user([]))).toBe(false)
})

test('[R4-3] after login: the payment return first, then an unpaid membership, then a reload', () => {
  const payment = '/adhesion-paiement?code=succeeded'
  expect(landingOf(expired, payment)).toEqual({ to: payment, reload: false })
  expect(landingOf(expired, '/faq')).toEqual({ to: '/fin-adhesion', reload: false })
  expect(landingOf(inGrace, '/faq')).toEqual({ to: '/fin-adhesion', reload: false })
  expect(landingOf(active, '/faq?termes=antenne')).toEqual({ to: '/faq?termes=antenne', reload: true })
  expect(landingOf(active, undefined)).toEqual({ to: '/', reload: true })
  expect(landingOf(registering, undefined)).toEqual({ to: '/', reload: true })
})

test('[R9-5] a token is expired when its exp is before now', () => {
  const now = new Date('2026-11-14T12:00:00Z')
  const seconds = now.getTime() / 1000
  expect(isTokenExpired(seconds - 1, now)).toBe(true)
  expect(isTokenExpired(seconds, now)).toBe(false)
  expect(isTokenExpired(seconds + 1, now)).toBe(false)
})

test('[R6-2] hasAnyRole passes with any required role, an empty requirement or no user', () => {
  expect(hasAnyRole(['ROLE_ADMINISTRATRICE', 'ROLE_ADHERENTE'], expired)).toBe(true)
  expect(hasAnyRole(['ROLE_ADMINISTRATRICE'], expired)).toBe(false)
  expect(hasAnyRole([], expired)).toBe(true)
  expect(hasAnyRole(['ROLE_ADMINISTRATRICE'], undefined)).toBe(true)
})

const routes = [{ path: '/faq' }, { path: '/membre/:id' }] as unknown as readonly RouteDefinition[]

test('[R2.2-1] retour is followed when it is a path of this origin that matches a route', () => {
  expect(returnPathOf('/faq?termes=antenne', routes)).toBe('/faq?termes=antenne')
  expect(returnPathOf('/membre/12', routes)).toBe('/membre/12')
  const elsewhere = [
    '//pirate.example/faq',
    '/\\pirate.example/faq',
    '/\t/pirate.example/faq',
    'https://pirate.example/faq',
  ]
  for (const retour of [...elsewhere, '/inconnue', 'faq', 'javascript:alert(1)', '', null]) {
    expect(returnPathOf(retour, routes)).toBeUndefined()
  }
})
