import {
  abonnementPushForm,
  type AbonnementPush,
  type AbonnementPushId,
} from '@entrelles/contract/modules/notifications/push.schema.ts'
import { expect, test } from 'vitest'
import { bytesOf, etatOf, formOf, isIosOf, isMadeWith, type Navigateur } from './appareil-push.ts'

const courant: AbonnementPush = {
  id: '0199a000-0000-7000-8000-000000000001' as AbonnementPushId,
  appareil: 'Firefox sur Android',
  depuis: '2026-09-04T09:00:00.000Z',
  dernierEnvoi: null,
  courant: true,
}
const navigateur: Navigateur = {
  isIos: false,
  isInstalled: false,
  hasPush: true,
  permission: 'default',
  isSubscribed: false,
}
const subscribed = { permission: 'granted', isSubscribed: true } as const

test.each([
  ['can be switched on once the member asks', {}, undefined, 'a_activer'],
  ['is on', subscribed, courant, 'actif'],
  ['is off if it was removed from another device', subscribed, undefined, 'a_activer'],
  ['is off if the key has changed', { permission: 'granted' }, courant, 'a_activer'],
  ['is off if the permission was taken back', { isSubscribed: true }, courant, 'a_activer'],
  ['was refused in the browser', { permission: 'denied' }, courant, 'refuse'],
  ['cannot be told', { hasPush: false }, undefined, 'impossible'],
  ['must be installed first on iOS', { isIos: true, hasPush: false }, undefined, 'a_installer'],
  [
    'must be installed first on iOS, whatever it claims',
    { isIos: true, ...subscribed },
    courant,
    'a_installer',
  ],
  ['can be switched on once installed on iOS', { isIos: true, isInstalled: true }, undefined, 'a_activer'],
  [
    'cannot be told by an iOS that is too old',
    { isIos: true, isInstalled: true, hasPush: false },
    undefined,
    'impossible',
  ],
] as const)('[P-15] a device %s', (_what, fields, abonnement, etat) => {
  expect(etatOf({ ...navigateur, ...fields }, abonnement)).toBe(etat)
})

const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.6 Safari/605.1.15'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/18.6 Mobile'
const ANDROID = 'Mozilla/5.0 (Android 15; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0'

test.each([
  [IPHONE, 5, true],
  [MAC, 5, true],
  [MAC, 0, false],
  [ANDROID, 5, false],
])('[P-15] %s with %i touch points', (agent, touchPoints, isIos) => {
  expect(isIosOf(agent, touchPoints)).toBe(isIos)
})

const KEY = `B${'-_A0'.repeat(21)}ab`

test('a subscription made with another key, or with none, is not ours', () => {
  expect(bytesOf(KEY)).toHaveLength(65)
  expect(isMadeWith(bytesOf(KEY).buffer, KEY)).toBe(true)
  expect(isMadeWith(bytesOf(KEY.replace('ab', 'aQ')).buffer, KEY)).toBe(false)
  expect(isMadeWith(bytesOf(KEY).slice(1).buffer, KEY)).toBe(false)
  expect(isMadeWith(null, KEY)).toBe(false)
})

test('the form has what the server accepts', () => {
  const keys = { p256dh: KEY, auth: 'a'.repeat(22) }
  const endpoint = 'https://fcm.googleapis.com/fcm/send/abc'
  const form = formOf({ endpoint, keys }, ANDROID)
  expect(form).toEqual({ endpoint, cles: keys, appareil: 'Firefox sur Android' })
  expect(abonnementPushForm.safeParse(form).success).toBe(true)
  expect(abonnementPushForm.safeParse(formOf({}, ANDROID)).success).toBe(false)
})
