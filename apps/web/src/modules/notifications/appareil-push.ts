import type {
  AbonnementPush,
  AbonnementPushForm,
} from '@entrelles/contract/modules/notifications/push.schema.ts'
import { appareilOf } from '#kit/appareil.ts'

/** What this browser can do, and what it was allowed to. */
export type Navigateur = {
  readonly isIos: boolean
  /** Opened from the icon of the home screen. */
  readonly isInstalled: boolean
  readonly hasPush: boolean
  readonly permission: NotificationPermission
  /** With the key of the association. */
  readonly isSubscribed: boolean
}

export type EtatAppareil = 'a_installer' | 'impossible' | 'refuse' | 'a_activer' | 'actif'

/** What this device may do about notifications; `courant` is its subscription at the server. */
export const etatOf = (
  { isIos, isInstalled, hasPush, permission, isSubscribed }: Navigateur,
  courant: AbonnementPush | undefined,
): EtatAppareil => {
  // On iPhone and iPad, only an application of the home screen gets notifications.
  if (isIos && !isInstalled) return 'a_installer'
  if (!hasPush) return 'impossible'
  if (permission === 'denied') return 'refuse'
  return permission === 'granted' && isSubscribed && courant ? 'actif' : 'a_activer'
}

/** An iPad calls itself a Mac, but no Mac has a touch screen. */
export const isIosOf = (agent: string, touchPoints: number): boolean =>
  /\b(?:iPhone|iPad|iPod)\b/.test(agent) || (/\bMacintosh\b/.test(agent) && touchPoints > 1)

/** The bytes of a key in base64url; every browser takes them, and not every one the text. */
export const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

/** Whether a subscription was made with that key: the association may have changed it since. */
export const isMadeWith = (given: ArrayBuffer | null | undefined, key: string): boolean => {
  if (!given) return false
  const [made, wanted] = [new Uint8Array(given), bytesOf(key)]
  return made.length === wanted.length && made.every((byte, n) => byte === wanted[n])
}

/** What the server needs of a subscription. */
export const formOf = (
  { endpoint = '', keys = {} }: PushSubscriptionJSON,
  agent: string,
): AbonnementPushForm => ({
  endpoint,
  cles: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' },
  appareil: appareilOf(agent),
})
