// @vitest-environment jsdom
import { nonLusEndpoints } from '@entrelles/contract/modules/non-lus/non-lus.endpoints.ts'
import { sessionEndpoints } from '@entrelles/contract/modules/session/session.endpoints.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call } from './call.ts'
import { followFlux } from './flux.ts'
import { freshToken, setSessionEnd } from './refresh.ts'
import { readTokens, storeTokens } from './tokens.ts'

const tokenOf = (secondsFromNow: number, name: string): string =>
  `${name}.${btoa(JSON.stringify({ exp: Date.now() / 1000 + secondsFromNow }))}.s`

const OLD = tokenOf(-1, 'ancien')
const CURRENT = tokenOf(600, 'actuel')
const NEXT = tokenOf(600, 'suivant')
const LIEN = 'a'.repeat(43)

const network = vi.fn<typeof fetch>()
const sessionEnd = vi.fn()
/** `renewal` answers the refresh; the other endpoints accept the token `accepted`. */
let renewal: () => Promise<Response>
let accepted: string

const pathOf = (url: Parameters<typeof fetch>[0]): string => new URL(url as string).pathname
const sent = () =>
  network.mock.calls.map(([url, init]) => [
    pathOf(url),
    new Headers(init?.headers).get('authorization')?.replace('Bearer ', '') ?? null,
  ])
const refreshes = () => sent().filter(([path]) => path === '/api/token/refresh').length

beforeEach(() => {
  renewal = async () => Response.json({ token: NEXT, refresh_token: 'r2' })
  accepted = NEXT
  setSessionEnd(sessionEnd)
  vi.stubGlobal('fetch', network)
  network.mockImplementation(async (url, init) => {
    if (pathOf(url) === '/api/token/refresh') return renewal()
    const isAccepted = new Headers(init?.headers).get('authorization') === `Bearer ${accepted}`
    return isAccepted ? Response.json({ nonLus: 1 }) : Response.json({}, { status: 401 })
  })
})

afterEach(() => {
  localStorage.clear()
  vi.resetAllMocks()
  vi.unstubAllGlobals()
})

const callMe = () => call(sessionEndpoints.getMe, {})

test('[R4-4] an expired token is renewed before the call, with the stored refresh token', async () => {
  storeTokens({ token: OLD, refresh_token: 'r1' })
  await callMe()
  expect(sent()).toEqual([
    ['/api/token/refresh', OLD],
    ['/api/users/me', NEXT],
  ])
  expect(network.mock.calls[0]?.[1]?.body).toBe('{"refresh_token":"r1"}')
  expect(readTokens()).toEqual({ token: NEXT, refresh_token: 'r2' })
})

test('[R4-4] a 401 causes one refresh and one retry', async () => {
  storeTokens({ token: CURRENT, refresh_token: 'r1' })
  await callMe()
  expect(sent()).toEqual([
    ['/api/users/me', CURRENT],
    ['/api/token/refresh', CURRENT],
    ['/api/users/me', NEXT],
  ])
})

test('[R4-4] a retry that is refused is not retried again', async () => {
  storeTokens({ token: CURRENT, refresh_token: 'r1' })
  accepted = 'un autre'
  await expect(callMe()).rejects.toMatchObject({ status: 401 })
  expect(sent()).toHaveLength(3)
})

test('[R4-4] concurrent calls and the stream share one refresh', async () => {
  storeTokens({ token: OLD, refresh_token: 'r1' })
  const stream = followFlux(nonLusEndpoints.getFlux, () => {}, new AbortController().signal)
  await Promise.all([callMe(), callMe(), callMe(), freshToken(), stream])
  expect(refreshes()).toBe(1)
  expect(sent().filter(([path]) => path === '/api/flux')).toEqual([['/api/flux', NEXT]])
})

test('[R4-4] a token renewed by another tab while this one waited for the lock is used as is', async () => {
  storeTokens({ token: OLD, refresh_token: 'r1' })
  const renewed = { token: NEXT, refresh_token: 'r2' }
  vi.stubGlobal('navigator', {
    locks: {
      request: async (name: string, act: () => Promise<unknown>) => {
        expect(name).toBe('rafraichissement')
        storeTokens(renewed)
        return act()
      },
    },
  })
  await callMe()
  expect(sent()).toEqual([['/api/users/me', NEXT]])
  expect(readTokens()).toEqual(renewed)
})

