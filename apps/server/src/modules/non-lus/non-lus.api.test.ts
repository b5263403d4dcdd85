import { defineEndpoints, noContent } from '@entrelles/contract/kit/endpoint.ts'
import { nonLusEndpoints as endpoints } from '@entrelles/contract/modules/non-lus/non-lus.endpoints.ts'
import { Redis } from 'ioredis'
import type { Updateable } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { DB } from '#db/types.ts'
import { bind } from '#kit/bind.ts'
import type { Client } from '#kit/test-app.ts'
import { startTwoNodes, type TestNode } from '#kit/test-two-nodes.ts'
import { createCompte } from '#modules/session/session.factory.ts'
import { createMessage, createNotification, readAll } from './non-lus.factory.ts'
import { publishNonLus } from './non-lus.public.ts'
import { nonLusModule } from './non-lus.routes.ts'

/** Endpoints that change something for a member, then publish it, as those of other modules do. */
const essais = defineEndpoints({
  createMessage: {
    method: 'POST',
    path: '/api/essais/message',
    access: 'active',
    summary: 'Writes to herself',
    answers: { 204: noContent },
  },
  createMessagePerdu: {
    method: 'POST',
    path: '/api/essais/perdu',
    access: 'active',
    summary: 'Writes to herself, then fails',
    answers: { 204: noContent },
  },
})
const essaisModule = {
  name: 'essais',
  routes: bind(essais, {
    createMessage: async (_input, { db, actor, now, memory, afterCommit }) => {
      afterCommit(() => publishNonLus(memory, [actor.id]))
      await createMessage(db, now(), actor.id)
    },
    createMessagePerdu: async (_input, { db, actor, now, memory, afterCommit }) => {
      afterCommit(() => publishNonLus(memory, [actor.id]))
      await createMessage(db, now(), actor.id)
      throw new Error('panne')
    },
  }),
}

let nodes: Awaited<ReturnType<typeof startTwoNodes>>
let one: TestNode
let other: TestNode

beforeAll(async () => {
  nodes = await startTwoNodes([nonLusModule, essaisModule])
  ;({ one, other } = nodes)
})
afterEach(() => nodes.leaveStreams())
afterAll(() => nodes.close())
beforeEach(() => {
  for (const { clock } of [one, other]) clock.set('2026-11-14T09:00:00Z')
})

const statusOf = async (node: TestNode, { token }: Client, { path }: { path: string }) =>
  (await node.visitor.inject({ url: path, headers: { authorization: `Bearer ${token}` } })).status
const check = async (node: TestNode, client: Client) => ({
  messages: await statusOf(node, client, endpoints.getMessagesNonLus),
  notifications: await statusOf(node, client, endpoints.getNotificationsNonLues),
})
const follow: typeof nodes.follow = (node, member) => nodes.follow(node, member)
const idOf = ({ id = '' }: Client) => id
const publish = (node: TestNode, client: Client) => publishNonLus(node.services.memory, [idOf(client)])
const NOTHING = { messages: 204, notifications: 204 }
const ALL = { messages: 200, notifications: 200 }

