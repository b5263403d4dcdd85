// @vitest-environment jsdom
import type { Banniere, BanniereId } from '@entrelles/contract/modules/bannieres/bannieres.schema.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const HOUR_MS = 3_600_000
const NOW = new Date('2026-11-14T09:00:00.000Z')

const banniere = (id: string): Banniere => ({
  id: id as BanniereId,
  texteLigne1: 'L’agenda se synchronise',
  texteLigne2: 'En un geste.',
  texteBouton: 'Découvrir l’agenda',
  lienBouton: '/evenement',
})

const network = vi.fn<typeof fetch>()
const answer = (status: number, body?: unknown) =>
  network.mockImplementation(async () => new Response(body ? JSON.stringify(body) : null, { status }))
const noNetwork = () => network.mockRejectedValue(new TypeError('Failed to fetch'))
/** « GET /api/banniere/en-cours » */
const calls = () =>
  network.mock.calls.map(([url, options]) => `${options?.method} ${new URL(String(url)).pathname}`)
const stored = () => localStorage.getItem('bannerLoadDate')
const show = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

const GET = 'GET /api/banniere/en-cours'
const VUE = 'POST /api/banniere/a/vue'

let end: () => void = () => undefined

/** The banner is state of its module: each test loads fresh modules, as a new page would. */
const openPage = async () => {
  vi.resetModules()
  const page = await import('./banniere-en-cours.ts')
  end = page.watchBanniere()
  return page
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  vi.stubGlobal('fetch', network)
  show('visible')
})
afterEach(() => {
  end()
  localStorage.clear()
  vi.useRealTimers()
  vi.resetAllMocks()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('[R4-9] the banner is fetched once at the start, and the date of the fetch is stored', async () => {
  answer(200, banniere('a'))
  const { startBanniere, settleBanniere, getBanniere } = await openPage()
  expect(getBanniere()).toBeUndefined()
  await Promise.all([startBanniere(), settleBanniere()])
  await settleBanniere()
  expect(getBanniere()).toEqual(banniere('a'))
  expect(calls()).toEqual([GET])
  expect(stored()).toBe(NOW.toISOString())
})

test('[R4-9] a recent load date does not spare the fetch of a start', async () => {
  localStorage.setItem('bannerLoadDate', NOW.toISOString())
  answer(204)
  await (await openPage()).startBanniere()
  expect(calls()).toEqual([GET])
})

test('[R4-9] [R7-6] a 204 shows nothing, and its date is stored too', async () => {
  answer(204)
  const { startBanniere, getBanniere } = await openPage()
  await startBanniere()
  expect(getBanniere()).toBeUndefined()
  expect(stored()).toBe(NOW.toISOString())
})

test('[R4-9] an open tab fetches it again once the stored date is more than 24 hours old', async () => {
  answer(204)
  const { startBanniere, getBanniere } = await openPage()
  await startBanniere()
  await vi.advanceTimersByTimeAsync(24 * HOUR_MS)
  expect(calls()).toEqual([GET])
  answer(200, banniere('b'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(calls()).toEqual([GET, GET])
  expect(getBanniere()).toEqual(banniere('b'))
  expect(stored()).toBe(new Date(NOW.getTime() + 24 * HOUR_MS + 60_000).toISOString())
})

test('[R4-9] a fetch of another tab counts: the date is shared', async () => {
  answer(204)
  await (await openPage()).startBanniere()
  await vi.advanceTimersByTimeAsync(20 * HOUR_MS)
  localStorage.setItem('bannerLoadDate', new Date().toISOString())
  await vi.advanceTimersByTimeAsync(20 * HOUR_MS)
  expect(calls()).toEqual([GET])
})

test('[R4-9] a hidden tab waits until it is shown', async () => {
  answer(204)
  await (await openPage()).startBanniere()
  show('hidden')
  await vi.advanceTimersByTimeAsync(30 * HOUR_MS)
  expect(calls()).toEqual([GET])
  show('visible')
  await vi.advanceTimersByTimeAsync(0)
  expect(calls()).toEqual([GET, GET])
})

test('the first page waits a second for a banner, no longer, and the next page not at all', async () => {
  network.mockReturnValue(new Promise(() => undefined))
  const settled = vi.fn()
  const { settleBanniere } = await openPage()
  void settleBanniere().then(settled)
  await vi.advanceTimersByTimeAsync(999)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(settled).toHaveBeenCalledTimes(1)
  void settleBanniere().then(settled)
  await vi.advanceTimersByTimeAsync(0)
  expect(settled).toHaveBeenCalledTimes(2)
})

test('a fetch without an answer stores no date, and is tried again a minute later', async () => {
  noNetwork()
  const { startBanniere, getBanniere } = await openPage()
  await startBanniere()
  expect(stored()).toBeNull()
  answer(200, banniere('a'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(getBanniere()).toEqual(banniere('a'))
})

test('a refusal is not tried again every minute', async () => {
  answer(403, { code: 'acces_refuse', message: 'Non.' })
  await (await openPage()).startBanniere()
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(calls()).toEqual([GET])
})

test('[R4-9] [R7-6] a dismissed banner is hidden at once, and its view is sent as form data', async () => {
  answer(200, banniere('a'))
  const { startBanniere, getBanniere, dismissBanniere } = await openPage()
  await startBanniere()
  answer(204)
  dismissBanniere('a' as BanniereId)
  expect(getBanniere()).toBeUndefined()
  await vi.advanceTimersByTimeAsync(2 * 60_000)
  expect(calls()).toEqual([GET, VUE])
  const body = network.mock.lastCall?.[1]?.body
  expect(body instanceof FormData && body.get('bannerId')).toBe('a')
})

test('[R4-9] a view without an answer is sent again a minute later; the banner stays hidden meanwhile', async () => {
  answer(200, banniere('a'))
  const { startBanniere, getBanniere, dismissBanniere } = await openPage()
  await startBanniere()
  noNetwork()
  dismissBanniere('a' as BanniereId)
  await vi.advanceTimersByTimeAsync(0)
  expect(calls()).toEqual([GET, VUE])
  answer(204)
  await vi.advanceTimersByTimeAsync(3 * 60_000)
  expect(calls()).toEqual([GET, VUE, VUE])
  expect(getBanniere()).toBeUndefined()
})

test('a banner that was deleted meanwhile is dismissed once', async () => {
  answer(200, banniere('a'))
  const { startBanniere, dismissBanniere } = await openPage()
  await startBanniere()
  answer(404, { code: 'introuvable', message: 'Non.' })
  dismissBanniere('a' as BanniereId)
  await vi.advanceTimersByTimeAsync(3 * 60_000)
  expect(calls()).toEqual([GET, VUE])
})

test('[R3-11] logout forgets the banner and its date, even while it is being fetched', async () => {
  answer(200, banniere('a'))
  const { startBanniere, getBanniere } = await openPage()
  const { closeSession } = await import('#kit/session.ts')
  await startBanniere()
  closeSession()
  expect([getBanniere(), stored()]).toEqual([undefined, null])
  const fetched = startBanniere()
  closeSession()
  await fetched
  expect([getBanniere(), stored()]).toEqual([undefined, null])
})
