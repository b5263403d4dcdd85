// @vitest-environment jsdom
import { rolesOf, type Role } from '@entrelles/contract/kit/roles.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const TOKENS = { token: 'jeton', refresh_token: 'renouvellement' }
const ADHERENTE = rolesOf(
  { etapeInscription: 'termine', payeJusquau: '2026-12-31', administratrice: false, coordonne: false },
  '2026-11-14',
  30,
)
const me = (roles: readonly Role[]) => ({
  roles,
  adherente: { id: 'maelle', prenom: 'Maëlle' },
  etapeInscription: 'termine',
})
const refusal = { code: 'refus', message: 'Non.' }

const network = vi.fn<typeof fetch>()
/** Response of each path: status and body. */
const answers = new Map<string, readonly [number, unknown]>()

// The session is module state: each test loads fresh modules, as a new page would.
const openPage = () => {
  vi.resetModules()
  return Promise.all([
    import('./session.ts'),
    import('./query-client.ts'),
    import('./tokens.ts'),
    import('./call.ts'),
  ])
}

beforeEach(() => {
  vi.stubGlobal('fetch', network)
  network.mockImplementation(async (url) => {
    const [status, body] = answers.get(new URL(String(url)).pathname) ?? [404, refusal]
    return Response.json(body, { status })
  })
  answers.set('/api/login_check', [200, TOKENS])
  answers.set('/api/users/me', [200, me(ADHERENTE)])
})

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.resetAllMocks()
  vi.unstubAllGlobals()
})

const credentials = { username: 'maelle@entrelles.test', password: 'Demo-2026!' }

test('[R4-1] the session is « Not initialized » until its first check, then « Disconected » without tokens', async () => {
  const [session] = await openPage()
  expect(session.getSession().state).toBe('Not initialized')
  await session.readySession()
  expect(session.getSession().state).toBe('Disconected')
  expect(network).not.toHaveBeenCalled()
})

test('[R4-1] [R7-17] a login stores both tokens under « token », then loads the user', async () => {
  const [session] = await openPage()
  await session.openSession(credentials)
  expect(session.getSession()).toMatchObject({
    state: 'Connected',
    user: { adherente: { prenom: 'Maëlle' } },
  })
  expect(JSON.parse(localStorage.getItem('token') ?? '')).toEqual(TOKENS)
  expect(network.mock.calls.map(([url]) => new URL(String(url)).pathname)).toEqual([
    '/api/login_check',
    '/api/users/me',
  ])
  expect(new Headers(network.mock.calls[1]?.[1]?.headers).get('authorization')).toBe('Bearer jeton')
})

test('[R4-2] a user who is not accepted gets a 401, and nothing is stored', async () => {
  answers.set('/api/users/me', [200, me(['ROLE_COORDINATRICE'])])
  const [session] = await openPage()
  await expect(session.openSession(credentials)).rejects.toMatchObject({ status: 401 })
  expect(localStorage.getItem('token')).toBeNull()
  expect(session.getSession().state).toBe('Disconected')
})

test('stored tokens reopen the session, with one call for concurrent waiters', async () => {
  const [session, , tokens] = await openPage()
  tokens.storeTokens(TOKENS)
  await Promise.all([session.readySession(), session.readySession()])
  expect(session.getSession().state).toBe('Connected')
  expect(network).toHaveBeenCalledTimes(1)
})

test('[R4-1] [R7-14] closing the session clears the user, the tokens, the state and the query cache', async () => {
  const [session, { queryClient }] = await openPage()
  await session.openSession(credentials)
  const closed = vi.fn()
  session.onSessionClosed(closed)
  session.closeSession()
  expect(session.getSession()).toEqual({ state: 'Disconected' })
  expect(localStorage.getItem('token')).toBeNull()
  expect(queryClient.getQueryCache().getAll()).toEqual([])
  expect(closed).toHaveBeenCalledOnce()
})

const callMe = async (status: number) => {
  const [session, , , { call }] = await openPage()
  const { sessionEndpoints } = await import('@entrelles/contract/modules/session/session.endpoints.ts')
  await session.openSession(credentials)
  answers.set('/api/users/me', [status, refusal])
  await expect(call(sessionEndpoints.getMe, {})).rejects.toMatchObject({ status })
  return session.getSession().state
}