describe('unread checks', () => {
  test('[R3-17] [R7-6] a check answers 204 when everything is read, else 200 with its flag', async () => {
    const member = await one.as('adherente')
    const empty = await member.call(endpoints.getMessagesNonLus, {})
    expect([empty.status, empty.body]).toEqual([204, ''])
    expect(await check(one, member)).toEqual(NOTHING)
    await createMessage(one.db, one.clock.now(), idOf(member))
    await createNotification(one.db, one.clock.now(), idOf(member))
    await publish(one, member)
    expect(await member.call(endpoints.getMessagesNonLus, {})).toMatchObject({
      status: 200,
      body: { nonLus: true },
    })
    const { status, body, headers } = await member.call(endpoints.getNotificationsNonLues, {})
    expect([status, body]).toEqual([200, { nonLues: true }])
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    await readAll(one.db, one.clock.now(), idOf(member))
    await publish(one, member)
    expect(await check(one, member)).toEqual(NOTHING)
  })

  test('[R3-17] each check covers its own kind, and only the caller', async () => {
    const [member, neighbour] = [await one.as('adherente'), await one.as('adherente')]
    await createNotification(one.db, one.clock.now(), idOf(member))
    expect(await check(one, member)).toEqual({ messages: 204, notifications: 200 })
    expect(await check(one, neighbour)).toEqual(NOTHING)
  })

  test('[P-14] a committed change is visible at the next request, a rolled back one never', async () => {
    const member = await one.as('adherente')
    expect(await check(one, member)).toEqual(NOTHING)
    expect((await member.call(essais.createMessagePerdu, {})).status).toBe(500)
    expect(await check(one, member)).toEqual(NOTHING)
    await member.call(essais.createMessage, {})
    expect(await check(one, member)).toEqual({ messages: 200, notifications: 204 })
  })

  test('[P-14] a change made through one node is visible through the other within a second', async () => {
    const member = await one.as('adherente')
    expect([await check(one, member), await check(other, member)]).toEqual([NOTHING, NOTHING])
    await member.call(essais.createMessage, {})
    await expect.poll(() => check(other, member)).toEqual({ messages: 200, notifications: 204 })
    await readAll(one.db, one.clock.now(), idOf(member))
    await publish(other, member)
    expect(await check(other, member)).toEqual(NOTHING)
    await expect.poll(() => check(one, member)).toEqual(NOTHING)
  })

  test('an unpublished change is visible after one minute', async () => {
    const member = await one.as('adherente')
    expect(await check(one, member)).toEqual(NOTHING)
    await createNotification(one.db, one.clock.now(), idOf(member))
    expect(await check(one, member)).toEqual(NOTHING)
    one.clock.advance(60_000)
    expect(await check(one, member)).toEqual({ messages: 204, notifications: 200 })
  })

  test('a visitor gets a 401 with a correlation id, and the 901st request of a member gets a 429', async () => {
    const visitor = await one.visitor.call(endpoints.getMessagesNonLus, {})
    expect([visitor.status, visitor.headers['x-correlation-id']]).toEqual([401, expect.any(String)])
    const member = await one.as('adherente')
    const statuses = []
    for (let n = 0; n < 901; n += 1)
      statuses.push((await member.call(endpoints.getMessagesNonLus, {})).status)
    expect(new Set(statuses.slice(0, 900))).toEqual(new Set([204]))
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('cached members', () => {
  /**
   * Counts the queries to PostgreSQL and the commands to Redis, without the ping that checks the connection every
   * two seconds.
   */
  const counting = async (work: () => Promise<void>) => {
    const queries = vi.spyOn(pg.Client.prototype, 'query')
    const commands = vi.spyOn(Redis.prototype, 'sendCommand')
    try {
      await work()
      const asked = commands.mock.calls.filter(([command]) => command.name !== 'ping')
      return { sql: queries.mock.calls.length, redis: asked.length }
    } finally {
      vi.restoreAllMocks()
    }
  }

  test('[R3-17] the first check takes one SQL statement, the next ones neither SQL nor Redis', async () => {
    const member = await one.as('adherente')
    expect(await counting(async () => void (await check(one, member)))).toEqual({ sql: 1, redis: 0 })
    const again = await counting(async () => {
      for (let n = 0; n < 20; n += 1) expect(await check(one, member)).toEqual(NOTHING)
    })
    expect(again).toEqual({ sql: 0, redis: 0 })
    await publish(one, member)
    expect(await counting(async () => void (await check(one, member)))).toEqual({ sql: 1, redis: 0 })
  })

  test('[R7-6] members who ask at the same time are read in one statement, each with her own flags', async () => {
    const members: Client[] = []
    for (let n = 0; n < 6; n += 1) members.push(await one.as('adherente'))
    for (const member of members.slice(0, 3)) await createMessage(one.db, one.clock.now(), idOf(member))
    let statuses: number[] = []
    const ask = (member: Client) => statusOf(one, member, endpoints.getMessagesNonLus)
    const cost = await counting(async () => void (statuses = await Promise.all(members.map(ask))))
    expect(cost).toEqual({ sql: 1, redis: 0 })
    expect(statuses).toEqual([200, 200, 200, 204, 204, 204])
  })

  test('a change that arrives during a read is not missed', async () => {
    const member = await one.as('adherente')
    const reading = check(one, member)
    await createMessage(one.db, one.clock.now(), idOf(member))
    await publish(one, member)
    await reading
    expect(await check(one, member)).toEqual({ messages: 200, notifications: 204 })
  })

  const revoke = (client: Client) =>
    one.db
      .updateTable('sessions')
      .set({ revoquee_le: one.clock.now() })
      .where('compte_id', '=', idOf(client))
      .execute()
  const update = (client: Client, fields: Updateable<DB['comptes']>) =>
    one.db.updateTable('comptes').set(fields).where('id', '=', idOf(client)).execute()

  test.each([
    ['[R6-1] a revoked session', revoke, 401],
    [
      '[R6-1] a suspension',
      (client: Client) => update(client, { suspendue_jusquau: new Date('2026-12-01T00:00:00Z') }),
      401,
    ],
    [
      '[R6-1] a membership that ended',
      (client: Client) => update(client, { paye_jusquau: '2026-01-01' }),
      403,
    ],
  ] as const)(
    '%s is refused at the next request on this node, and within a second on the other',
    async (_what, act, status) => {
      const member = await one.as('adherente')
      const stream = await follow(other, member)
      expect([await check(one, member), await check(other, member)]).toEqual([NOTHING, NOTHING])
      await act(member)
      await publish(one, member)
      const refused = { messages: status, notifications: status }
      expect(await check(one, member)).toEqual(refused)
      await expect.poll(() => check(other, member), { interval: 5 }).toEqual(refused)
      await stream.ended
    },
  )

  test('[R6-1] a payment gives access at the next request', async () => {
    const member = await one.as('expiree')
    expect(await check(one, member)).toEqual({ messages: 403, notifications: 403 })
    await update(member, { paye_jusquau: '2027-11-13' })
    await publish(one, member)
    expect(await check(one, member)).toEqual(NOTHING)
  })

  test('[R6-1] a request is refused once the grace period or the session ends', async () => {
    const { id } = await createCompte(one.db, one.clock.now(), { paye_jusquau: '2026-10-15' })
    one.clock.set('2026-11-14T22:59:30Z')
    const member = await one.signIn(id)
    expect(await check(one, member)).toEqual(NOTHING)
    one.clock.set('2026-11-14T23:00:00Z')
    expect(await check(one, member)).toEqual({ messages: 403, notifications: 403 })

    const guest = await one.as('adherente')
    const end = new Date(one.clock.now().getTime() + 10_000)
    await one.db
      .updateTable('sessions')
      .set({ expire_le: end })
      .where('compte_id', '=', idOf(guest))
      .execute()
    expect(await check(one, guest)).toEqual(NOTHING)
    one.clock.set(end)
    expect(await check(one, guest)).toEqual({ messages: 401, notifications: 401 })
  })

  test('the cache of one session does not admit another session of the same member', async () => {
    const phone = await one.as('adherente')
    expect(await check(one, phone)).toEqual(NOTHING)
    const computer = await one.signIn(idOf(phone))
    await one.db
      .updateTable('sessions')
      .set({ revoquee_le: one.clock.now() })
      .where('compte_id', '=', idOf(phone))
      .execute()
    expect(await check(one, computer)).toEqual({ messages: 401, notifications: 401 })
  })
})

describe('stream', () => {
  test('[R4-12] the stream sends both flags at once, then only the changes', async () => {
    const member = await one.as('adherente')
    const { status, headers, events } = await follow(one, member)
    expect(status).toBe(200)
    expect(headers).toMatchObject({ 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    expect(headers['content-encoding']).toBeUndefined()
    await expect.poll(() => events).toEqual([{ messages: false, notifications: false }])
    await publish(one, member)
    await createNotification(one.db, one.clock.now(), idOf(member))
    await publish(one, member)
    await expect.poll(() => events.length).toBe(2)
    await readAll(one.db, one.clock.now(), idOf(member))
    await publish(one, member)
    await expect.poll(() => events.length).toBe(3)
    expect(events.slice(1)).toEqual([
      { messages: false, notifications: true },
      { messages: false, notifications: false },
    ])
  })

  test('[P-14] the stream sends a change made through another node within a second', async () => {
    const member = await one.as('adherente')
    const { events } = await follow(other, member)
    await expect.poll(() => events.length).toBe(1)
    await member.call(essais.createMessage, {})
    await expect.poll(() => events.at(-1)).toEqual({ messages: true, notifications: false })
  })

  test('the stream ends when its token expires', async () => {
    const member = await one.as('adherente')
    const { ended } = await follow(one, member)
    one.clock.advance(8 * 3_600_000 + 1000)
    await ended
    expect((await follow(one, member)).status).toBe(401)
  })

  test('a seventh stream is refused until another one ends', async () => {
    const member = await one.as('adherente')
    const opened = []
    for (let n = 0; n < 6; n += 1) opened.push(await follow(one, member))
    expect(opened.map(({ status }) => status)).toEqual(Array(6).fill(200))
    const { status, headers } = await follow(one, member)
    expect([status, headers['retry-after']]).toEqual([429, '60'])
    opened[0]?.leave()
    await expect.poll(async () => (await follow(one, member)).status).toBe(200)
  })
})

describe('without Redis', () => {
  const comeBack = async (client: Client) => {
    await nodes.redis.start()
    await expect.poll(async () => (await follow(one, client)).status, { interval: 200 }).toBe(200)
  }

  test('[P-14] without Redis, streams end and each check reads the database, on both nodes', async () => {
    const member = await one.as('adherente')
    const stream = await follow(one, member)
    expect([await check(one, member), await check(other, member)]).toEqual([NOTHING, NOTHING])
    await nodes.redis.stop()
    await stream.ended
    expect((await follow(one, member)).status).toBe(503)
    await createMessage(one.db, one.clock.now(), idOf(member))
    await createNotification(one.db, one.clock.now(), idOf(member))
    expect([await check(one, member), await check(other, member)]).toEqual([ALL, ALL])
    await readAll(one.db, one.clock.now(), idOf(member))
    expect([await check(one, member), await check(other, member)]).toEqual([NOTHING, NOTHING])
    await comeBack(member)
  })

  test('[P-14] when Redis comes back, nothing cached before is used', async () => {
    const member = await one.as('adherente')
    expect(await check(one, member)).toEqual(NOTHING)
    await nodes.redis.stop()
    await createMessage(one.db, one.clock.now(), idOf(member))
    await comeBack(member)
    expect(await check(one, member)).toEqual({ messages: 200, notifications: 204 })
  })
})
