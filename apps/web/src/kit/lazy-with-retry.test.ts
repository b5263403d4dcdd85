// @vitest-environment jsdom
import { CHUNK_RETRY_DELAYS_MS, CHUNK_TIMEOUT_MS } from '@entrelles/contract/kit/constants.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addressOf, ChunkError, loadWithRetry } from './lazy-with-retry.ts'

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  vi.useRealTimers()
  document.head.replaceChildren()
})

/** The times, in seconds, at which a chunk is requested. */
const asked = (load: () => Promise<unknown>) => {
  const start = Date.now()
  const seconds: number[] = []
  const outcome = loadWithRetry(() => {
    seconds.push((Date.now() - start) / 1000)
    return load()
  }).catch((error: unknown) => error)
  return { seconds, outcome }
}

test('[R9-6] five delays of 1, 2, 4, 8 and 16 s, and a limit of 120000 ms', () => {
  expect(CHUNK_RETRY_DELAYS_MS).toEqual([1000, 2000, 4000, 8000, 16_000])
  expect(CHUNK_TIMEOUT_MS).toBe(120_000)
})

test('[R8-10] a failing chunk is retried five times, then fails with « Loading chunk N failed »', async () => {
  const { seconds, outcome } = asked(() => Promise.reject(new TypeError('Failed to fetch')))
  await vi.runAllTimersAsync()
  expect(seconds).toEqual([0, 1, 3, 7, 15, 31])
  expect(await outcome).toBeInstanceOf(ChunkError)
  expect(await outcome).toHaveProperty('message', expect.stringMatching(/^Loading chunk \S+ failed$/))
})

test('[R8-10] a chunk that takes more than 120 s is retried', async () => {
  let first = true
  const { seconds, outcome } = asked(() => {
    if (!first) return Promise.resolve('arrived')
    first = false
    return new Promise(() => {})
  })
  await vi.advanceTimersByTimeAsync(120_999)
  expect(seconds).toEqual([0])
  await vi.advanceTimersByTimeAsync(1)
  expect(seconds).toEqual([0, 121])
  expect(await outcome).toBe('arrived')
})

test('a chunk that loads is requested once', async () => {
  const { seconds, outcome } = asked(() => Promise.resolve('arrived'))
  await vi.runAllTimersAsync()
  expect(await outcome).toBe('arrived')
  expect(seconds).toEqual([0])
})

const addStylesheet = () => {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'stylesheet', href: '/assets/FaqScreen-1a.css' })
  document.head.append(link)
}
const stylesheets = () => [...document.querySelectorAll('link')]

test('[R8-10] a failed stylesheet is added again before its script is requested again', async () => {
  addStylesheet()
  let failed = false
  const { seconds, outcome } = asked(() => {
    if (failed) return Promise.resolve('arrived')
    failed = true
    return Promise.reject(new Error('Unable to preload CSS for /assets/FaqScreen-1a.css'))
  })
  await vi.advanceTimersByTimeAsync(1000)
  expect(stylesheets().map(({ href }) => href)).toEqual([
    `${location.origin}/assets/FaqScreen-1a.css?essai=1`,
  ])
  expect(seconds).toEqual([0])
  stylesheets()[0]?.dispatchEvent(new Event('load'))
  await vi.runAllTimersAsync()
  expect(await outcome).toBe('arrived')
})

test('[R8-10] a stylesheet that never loads fails with « Loading CSS chunk N failed »', async () => {
  addStylesheet()
  const { outcome } = asked(() => Promise.reject(new Error('Unable to preload CSS for /assets/x.css')))
  for (const delay of CHUNK_RETRY_DELAYS_MS) {
    await vi.advanceTimersByTimeAsync(delay)
    stylesheets()[0]?.dispatchEvent(new Event('error'))
  }
  await vi.runAllTimersAsync()
  expect(await outcome).toHaveProperty('message', expect.stringMatching(/^Loading CSS chunk \S+ failed$/))
})

test('the URL of a chunk is read from the source of its import, as the bundler writes it', () => {
  const built = {
    toString: () => '()=>__vitePreload(()=>import(`./FaqScreen-1a.js`),__vite__mapDeps([0,1]))',
  }
  expect(addressOf(built as never)?.pathname).toMatch(/\/FaqScreen-1a\.js$/)
  expect(addressOf(() => Promise.resolve())).toBeUndefined()
})
