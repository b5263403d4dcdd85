import { useEffect } from 'react'
import { call } from '#kit/call.ts'
import { loadWithRetry } from '#kit/lazy-with-retry.ts'
import { endPush, findPush, ownerOf, workerUrlOf } from '#kit/push.ts'
import { sessionOf } from '#kit/refresh-rules.ts'
import { readTokens } from '#kit/tokens.ts'
import { formOf } from './appareil-push.ts'

/** The cache that the worker opens when the browser has replaced the subscription (public/push-sw.js). */
const CHANGED = 'push-change'

/**
 * Keeps this browser's subscription with its owner. After a new login of the same account, or when the browser has replaced the
 * subscription, the server is told; the subscription of another account ends. Most of the time, and always in a browser without
 * notifications, there is nothing to do and nothing is sent.
 */
export const syncPush = async (compte: string): Promise<void> => {
  const registration = await findPush()
  const owner = registration && ownerOf(registration)
  if (!registration || !owner) return
  const subscription = await registration.pushManager.getSubscription()
  if (owner.compte !== compte || !subscription) return endPush()
  const session = sessionOf(readTokens()?.token ?? '') ?? ''
  if (owner.session === session && !(await caches.has(CHANGED))) return
  const { pushEndpoints } = await loadWithRetry(
    () => import('@entrelles/contract/modules/notifications/push.endpoints.ts'),
  )
  const body = formOf(subscription.toJSON(), navigator.userAgent)
  await call(pushEndpoints.createAbonnementPush, { body })
  await caches.delete(CHANGED)
  await navigator.serviceWorker.register(workerUrlOf({ compte, session }), { scope: '/' })
}

/** Runs at each page load, and when the worker says that the subscription has changed. A failure is tried again then. */
export const useSyncPush = (compte: string): void => {
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined
    const { serviceWorker } = navigator
    const sync = () => void syncPush(compte).catch(() => undefined)
    const onMessage = ({ data }: MessageEvent) => {
      if (data === CHANGED) sync()
    }
    sync()
    serviceWorker.addEventListener('message', onMessage)
    return () => serviceWorker.removeEventListener('message', onMessage)
  }, [compte])
}
