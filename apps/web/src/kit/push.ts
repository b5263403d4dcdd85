/** The service worker that shows push notifications. It handles no request: pages load as without it. */
const WORKER = '/push-sw.js'

/** For whom this browser shows notifications. */
export type PushOwner = { readonly compte: string; readonly session: string }

/** The address of the worker names its owner: the storage of the browser has no place for it (R3-11). */
export const workerUrlOf = ({ compte, session }: PushOwner): string =>
  `${WORKER}?${new URLSearchParams({ compte, session }).toString()}`

export const ownerOf = ({
  installing,
  waiting,
  active,
}: Pick<ServiceWorkerRegistration, 'installing' | 'waiting' | 'active'>): PushOwner | undefined => {
  const worker = installing ?? waiting ?? active
  if (!worker) return undefined
  const { searchParams } = new URL(worker.scriptURL)
  return { compte: searchParams.get('compte') ?? '', session: searchParams.get('session') ?? '' }
}

/** The worker of this browser; undefined unless a member has switched notifications on here. */
export const findPush = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration('/') : undefined

/** Ends the notifications of this browser: those to come, and those that are still shown. */
export const endPush = async (): Promise<void> => {
  try {
    const registration = await findPush()
    if (!registration) return
    for (const shown of await registration.getNotifications()) shown.close()
    const subscription = await registration.pushManager.getSubscription()
    // Without a network, the push service does not hear of it: the worker that would show its messages goes anyway.
    await subscription?.unsubscribe().catch(() => false)
    await registration.unregister()
  } catch {
    // The server sends nothing to a session that has ended.
  }
}
