import { randomUUID } from 'node:crypto'
import { defineEndpoints, noContent } from '@entrelles/contract/kit/endpoint.ts'
import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { z } from '@entrelles/contract/kit/z.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bind } from './bind.ts'
import { countFailures } from './count-failures.ts'
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
  createAccepte: {
    method: 'POST',
    path: '/api/essais/acceptes',
    access: 'public',
    summary: 'Accepts three times a minute, and refuses as it is told',
    body: z.strictObject({ accepte: z.boolean() }),
    answers: { 204: noContent },
    limit: { max: 3, seconds: 60, accepted: true },
  },
  getEssai: {
    method: 'GET',
    path: '/api/essais',
    access: 'public',
    summary: 'Held by the limit of all calls alone',
    answers: { 204: noContent },
  },
})
const routes = bind(essais, {
  createEssai: async () => undefined,
  createAccepte: async ({ body }) => {
    if (!body.accepte) throw commonErrors.requete_invalide()
  },
  getEssai: async () => undefined,
})
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

/** One call after the other, which the endpoint accepts or refuses. */
const acceptAll = (node: Node, remoteAddress: string, wanted: readonly number[]) =>
  statusesOf(wanted.length, (n) =>
    node.visitor.inject({
      method: 'POST',
      url: '/api/essais/acceptes',
      remoteAddress,
      payload: { accepte: wanted[n] === 204 },
    }),
  )

test('a limit of accepted calls does not count refused ones', async () => {
  const address = newAddress()
  const refused = Array<number>(20).fill(400)
  expect(await acceptAll(one, address, refused)).toEqual(refused)
  const invalid = await one.visitor.inject({
    method: 'POST',
    url: '/api/essais/acceptes',
    remoteAddress: address,
    payload: { accepte: 'oui' },
  })
  expect(invalid.status).toBe(422)
  expect(await acceptAll(other, address, [204, 204, 400, 204, 204, 400])).toEqual([
    204, 204, 400, 204, 429, 429,
  ])
})

describe('attempts that count only if they fail', () => {
  const LIMIT = { max: 4, seconds: 60 }
  const attempt = async (
    node: Node,
    key: string,
    isRight: boolean,
  ): Promise<'right' | 'wrong' | 'refused'> => {
    try {
      const value = await countFailures(node.services.limit, [{ key, limit: LIMIT }], async () => {
        await new Promise((resolve) => setTimeout(resolve, 5))
        return isRight || undefined
      })
      return value ? 'right' : 'wrong'
    } catch {
      return 'refused'
    }
  }
  const outcomes = async (count: number, isRight: boolean, key: string = randomUUID()) => {
    const all = await Promise.all(
      Array.from({ length: count }, (_, n) => attempt(n % 2 === 0 ? one : other, key, isRight)),
    )
    return Object.fromEntries(
      [...Map.groupBy(all, (outcome) => outcome)].map(([kind, { length }]) => [kind, length]),
    )
  }

  test('never exceed the limit on two nodes together, however many come at once', async () => {
    expect(await outcomes(60, false)).toEqual({ wrong: 4, refused: 56 })
  })

  test('are all let through if they succeed, on two nodes together', async () => {
    const key = randomUUID()
    expect(await outcomes(60, true, key)).toEqual({ right: 60 })
    expect(await outcomes(3, false, key)).toEqual({ wrong: 3 })
    expect(await outcomes(20, true, key)).toEqual({ right: 20 })
    expect(await outcomes(5, false, key)).toEqual({ wrong: 1, refused: 4 })
    expect(await outcomes(5, true, key)).toEqual({ refused: 5 })
  })

  test('that throw give their place back', async () => {
    const counted = [{ key: randomUUID(), limit: LIMIT }]
    const fail = () => Promise.reject(new Error('non'))
    for (let n = 0; n < 6; n += 1)
      await expect(countFailures(one.services.limit, counted, fail)).rejects.toThrow('non')
  })
})

describe('without Redis', () => {
  afterEach(() => redis.start())

  test('[F13] the API answers, and each process enforces the limits', async () => {
    const address = newAddress()
    await redis.stop()
    for (const node of [one, other]) {
      expect(await statusesOf(4, () => create(node, address))).toEqual([204, 204, 204, 429])
      expect((await read(node, address)).status).toBe(204)
      expect(await acceptAll(node, address, [400, 204, 400, 204, 204, 400])).toEqual([
        400, 204, 400, 204, 204, 429,
      ])
    }
  })
})

describe('with a hanging Redis', () => {
  afterEach(() => redis.thaw())

  test('[F14] the API answers after one short wait, then without any, and enforces the limits', async () => {
    const hasty = await start({ REDIS_URL: redis.url, REDIS_ATTENTE_MS: '1000' })
    await untilReachable(hasty.services.memory)
    const address = newAddress()
    redis.freeze()
    const began = performance.now()
    expect((await create(hasty, address)).status).toBe(204)
    await statusesOf(40, () => read(hasty, address))
    // If each request had to time out, they would take 41 seconds.
    expect(performance.now() - began).toBeLessThan(20_000)
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
