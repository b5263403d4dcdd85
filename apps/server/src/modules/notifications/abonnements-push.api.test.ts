import { compteEndpoints } from '@entrelles/contract/modules/compte/compte.endpoints.ts'
import { pushEndpoints as endpoints } from '@entrelles/contract/modules/notifications/push.endpoints.ts'
import type { AbonnementPushForm } from '@entrelles/contract/modules/notifications/push.schema.ts'
import { sessionEndpoints } from '@entrelles/contract/modules/session/session.endpoints.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { createBrowser, createVapid } from '#gateways/push/test-push-service.ts'
import { jobCtxOf } from '#kit/job-ctx.ts'
import { startTestApp, useTestApp, type Client } from '#kit/test-app.ts'
import { createCompte, MOT_DE_PASSE } from '#modules/session/session.factory.ts'
import { sendPush } from './send-push.ts'

const { clePublique, clePrivee } = createVapid()
const kit = useTestApp({ VAPID_PUBLIQUE: clePublique, VAPID_PRIVEE: clePrivee })
const { cles } = createBrowser()
const MESSAGE = {
  titre: 'Une place',
  texte: 'Elle t’attend.',
  url: '/notifications',
  tag: 'place-1',
  ttl: 60,
}
const DAY = 86_400_000

let membre: Client
let voisine: Client
beforeEach(async () => {
  kit.clock.set('2026-11-18T09:00:00Z')
  kit.push.sent.length = 0
  kit.push.faults.clear()
  membre = await kit.as('adherente')
  voisine = await kit.as('adherente')
})

let nb = 0
const newEndpoint = () => `https://fcm.googleapis.com/fcm/send/${(nb += 1)}`
const subscribe = (of: Client, fields: Partial<AbonnementPushForm> & Record<string, unknown> = {}) =>
  of.call(endpoints.createAbonnementPush, {
    body: { endpoint: newEndpoint(), cles, appareil: 'Firefox sur Android', ...fields },
  })
const list = async (of: Client) => (await of.call(endpoints.listAbonnementsPush, {})).body
const labels = async (of: Client) => (await list(of)).abonnements.map(({ appareil }) => appareil)
const remove = (of: Client, id: string) =>
  of.call(endpoints.deleteAbonnementPush, { query: { id: id as never } })
const send = (to: Client) =>
  jobCtxOf(kit.services)(kit.services.log).transaction((ctx) => sendPush(ctx, to.id ?? '', MESSAGE))
const endpointsSent = () => kit.push.sent.map(({ endpoint }) => endpoint)

