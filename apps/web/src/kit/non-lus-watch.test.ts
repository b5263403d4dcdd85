// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchNonLus } from './non-lus-watch.ts'

// jsdom has no Web Locks, like a page without https: the tab polls. The stream and the election between tabs are tested
// in a real browser (e2e/parcours/non-lus.e2e.ts).

const network = vi.fn<typeof fetch>()
const tell = vi.fn()
let end: () => void = () => undefined

const answer = (status: number, body?: unknown) =>
  network.mockImplementation(async () => new Response(body ? JSON.stringify(body) : null, { status }))
const show = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}
const rounds = () => network.mock.calls.length / 2

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', network)
  show('visible')
  answer(204)
})
afterEach(() => {
  end()
  vi.useRealTimers()
  vi.resetAllMocks()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('[R3-17] a truthy response sets the flag, a 204 or a falsy value clears it', async () => {
  answer(200, { nonLus: true, nonLues: true })
  end = watchNonLus('awa', tell)
  await vi.advanceTimersByTimeAsync(0)
  expect(tell).toHaveBeenLastCalledWith({ messages: true, notifications: true })
  answer(204)
  await vi.advanceTimersByTimeAsync(5000)
  expect(tell).toHaveBeenLastCalledWith({ messages: false, notifications: false })
  answer(200, { nonLus: false, nonLues: null })
  await vi.advanceTimersByTimeAsync(5000)
  expect(tell).toHaveBeenLastCalledWith({ messages: false, notifications: false })
})

test('[R4-12] both checks are sent every four to five seconds', async () => {
  end = watchNonLus('awa', tell)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(rounds()).toBeGreaterThanOrEqual(13)
  expect(rounds()).toBeLessThanOrEqual(17)
})

test('[R4-12] no check is sent while the tab is hidden, one is sent at once when it is shown again', async () => {
  end = watchNonLus('awa', tell)
  await vi.advanceTimersByTimeAsync(0)
  show('hidden')
  const before = rounds()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(rounds()).toBe(before)
  show('visible')
  await vi.advanceTimersByTimeAsync(0)
  expect(rounds()).toBeGreaterThan(before)
})

test('failed checks are sent less and less often, and change nothing', async () => {
  answer(503, {})
  end = watchNonLus('awa', tell)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(rounds()).toBeLessThan(8)
  expect(tell).not.toHaveBeenCalled()
})

test('once stopped, nothing is sent', async () => {
  watchNonLus('awa', tell)()
  const before = network.mock.calls.length
  await vi.advanceTimersByTimeAsync(60_000)
  expect(network.mock.calls.length).toBe(before)
})