test.each([400, 401, 404, 410, 422])('[R4-4] a refresh refused by %d ends the session', async (status) => {
  storeTokens({ token: OLD, refresh_token: 'r1' })
  renewal = async () => Response.json({}, { status })
  await expect(callMe()).rejects.toMatchObject({ status: 401 })
  expect(sessionEnd).toHaveBeenCalledOnce()
  expect(sent()).toHaveLength(1)
})

test('[R4-4] a refresh without a new token ends the session', async () => {
  storeTokens({ token: OLD, refresh_token: 'r1' })
  renewal = async () => Response.json({})
  await expect(callMe()).rejects.toMatchObject({ status: 401 })
  expect(sessionEnd).toHaveBeenCalledOnce()
})

test.each([403, 429, 500, 503])(
  '[R4-4] a refresh answered with %d keeps the session, and the next call refreshes again',
  async (status) => {
    storeTokens({ token: OLD, refresh_token: 'r1' })
    renewal = async () => Response.json({}, { status })
    await expect(callMe()).rejects.toMatchObject({ status })
    expect(sessionEnd).not.toHaveBeenCalled()
    expect(readTokens()).toEqual({ token: OLD, refresh_token: 'r1' })
    renewal = async () => Response.json({ token: NEXT, refresh_token: 'r2' })
    await callMe()
    expect(readTokens()?.refresh_token).toBe('r2')
  },
)

test('[R4-4] the session is kept without a network, and behind a proxy that answers instead of the server', async () => {
  storeTokens({ token: OLD, refresh_token: 'r1' })
  for (const answer of [
    () => Promise.reject(new TypeError('Failed to fetch')),
    async () => new Response('<h1>Bienvenue sur le wifi</h1>'),
  ]) {
    renewal = answer
    await expect(callMe()).rejects.toMatchObject({ status: 0 })
    expect(readTokens()?.refresh_token).toBe('r1')
  }
  expect(sessionEnd).not.toHaveBeenCalled()
})

test('[R4-4] the login, the login link and the revocation wait for no refresh, and the link carries no token', async () => {
  storeTokens({ token: OLD, refresh_token: 'r1' })
  const identifiants = { username: 'a@b.fr', password: 'x' }
  await call(sessionEndpoints.createSession, { body: identifiants }).catch(() => undefined)
  const params = { token: LIEN }
  const body = { motDePasse: 'x' }
  await call(sessionEndpoints.getApercuLien, { params }).catch(() => undefined)
  await call(sessionEndpoints.createSessionParLien, { params }).catch(() => undefined)
  await call(sessionEndpoints.createSessionAvecMotDePasse, { params, body }).catch(() => undefined)
  await call(sessionEndpoints.deleteSession, { body: { refresh_token: 'r1' } }).catch(() => undefined)
  expect(sent()).toEqual([
    ['/api/login_check', OLD],
    [`/api/connexion/lien/${LIEN}/apercu`, null],
    [`/api/connexion/lien/${LIEN}`, null],
    [`/api/connexion/lien/${LIEN}`, null],
    ['/api/token/revoke', OLD],
  ])
})

test('[R4-1] a logout during the refresh is not undone by its answer', async () => {
  storeTokens({ token: OLD, refresh_token: 'r1' })
  renewal = async () => {
    localStorage.removeItem('token')
    return Response.json({ token: NEXT, refresh_token: 'r2' })
  }
  await expect(callMe()).rejects.toMatchObject({ status: 401 })
  expect(readTokens()).toBeUndefined()
})

test('[R4-4] a device whose clock is ahead does not renew its token at each call', async () => {
  storeTokens({ token: OLD, refresh_token: 'r1' })
  accepted = tokenOf(-5, 'en avance')
  renewal = async () => Response.json({ token: accepted, refresh_token: 'r2' })
  await callMe()
  await callMe()
  expect(refreshes()).toBe(1)
})
