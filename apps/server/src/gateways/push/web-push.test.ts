import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createPush } from './create-push.ts'
import { PushPostponed, PushRefused, type PushGateway, type PushMessage } from './push.ts'
import { createBrowser, createVapid, readVapid, startPushService } from './test-push-service.ts'
import { createWebPush } from './web-push.ts'

const message: PushMessage = {
  titre: 'Samira t’a écrit',
  texte: 'Une place s’est libérée\u00a0: « Oser ».',
  url: '/notifications',
  tag: 'message-7',
  ttl: 3600,
}
const vapid = createVapid()
const sujet = 'mailto:bonjour@entrelles.test'

let service: Awaited<ReturnType<typeof startPushService>>
let gateway: PushGateway
beforeAll(async () => {
  service = await startPushService()
  gateway = createWebPush({ ...vapid, sujet, hotes: [service.host], ca: service.ca })
})
afterAll(async () => {
  await gateway.close()
  await service.close()
})
beforeEach(() => service.behave())

const browser = createBrowser()
const here = (path = '/abonnement') => browser.at(`${service.url}${path}`)
const failureOf = async (sent: Promise<unknown>): Promise<unknown> =>
  sent.then(
    () => undefined,
    (error: unknown) => error,
  )

describe('[P-15] a push message', () => {
  test('is encrypted for one browser, signed with our key, and replaces the waiting one of its tag', async () => {
    expect(await gateway.send(here(), message)).toBe('ok')
    expect(await gateway.send(here(), { ...message, texte: 'Encore' })).toBe('ok')
    expect(await gateway.send(here(), { ...message, tag: 'message-8' })).toBe('ok')
    const [first, second, other] = service.received
    expect(first).toMatchObject({ path: '/abonnement', method: 'POST' })
    const { ttl: _ttl, ...shown } = message
    expect(JSON.parse(browser.decrypt(first?.body ?? Buffer.alloc(0)))).toEqual(shown)
    expect(first?.headers).toMatchObject({ ttl: '3600', 'content-encoding': 'aes128gcm' })
    expect(first?.headers.topic).toMatch(/^[\w-]{1,32}$/)
    expect(second?.headers.topic).toBe(first?.headers.topic)
    expect(other?.headers.topic).not.toBe(first?.headers.topic)
    const claims = readVapid(first?.headers.authorization)
    expect(claims).toMatchObject({ aud: service.url, sub: sujet, key: vapid.clePublique })
    // RFC 8292: at most a day ahead.
    expect((claims?.exp ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(86_400)
  })

  test('is unreadable for another browser', async () => {
    await gateway.send(here(), message)
    expect(() => createBrowser().decrypt(service.received[0]?.body ?? Buffer.alloc(0))).toThrow(
      /authenticate/,
    )
  })

  test('fits into what push services accept, however long its text is', async () => {
    const long = { ...message, titre: 'É'.repeat(5000), texte: '👩‍🌾'.repeat(5000) }
    expect(await gateway.send(here(), long)).toBe('ok')
    expect(service.received[0]?.body.length).toBeLessThan(4096)
    const { titre, texte } = JSON.parse(
      browser.decrypt(service.received[0]?.body ?? Buffer.alloc(0)),
    ) as PushMessage
    expect(titre).toBe(`${'É'.repeat(119)}…`)
    expect(texte.endsWith('…')).toBe(true)
    expect(texte.isWellFormed()).toBe(true)
  })
})

describe('[P-15] a push service that', () => {
  const answer = (status: number, headers: Record<string, string> = {}) =>
    service.behave((response) => void response.writeHead(status, headers).end('non'))

  test.each([404, 410])('answers %i has ended the subscription', async (status) => {
    answer(status)
    expect(await gateway.send(here(), message)).toBe('gone')
  })

  test.each([
    [429, { 'retry-after': '120' }, 120_000],
    [503, { 'retry-after': '999999' }, 3_600_000],
    [503, { 'retry-after': 'demain' }, null],
    [500, {}, null],
  ])('answers %i %o is asked again later', async (status, headers, waitMs) => {
    answer(status, headers)
    const failure = await failureOf(gateway.send(here(), message))
    expect(failure).toBeInstanceOf(PushPostponed)
    expect(failure).toMatchObject({ waitMs })
  })

  test('gives the date of the next try is asked again then', async () => {
    answer(503, { 'retry-after': new Date(Date.now() + 60_000).toUTCString() })
    const failure = (await failureOf(gateway.send(here(), message))) as PushPostponed
    expect(failure.waitMs).toBeGreaterThan(50_000)
    expect(failure.waitMs).toBeLessThanOrEqual(60_000)
  })

  test.each([400, 401, 403, 413])('answers %i refuses the message', async (status) => {
    answer(status)
    expect(await failureOf(gateway.send(here(), message))).toBeInstanceOf(PushRefused)
  })

  test('redirects is not followed', async () => {
    service.behave((response, path) =>
      path === '/ailleurs'
        ? void response.writeHead(201).end()
        : void response.writeHead(307, { location: '/ailleurs' }).end(),
    )
    expect(await failureOf(gateway.send(here(), message))).toBeInstanceOf(PushRefused)
    expect(service.received.map(({ path }) => path)).toEqual(['/abonnement'])
  })

  test('never answers is left after 5 s', async () => {
    service.behave(() => undefined)
    const start = performance.now()
    expect(await failureOf(gateway.send(here(), message))).toBeInstanceOf(PushPostponed)
    expect(performance.now() - start).toBeGreaterThan(4500)
    expect(performance.now() - start).toBeLessThan(15_000)
  })

  test('accepts without ending its answer has accepted', async () => {
    service.behave((response) => void response.writeHead(201).write('…'))
    expect(await gateway.send(here(), message)).toBe('ok')
  })

  test('cannot be reached, or has another certificate, is asked again later', async () => {
    const closed = createWebPush({ ...vapid, sujet, hotes: ['localhost:1'] })
    const strict = createWebPush({ ...vapid, sujet, hotes: [service.host] })
    const failures = [
      await failureOf(closed.send(browser.at('https://localhost:1/a'), message)),
      await failureOf(strict.send(here(), message)),
    ]
    await Promise.all([closed.close(), strict.close()])
    for (const failure of failures) expect(failure).toBeInstanceOf(PushPostponed)
    expect(service.received).toEqual([])
  })

  test('is not a known one is never called', async () => {
    const unknown = createWebPush({ ...vapid, sujet, hotes: [], ca: service.ca })
    expect(await failureOf(unknown.send(here(), message))).toBeInstanceOf(PushRefused)
    await unknown.close()
    expect(service.received).toEqual([])
  })
})

test('[P-15] without keys nothing is sent, and no subscription is forgotten', async () => {
  const settings = { PUSH_HOTES: [service.host], MAIL_FROM: 'a@b.test', PUBLIC_URL: 'https://b.test' }
  expect(await failureOf(createPush(settings).send(here(), message))).toBeInstanceOf(PushRefused)
  expect(service.received).toEqual([])
})