test('[R7-16] [R4-4] after a 401 and a refused refresh, the session is cleared and the page reloads', async () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { href: location.href, origin: location.origin, reload })
  await callMe(401)
  expect(localStorage.getItem('token')).toBeNull()
  expect(reload).toHaveBeenCalledOnce()
})

test('[R7-16] [R4-4] a 401 without a refresh token clears the session', async () => {
  answers.set('/api/login_check', [200, { ...TOKENS, refresh_token: '' }])
  expect(await callMe(401)).toBe('Disconected')
  expect(localStorage.getItem('token')).toBeNull()
})

test.each([403, 404, 409, 422, 429, 500, 503])('[R7-16] a %d never clears the session', async (status) => {
  expect(await callMe(status)).toBe('Connected')
  expect(localStorage.getItem('token')).not.toBeNull()
})

test('[R7-16] a 401 of login_check triggers nothing', async () => {
  const [session, , tokens, { call }] = await openPage()
  const { sessionEndpoints } = await import('@entrelles/contract/modules/session/session.endpoints.ts')
  tokens.storeTokens(TOKENS)
  await session.readySession()
  answers.set('/api/login_check', [401, refusal])
  await expect(call(sessionEndpoints.createSession, { body: credentials })).rejects.toMatchObject({
    status: 401,
  })
  expect(session.getSession().state).toBe('Connected')
})

test('a network failure at the start does not disconnect, and the next try may succeed', async () => {
  vi.useFakeTimers()
  const [session, , tokens] = await openPage()
  tokens.storeTokens(TOKENS)
  network.mockRejectedValue(new TypeError('Failed to fetch'))
  const outcome = session.readySession().catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  expect(await outcome).toMatchObject({ status: 0, message: 'Une erreur est survenue.' })
  expect(session.getSession().state).toBe('Not initialized')

  network.mockImplementation(async () => Response.json(me(ADHERENTE)))
  await session.readySession()
  expect(session.getSession().state).toBe('Connected')
  vi.useRealTimers()
})

test('closing the session in another tab closes it here', async () => {
  const [session] = await openPage()
  await session.openSession(credentials)
  localStorage.removeItem('token')
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }))
  expect(session.getSession().state).toBe('Disconected')
})

const TYPED = { name: 'essai', values: { titre: 'Atelier' }, isInDialog: false, isPartial: false }

/** A page with a session, in which something is typed. */
const openForm = async () => {
  const [session] = await openPage()
  const { hasKept, registerForm } = await import('./kept-forms.ts')
  await session.openSession(credentials)
  registerForm(() => TYPED)
  return { session, hasKept }
}

/** The event that this tab receives when another one stores these tokens. */
const storeElsewhere = (sub: string) => {
  const tokens = JSON.stringify({ ...TOKENS, token: `e30.${btoa(JSON.stringify({ sub }))}.signature` })
  localStorage.setItem('token', tokens)
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: tokens }))
}

test('[R4-4] a session closed in another tab keeps what is typed here', async () => {
  const { session, hasKept } = await openForm()
  localStorage.removeItem('token')
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }))
  expect(session.getSession().state).toBe('Disconected')
  expect(hasKept()).toBe(true)
})

test('[R4-4] a 401 that ends the session keeps what is typed', async () => {
  answers.set('/api/login_check', [200, { ...TOKENS, refresh_token: '' }])
  const { session, hasKept } = await openForm()
  const { call } = await import('./call.ts')
  const { sessionEndpoints } = await import('@entrelles/contract/modules/session/session.endpoints.ts')
  answers.set('/api/users/me', [401, refusal])
  await expect(call(sessionEndpoints.getMe, {})).rejects.toMatchObject({ status: 401 })
  expect(session.getSession().state).toBe('Disconected')
  expect(hasKept()).toBe(true)
})

test('[R4-4] logging out of this tab keeps nothing', async () => {
  const { session, hasKept } = await openForm()
  session.logout()
  expect(hasKept()).toBe(false)
})

test('another account that logs in elsewhere: what is typed is kept, and the page reloads as that account', async () => {
  const reload = vi.fn()
  const { hasKept } = await openForm()
  vi.stubGlobal('location', { href: location.href, origin: location.origin, pathname: '/faq', reload })
  storeElsewhere('maelle')
  expect(reload).not.toHaveBeenCalled()
  expect(hasKept()).toBe(false)
  storeElsewhere('samira')
  expect(reload).toHaveBeenCalledOnce()
  expect(hasKept()).toBe(true)
})