describe('[P-15] the devices of a member', () => {
  test('are listed with the public key, the latest first, and the one that calls is marked', async () => {
    const phone = await kit.signIn(membre.id ?? '')
    expect(await list(membre)).toEqual({ clePublique, abonnements: [] })
    expect((await subscribe(membre)).status).toBe(204)
    kit.clock.set('2026-11-18T09:05:00Z')
    await subscribe(phone, { appareil: 'Safari sur iPhone' })
    expect((await list(membre)).abonnements).toMatchObject([
      {
        appareil: 'Safari sur iPhone',
        depuis: '2026-11-18T09:05:00.000Z',
        dernierEnvoi: null,
        courant: false,
      },
      { appareil: 'Firefox sur Android', depuis: '2026-11-18T09:00:00.000Z', courant: true },
    ])
    expect((await list(phone)).abonnements.map(({ courant }) => courant)).toEqual([true, false])
    expect(JSON.stringify(await list(membre))).not.toContain('fcm.googleapis.com')
  })

  test('the device of somebody else is neither listed nor removed', async () => {
    await subscribe(membre)
    const [own] = (await list(membre)).abonnements
    expect((await list(voisine)).abonnements).toEqual([])
    expect((await remove(voisine, own?.id ?? '')).status).toBe(404)
    expect(await labels(membre)).toHaveLength(1)
    expect((await remove(membre, own?.id ?? '')).status).toBe(204)
    expect(await labels(membre)).toEqual([])
    expect((await remove(membre, own?.id ?? '')).status).toBe(404)
  })

  test('a browser has one subscription: again is the same one, and another one replaces it', async () => {
    const endpoint = newEndpoint()
    await subscribe(membre, { endpoint })
    const [first] = (await list(membre)).abonnements
    kit.clock.set('2026-11-18T09:05:00Z')
    await subscribe(membre, { endpoint, appareil: 'Firefox sur Linux' })
    expect((await list(membre)).abonnements).toEqual([{ ...first, appareil: 'Firefox sur Linux' }])
    await subscribe(membre)
    expect((await list(membre)).abonnements).toMatchObject([{ depuis: '2026-11-18T09:05:00.000Z' }])
    await send(membre)
    expect(endpointsSent()).not.toContain(endpoint)
  })

  test('the subscription of a browser moves to the account that subscribes next in it', async () => {
    const endpoint = newEndpoint()
    await subscribe(membre, { endpoint })
    kit.clock.set('2026-11-18T09:05:00Z')
    await subscribe(voisine, { endpoint })
    expect(await labels(membre)).toEqual([])
    expect((await list(voisine)).abonnements).toMatchObject([{ depuis: '2026-11-18T09:05:00.000Z' }])
    expect(await send(membre)).toEqual({ prises: 0, reporteMs: null })
    expect(await send(voisine)).toEqual({ prises: 1, reporteMs: null })
  })

  test('are ten at most: the oldest goes, also when several subscribe at once', async () => {
    const browsers = await Promise.all(Array.from({ length: 12 }, () => kit.signIn(membre.id ?? '')))
    for (const [n, browser] of browsers.slice(0, 9).entries()) {
      kit.clock.set(`2026-11-18T09:0${n}:00Z`)
      await subscribe(browser, { appareil: `Appareil ${n}` })
    }
    kit.clock.set('2026-11-18T09:09:00Z')
    await Promise.all(browsers.slice(9).map((browser) => subscribe(browser, { appareil: 'Dernier' })))
    const kept = await labels(membre)
    expect(kept).toHaveLength(10)
    expect(kept.filter((label) => label === 'Dernier')).toHaveLength(3)
    expect(kept).not.toContain('Appareil 0')
    expect(kept).not.toContain('Appareil 1')
    expect(kept).toContain('Appareil 2')
  })
})

describe('[security 42] a subscription is refused', () => {
  const violationsOf = async (fields: Record<string, unknown>) => {
    const { status, body } = await subscribe(membre, fields)
    expect(status).toBe(422)
    return (body as unknown as { violations: { champ: string }[] }).violations.map(({ champ }) => champ)
  }

  test.each([
    'http://fcm.googleapis.com/fcm/send/a',
    'https://exemple.fr/a',
    'https://127.0.0.1/a',
    'https://169.254.169.254/latest/meta-data',
    'https://fcm.googleapis.com@exemple.fr/a',
    'pas une adresse',
  ])('at %s', async (endpoint) => {
    expect(await violationsOf({ endpoint })).toEqual(['endpoint'])
    expect(await labels(membre)).toEqual([])
  })

  test('at an address that is too long', async () => {
    expect(await violationsOf({ endpoint: `https://fcm.googleapis.com/${'a'.repeat(2000)}` })).toEqual([
      'endpoint',
    ])
  })

  test('with keys that are not keys', async () => {
    const { p256dh, auth } = cles
    expect(await violationsOf({ cles: { p256dh: 'court', auth } })).toEqual(['cles.p256dh'])
    expect(await violationsOf({ cles: { p256dh, auth: 'court' } })).toEqual(['cles.auth'])
    // The right length, but no point of the curve.
    expect(await violationsOf({ cles: { p256dh: `B${'A'.repeat(86)}`, auth } })).toEqual(['cles.p256dh'])
  })

  test('[P-15] where push is not set up, which the list says', async () => {
    const without = await startTestApp()
    try {
      const client = await without.as('adherente')
      expect(await list(client)).toEqual({ clePublique: null, abonnements: [] })
      expect(await subscribe(client)).toMatchObject({ status: 409, body: { code: 'push_indisponible' } })
    } finally {
      await without.close()
    }
  })
})

