import { expect, test } from 'vitest'
import { isPushService } from './push-hosts.ts'

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
  'https://eu.push.services.mozilla.com/wpush/v2/gAAA',
  'https://wns2-par02p.notify.windows.com/w/?token=BQYA',
  'https://web.push.apple.com/QGuQ',
  'https://api.push.apple.com/3/device',
])('[security 42] %s is a push service', (endpoint) => {
  expect(isPushService(endpoint, [])).toBe(true)
})

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://moi@fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com@exemple.fr/',
  'https://fcm.googleapis.com.exemple.fr/',
  'https://fcm.googleapis.com./fcm/send/abc',
  'https://notify.windows.com/',
  'https://autrenotify.windows.com/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://localhost:9000/',
  'fcm.googleapis.com',
  '',
])('[security 42] %s is not', (endpoint) => {
  expect(isPushService(endpoint, [])).toBe(false)
})

test('[security 42] a host of the settings is one, with its port only', () => {
  expect(isPushService('https://localhost:9000/a', ['localhost:9000'])).toBe(true)
  expect(isPushService('https://localhost:9001/a', ['localhost:9000'])).toBe(false)
  expect(isPushService('http://localhost:9000/a', ['localhost:9000'])).toBe(false)
})
