// @vitest-environment jsdom
import { nonLusEndpoints } from '@entrelles/contract/modules/non-lus/non-lus.endpoints.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followFlux } from './flux.ts'
import { storeTokens } from './tokens.ts'

const network = vi.fn<typeof fetch>()
const NOTHING = { messages: false, notifications: false }
const UNREAD = { messages: true, notifications: false }

/** A stream that the test writes to; it fails with an AbortError when the caller aborts. */
const openStream = () => {
  let controller!: ReadableStreamDefaultController<Uint8Array>
  const body = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given) })
  network.mockImplementation(async (_url, init) => {
    init?.signal?.addEventListener('abort', () => {
      if (body.locked) controller.error(new DOMException('left', 'AbortError'))
    })
    return new Response(body)
  })
  return {
    write: (text: string) => controller.enqueue(new TextEncoder().encode(text)),
    end: () => controller.close(),
  }
}

beforeEach(() => {
  vi.stubGlobal('fetch', network)
  storeTokens({ token: 'jeton', refresh_token: 'r' })
})
afterEach(() => {
  localStorage.clear()
  vi.resetAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const start = (signal = new AbortController().signal) => {
  const events: unknown[] = []
  const ended = followFlux(nonLusEndpoints.getFlux, (event) => events.push(event), signal)
  return { events, ended }
}

test('[R7-13] the stream sends the token in a header, never in its URL', async () => {
  openStream().end()
  await start().ended
  const [url, init] = network.mock.calls[0] ?? []
  expect(String(url)).toBe(`${location.origin}/api/flux`)
  expect(new Headers(init?.headers).get('authorization')).toBe('Bearer jeton')
})

test('[R4-12] events are parsed wherever the chunks are cut, and heartbeats are ignored', async () => {
  const stream = openStream()
  const { events, ended } = start()
  stream.write(`data: ${JSON.stringify(NOTHING)}\n\n:\n\nda`)
  stream.write(`ta: {"messages":true,`)
  stream.write(`"notifications":false}\n\n`)
  stream.end()
  await ended
  expect(events).toEqual([NOTHING, UNREAD])
})

test.each([401, 429, 503])('a stream refused by %d rejects with that status', async (status) => {
  network.mockResolvedValue(new Response('{}', { status }))
  await expect(start().ended).rejects.toMatchObject({ status })
})

test('a silent stream is aborted; heartbeats keep it open', async () => {
  vi.useFakeTimers()
  const stream = openStream()
  const { ended } = start()
  const outcome = ended.catch((error: unknown) => error)
  const settled = vi.fn()
  void outcome.then(settled)
  for (let n = 0; n < 3; n += 1) {
    await vi.advanceTimersByTimeAsync(30_000)
    stream.write(':\n\n')
  }
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(40_000)
  expect(await outcome).toMatchObject({ name: 'AbortError' })
})

test('aborting the signal closes the stream', async () => {
  openStream()
  const leaving = new AbortController()
  const { ended } = start(leaving.signal)
  await vi.waitFor(() => expect(network).toHaveBeenCalled(), { timeout: 30_000 })
  leaving.abort()
  await expect(ended).rejects.toMatchObject({ name: 'AbortError' })
})