describe('[P-15] a message', () => {
  test('goes to each of her devices, which note it, and to nobody else', async () => {
    const phone = await kit.signIn(membre.id ?? '')
    await subscribe(membre)
    await subscribe(phone)
    await subscribe(voisine)
    kit.clock.set('2026-11-18T09:05:00Z')
    expect(await send(membre)).toEqual({ prises: 2, reporteMs: null })
    expect(kit.push.sent).toHaveLength(2)
    expect(kit.push.sent[0]).toMatchObject(MESSAGE)
    expect((await list(membre)).abonnements.map(({ dernierEnvoi }) => dernierEnvoi)).toEqual([
      '2026-11-18T09:05:00.000Z',
      '2026-11-18T09:05:00.000Z',
    ])
    expect((await list(voisine)).abonnements[0]?.dernierEnvoi).toBeNull()
  })

  test('to a device that has ended removes it', async () => {
    const endpoint = newEndpoint()
    await subscribe(membre, { endpoint })
    kit.push.faults.set(endpoint, 'gone')
    expect(await send(membre)).toEqual({ prises: 0, reporteMs: null })
    expect(await labels(membre)).toEqual([])
  })

  test('is postponed if every device fails for a while, and not if one of them takes it', async () => {
    const endpoint = newEndpoint()
    await subscribe(membre, { endpoint })
    kit.push.faults.set(endpoint, 'postponed')
    expect(await send(membre)).toEqual({ prises: 0, reporteMs: 120_000 })
    await subscribe(await kit.signIn(membre.id ?? ''))
    expect(await send(membre)).toEqual({ prises: 1, reporteMs: null })
    expect(await labels(membre)).toHaveLength(2)
  })

  test('that is refused is neither postponed nor a reason to remove the device', async () => {
    const endpoint = newEndpoint()
    await subscribe(membre, { endpoint })
    kit.push.faults.set(endpoint, 'refused')
    expect(await send(membre)).toEqual({ prises: 0, reporteMs: null })
    expect(await labels(membre)).toHaveLength(1)
  })
})

describe('[P-15] the end of a session', () => {
  const connect = async () => {
    const { id, email } = await createCompte(kit.db, kit.clock.now())
    const login = await kit.visitor.call(sessionEndpoints.createSession, {
      body: { username: email, password: MOT_DE_PASSE },
    })
    const other = await kit.signIn(id)
    const authorization = `Bearer ${login.body.token}`
    const subscribed = await kit.visitor.call(
      endpoints.createAbonnementPush,
      { body: { endpoint: newEndpoint(), cles, appareil: 'Chrome sur Android' } },
      { authorization },
    )
    expect(subscribed.status).toBe(204)
    return { other, tokens: login.body }
  }

  test('by logout stops what that browser gets', async () => {
    const { other, tokens } = await connect()
    expect(await labels(other)).toEqual(['Chrome sur Android'])
    await kit.visitor.call(sessionEndpoints.deleteSession, { body: { refresh_token: tokens.refresh_token } })
    expect(await labels(other)).toEqual([])
    expect(await send(other)).toEqual({ prises: 0, reporteMs: null })
  })

  test('from another device stops it too', async () => {
    const { other } = await connect()
    const { sessions } = (await other.call(compteEndpoints.listSessionsOuvertes, {})).body
    for (const { id, courante } of sessions)
      if (!courante) await other.call(compteEndpoints.deleteSessionOuverte, { params: { id } })
    expect(await send(other)).toEqual({ prises: 0, reporteMs: null })
  })

  test('by time stops it too', async () => {
    const { other } = await connect()
    kit.clock.set(new Date(kit.clock.now().getTime() + 31 * DAY).toISOString())
    expect(await send(other)).toEqual({ prises: 0, reporteMs: null })
  })
})
