import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endPush, findPush, ownerOf, workerUrlOf } from './push.ts'

const OWNER = { compte: 'maelle', session: 'une' }
const worker = (path: string) => ({ scriptURL: `https://entrelles.test${path}` }) as ServiceWorker

test('the address of the worker names its owner', () => {
  const registration = { installing: null, waiting: null, active: worker(workerUrlOf(OWNER)) }
  expect(ownerOf(registration)).toEqual(OWNER)
})

test('a worker that replaces another one names the next owner', () => {
  const next = worker(workerUrlOf({ compte: 'samira', session: 'deux' }))
  const active = worker(workerUrlOf(OWNER))
  expect(ownerOf({ installing: next, waiting: null, active })?.compte).toBe('samira')
  expect(ownerOf({ installing: null, waiting: next, active })?.compte).toBe('samira')
  expect(ownerOf({ installing: null, waiting: null, active: null })).toBeUndefined()
})

const unregister = vi.fn<() => Promise<boolean>>()
const unsubscribe = vi.fn<() => Promise<boolean>>()
const close = vi.fn<() => void>()
const registration = {
  getNotifications: async () => [{ close }, { close }],
  pushManager: { getSubscription: async () => ({ unsubscribe }) },
  unregister,
}
const getRegistration = vi.fn<() => Promise<unknown>>()
beforeEach(() => {
  unregister.mockResolvedValue(true)
  unsubscribe.mockResolvedValue(true)
  getRegistration.mockResolvedValue(registration)
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration } })
})
afterEach(() => {
  vi.resetAllMocks()
  vi.unstubAllGlobals()
})

test('[P-15] the end closes what is shown, the subscription and its worker', async () => {
  await endPush()
  expect(close).toHaveBeenCalledTimes(2)
  expect(unsubscribe).toHaveBeenCalledOnce()
  expect(unregister).toHaveBeenCalledOnce()
})

test('[P-15] without a network the worker goes all the same', async () => {
  unsubscribe.mockRejectedValue(new Error('offline'))
  await endPush()
  expect(unregister).toHaveBeenCalledOnce()
})

test('a browser without notifications, or without workers, has nothing to end', async () => {
  getRegistration.mockResolvedValue(undefined)
  await endPush()
  expect(unregister).not.toHaveBeenCalled()
  vi.stubGlobal('navigator', {})
  expect(await findPush()).toBeUndefined()
  await endPush()
})

test('a browser that refuses does not stop the logout', async () => {
  getRegistration.mockRejectedValue(new DOMException('refused', 'SecurityError'))
  await expect(endPush()).resolves.toBeUndefined()
})
