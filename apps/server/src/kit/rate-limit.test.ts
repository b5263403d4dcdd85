import { randomUUID } from 'node:crypto'
import { defineEndpoints, noContent } from '@entrelles/contract/kit/endpoint.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bind } from './bind.ts'
import { startTestApp } from './test-app.ts'
import { startTestRedis, untilReachable, type TestRedis } from './test-redis.ts'

const essais = defineEndpoints({
  createEssai: {
    method: 'POST',
    path: '/api/essais',
    access: 'public',
    summary: 'Allowed three times a minute',
    answers: { 204: noContent },
    limit: { max: 3, seconds: 60 },
  },
  getEssai: {
    method: 'GET',
    path: '/api/essais',
    access: 'public',
    summary: 'Held by the limit of all calls alone',
    answers: { 204: noContent },
  },
})
const routes = bind(essais, { createEssai: async () => undefined, getEssai: async () => undefined })
const start = (settings: Record<string, string>) => startTestApp(settings, [{ name: 'essais', routes }])
type Node = Awaited<ReturnType<typeof start>>

let redis: TestRedis
let one: Node
let other: Node
beforeAll(async () => {
  redis = await startTestRedis()
  const shared = { REDIS_URL: redis.url, REDIS_PREFIX: `${randomUUID()}:` }
  one = await start(shared)
  other = await start({ ...shared, DATABASE_URL: one.services.env.DATABASE_URL })
})
afterAll(async () => {
  await other.close()
  await one.close()
  await redis.close()
})

beforeEach(async () => {
  for (const { services } of [one, other]) await untilReachable(services.memory)
})

let visitors = 0
/** A new address, so that each test starts with clean counters. */
const newAddress = (): string => `192.0.2.${(visitors += 1)}`
const create = (node: Node, remoteAddress: string) =>
  node.visitor.inject({ method: 'POST', url: '/api/essais', remoteAddress })
const read = (node: Node, remoteAddress: string) =>
  node.visitor.inject({ method: 'GET', url: '/api/essais', remoteAddress })
const statusesOf = async (count: number, call: (n: number) => Promise<{ status: number }>) => {
  const statuses: number[] = []
  for (let n = 0; n < count; n += 1) statuses.push((await call(n)).status)
  return statuses
}

describe('a limit', () => {
  test('is shared by all nodes, and gives a retry-after', async () => {
    const address = newAddress()
    expect(await statusesOf(3, (n) => create(n === 1 ? other : one, address))).toEqual([204, 204, 204])
    const refused = await create(other, address)
    expect(refused.status).toBe(429)
    expect(refused.body).toEqual({
      code: 'trop_de_demandes',
      message: 'Trop de demandes d’un coup. Patiente un instant.',
    })
    const wait = Number(refused.headers['retry-after'])
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(60)
    expect((await create(one, address)).status).toBe(429)
  })

  test('counts each visitor by address, and each member by account', async () => {
    const address = newAddress()
    expect(await statusesOf(4, () => create(one, address))).toEqual([204, 204, 204, 429])
    expect((await create(one, newAddress())).status).toBe(204)
    const member = await one.as('adherente')
    expect(await statusesOf(4, () => member.call(essais.createEssai, {}))).toEqual([204, 204, 204, 429])
    expect((await (await one.as('adherente')).call(essais.createEssai, {})).status).toBe(204)
  })

  test('of one endpoint does not block the others', async () => {
    const address = newAddress()
    await statusesOf(4, () => create(one, address))
    expect((await read(one, address)).status).toBe(204)
  })

  test('for all endpoints together is 900 requests in five minutes', async () => {
    const address = newAddress()
    const statuses = await statusesOf(903, () => read(one, address))
    expect(statuses.indexOf(429)).toBe(900)
    expect(statuses.slice(900)).toEqual([429, 429, 429])
  })
})

describe('without Redis', () => {
  afterEach(() => redis.start())

  test('the API answers, and each process enforces the limits', async () => {
    const address = newAddress()
    await redis.stop()
    for (const node of [one, other]) {
      expect(await statusesOf(4, () => create(node, address))).toEqual([204, 204, 204, 429])
      expect((await read(node, address)).status).toBe(204)
    }
  })
})

describe('with a hanging Redis', () => {
  afterEach(() => redis.thaw())

  test('the API answers after one short wait, then without any, and enforces the limits', async () => {
    const hasty = await start({ REDIS_URL: redis.url, REDIS_ATTENTE_MS: '100' })
    await untilReachable(hasty.services.memory)
    const address = newAddress()
    redis.freeze()
    const first = performance.now()
    expect((await create(hasty, address)).status).toBe(204)
    expect(performance.now() - first).toBeLessThan(2000)
    const next = performance.now()
    // Would take far longer if each request had to time out.
    await statusesOf(40, () => read(hasty, address))
    expect(performance.now() - next).toBeLessThan(2000)
    expect(await statusesOf(3, () => create(hasty, address))).toEqual([204, 204, 429])
    redis.thaw()
    await hasty.close()
  })
})

describe('the address of a caller', () => {
  const ask = (node: Node, forwarded: string) =>
    node.visitor.inject({
      method: 'POST',
      url: '/api/essais',
      remoteAddress: '10.0.0.1',
      headers: { 'x-forwarded-for': forwarded },
    })

  test.each([
    ['false', 'is that of the connection: a header changes nothing', 429, 429],
    ['1', 'is the one that the only proxy saw, not one that the caller wrote before it', 204, 429],
    ['10.0.0.0/8', 'is the one that the named proxy saw, not one that the caller wrote before it', 204, 429],
  ])('with TRUST_PROXY=%s %s', async (TRUST_PROXY, _sentence, ofFourVisitors, ofOneVisitor) => {
    const node = await start({ TRUST_PROXY, DATABASE_URL: one.services.env.DATABASE_URL })
    try {
      const visitors = await statusesOf(4, (n) => ask(node, `198.51.100.9, 192.0.2.${n}`))
      expect(visitors).toEqual([204, 204, 204, ofFourVisitors])
      const visitor = await statusesOf(4, (n) => ask(node, `192.0.2.${n}, 203.0.113.5`))
      expect(visitor.at(-1)).toBe(ofOneVisitor)
    } finally {
      await node.close()
    }
  })
})
