// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { workerUrlOf } from '#kit/push.ts'
import { storeTokens } from '#kit/tokens.ts'
import { syncPush } from './use-sync-push.ts'

const OWNER = { compte: 'maelle', session: 'une' }
const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/abc'

const network = vi.fn<typeof fetch>()
const unregister = vi.fn<() => Promise<boolean>>()
const register = vi.fn<(url: string) => Promise<void>>()
const changes = new Set<string>()
let registration: object | undefined

const registered = (owner: typeof OWNER, subscription: object | null = {}) => ({
  installing: null,
  waiting: null,
  active: { scriptURL: new URL(workerUrlOf(owner), location.origin).href },
  getNotifications: async () => [],
  pushManager: {
    getSubscription: async () =>
      subscription && {
        unsubscribe: async () => true,
        toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: 'p', auth: 'a' } }),
      },
  },
  unregister,
})
const signIn = (sid: string) => {
  const exp = Math.floor(Date.now() / 1000) + 600
  storeTokens({
    token: `e30.${btoa(JSON.stringify({ sub: 'maelle', sid, exp }))}.signature`,
    refresh_token: 'r',
  })
}

beforeEach(() => {
  registration = undefined
  changes.clear()
  unregister.mockResolvedValue(true)
  register.mockResolvedValue(undefined)
  network.mockResolvedValue(new Response(null, { status: 204 }))
  vi.stubGlobal('fetch', network)
  vi.stubGlobal('caches', {
    has: async (name: string) => changes.has(name),
    delete: async (name: string) => changes.delete(name),
  })
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => registration, register },
  })
  signIn('une')
})
afterEach(() => {
  localStorage.clear()
  vi.resetAllMocks()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

const sentEndpoints = () =>
  network.mock.calls.map(
    ([, options]) => (JSON.parse(String(options?.body)) as { endpoint: string }).endpoint,
  )

test('[P-15] a browser without notifications, or with those of this session, sends nothing', async () => {
  await syncPush('maelle')
  registration = registered(OWNER)
  await syncPush('maelle')
  expect(network).not.toHaveBeenCalled()
  expect(unregister).not.toHaveBeenCalled()
})

test('[P-15] after a new login of the same account, the subscription follows the new session', async () => {
  registration = registered(OWNER)
  signIn('deux')
  await syncPush('maelle')
  expect(sentEndpoints()).toEqual([ENDPOINT])
  expect(register).toHaveBeenCalledExactlyOnceWith('/push-sw.js?compte=maelle&session=deux', { scope: '/' })
})

test('[P-15] the subscription of another account ends, and the next one gets none of it', async () => {
  registration = registered({ compte: 'samira', session: 'une' })
  await syncPush('maelle')
  expect(unregister).toHaveBeenCalledOnce()
  expect(network).not.toHaveBeenCalled()
})

test('[P-15] a subscription that the browser has replaced is sent once', async () => {
  registration = registered(OWNER)
  changes.add('push-change')
  await syncPush('maelle')
  await syncPush('maelle')
  expect(sentEndpoints()).toEqual([ENDPOINT])
})

test('[P-15] one that could not be sent is sent again at the next page', async () => {
  registration = registered(OWNER)
  changes.add('push-change')
  network.mockResolvedValueOnce(new Response(null, { status: 503 }))
  await expect(syncPush('maelle')).rejects.toMatchObject({ status: 503 })
  expect(register).not.toHaveBeenCalled()
  await syncPush('maelle')
  expect(sentEndpoints()).toEqual([ENDPOINT, ENDPOINT])
})

test('[P-15] a worker without a subscription, which the user has withdrawn in the browser, goes', async () => {
  registration = registered(OWNER, null)
  await syncPush('maelle')
  expect(unregister).toHaveBeenCalledOnce()
})
