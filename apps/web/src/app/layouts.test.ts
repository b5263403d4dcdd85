// @vitest-environment jsdom
import type { Role } from '@entrelles/contract/kit/roles.ts'
import type { Me } from '@entrelles/contract/modules/session/session.schema.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const network = vi.fn<typeof fetch>()
const calls = () => network.mock.calls.map(([url]) => new URL(String(url)).pathname)
const userWith = (...roles: Role[]) => ({ roles }) as unknown as Me
const active = userWith('ROLE_ADHERENTE', 'ROLE_ADHERENTE_ACTIVE')

/** Signed in, with the load date of an earlier session or without. */
const openPage = (loadDate?: string) => {
  localStorage.setItem('token', JSON.stringify({ token: 'jeton', refresh_token: 'renouvellement' }))
  if (loadDate !== undefined) localStorage.setItem('bannerLoadDate', loadDate)
  vi.resetModules()
  return import('./layouts.tsx')
}

beforeEach(() => {
  vi.stubGlobal('fetch', network)
  network.mockImplementation(async () => new Response(null, { status: 204 }))
})
afterEach(() => {
  localStorage.clear()
  vi.resetAllMocks()
  vi.unstubAllGlobals()
})

test('[R4-9] the banner of an active member is fetched before her first page is shown', async () => {
  const { banniereReady } = await openPage()
  expect(calls()).toEqual([])
  await banniereReady(active)
  expect(calls()).toEqual(['/api/banniere/en-cours'])
  expect(localStorage.getItem('bannerLoadDate')).not.toBeNull()
})

test.each<readonly [string, Me]>([
  ['a member whose membership has ended', userWith('ROLE_ADHERENTE')],
  ['a member who is registering', userWith('ROLE_ADHERENTE_EN_COURS_INSCRIPTION')],
])('[R4-9] no banner is fetched for %s', async (_who, user) => {
  const { banniereReady } = await openPage()
  await banniereReady(user)
  expect(calls()).toEqual([])
})

test('where she was active before, the banner is fetched during the session check, and only once', async () => {
  const { banniereReady } = await openPage('2026-11-14T09:00:00.000Z')
  await vi.waitFor(() => expect(calls()).toEqual(['/api/banniere/en-cours']))
  await banniereReady(active)
  expect(calls()).toHaveLength(1)
})

test('once she is no longer active, that fetch is refused, and the next start waits for the session', async () => {
  network.mockImplementation(async () =>
    Response.json({ code: 'acces_refuse', message: 'Non.' }, { status: 403 }),
  )
  const { banniereReady } = await openPage('2026-11-14T09:00:00.000Z')
  await banniereReady(userWith('ROLE_ADHERENTE'))
  await vi.waitFor(() => expect(localStorage.getItem('bannerLoadDate')).toBeNull())
  expect(calls()).toEqual(['/api/banniere/en-cours'])
})
