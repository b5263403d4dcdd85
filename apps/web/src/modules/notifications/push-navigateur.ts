import type { AbonnementPushForm } from '@entrelles/contract/modules/notifications/push.schema.ts'
import { CallError } from '#kit/errors.ts'
import { findPush, workerUrlOf, type PushOwner } from '#kit/push.ts'
import { bytesOf, formOf, isIosOf, isMadeWith, type Navigateur } from './appareil-push.ts'

const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true)

const hasPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** Reads what this browser can do, and whether it is subscribed with that key. */
export const readNavigateur = async (clePublique: string): Promise<Navigateur> => {
  const subscription = hasPush() ? await (await findPush())?.pushManager.getSubscription() : undefined
  return {
    isIos: isIosOf(navigator.userAgent, navigator.maxTouchPoints),
    isInstalled: isInstalled(),
    hasPush: hasPush(),
    permission: 'Notification' in window ? Notification.permission : 'default',
    isSubscribed: isMadeWith(subscription?.options.applicationServerKey, clePublique),
  }
}

/** A browser whose push service cannot be reached, or is switched off. */
const refused = (cause: unknown): CallError =>
  new CallError(
    409,
    {
      code: 'abonnement_refuse',
      message: 'Ton navigateur n’a pas pu s’abonner aux notifications. Réessaie plus tard.',
    },
    '',
    cause,
  )

/** Subscribes this browser, which has the permission already; one that is subscribed with that key stays so. */
export const subscribePush = async (clePublique: string, owner: PushOwner): Promise<AbonnementPushForm> => {
  try {
    await navigator.serviceWorker.register(workerUrlOf(owner), { scope: '/' })
    const { pushManager } = await navigator.serviceWorker.ready
    const former = await pushManager.getSubscription()
    if (former && !isMadeWith(former.options.applicationServerKey, clePublique)) await former.unsubscribe()
    const subscription = await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: bytesOf(clePublique),
    })
    return formOf(subscription.toJSON(), navigator.userAgent)
  } catch (error) {
    throw refused(error)
  }
}
