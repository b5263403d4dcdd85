// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchNonLus } from './non-lus-watch.ts'

const HINT = { discussion: '019a0000-0000-7000-8000-000000000001', revision: 4 }

const onIndice = vi.fn()
const onFlux = vi.fn()
const tell = vi.fn()
let end: () => void = () => undefined
let autre: BroadcastChannel

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => new Promise(() => undefined)),
  )
  autre = new BroadcastChannel('non-lus:awa')
})
afterEach(() => {
  end()
  autre.close()
  vi.resetAllMocks()
  vi.unstubAllGlobals()
})

test('[C3-3] a hint reaches the tabs that do not hold the stream, and is not taken for an unread state', async () => {
  end = watchNonLus('awa', tell, { onIndice, onFlux })
  autre.postMessage(HINT)
  await vi.waitFor(() => expect(onIndice).toHaveBeenCalledWith(HINT))
  autre.postMessage({ messages: true, notifications: false })
  await vi.waitFor(() => expect(tell).toHaveBeenCalledWith({ messages: true, notifications: false }))
  expect(onIndice).toHaveBeenCalledTimes(1)
  expect(tell).toHaveBeenCalledTimes(1)
})

test('[C3-3] a new tab asks whether another one holds the stream, and follows what it says', async () => {
  const asked = vi.fn()
  autre.addEventListener('message', ({ data }) => asked(data))
  end = watchNonLus('awa', tell, { onIndice, onFlux })
  await vi.waitFor(() => expect(asked).toHaveBeenCalledWith('flux?'))
  autre.postMessage({ flux: true })
  await vi.waitFor(() => expect(onFlux).toHaveBeenLastCalledWith(true))
  autre.postMessage({ flux: false })
  await vi.waitFor(() => expect(onFlux).toHaveBeenLastCalledWith(false))
})
