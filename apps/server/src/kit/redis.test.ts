import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createSharedMemory, type SharedMemory } from './redis.ts'
import { createTestLogs } from './test-logs.ts'
import { startTestRedis, untilReachable, type TestRedis } from './test-redis.ts'

let redis: TestRedis
const opened: SharedMemory[] = []
beforeAll(async () => {
  redis = await startTestRedis()
})
afterEach(async () => {
  for (const memory of opened.splice(0)) await memory.close()
})
afterAll(() => redis.close())

const open = async (prefix: string): Promise<SharedMemory> => {
  const memory = createSharedMemory(redis.url, prefix, createTestLogs().log)
  opened.push(memory)
  await untilReachable(memory)
  return memory
}
const get = (memory: SharedMemory, name: string) =>
  memory.attempt<string | null>(
    (client, key) => client.get(key(name)),
    () => 'sans redis',
  )

describe('the shared memory', () => {
  test('keeps its keys under its prefix', async () => {
    const [one, other] = [await open('a:'), await open('b:')]
    await one.attempt(
      (client, key) => client.set(key('nom'), 'valeur'),
      () => null,
    )
    expect(await get(one, 'nom')).toBe('valeur')
    expect(await get(other, 'nom')).toBeNull()
    const raw = await one.attempt(
      (client) => client.get('a:nom'),
      () => null,
    )
    expect(raw).toBe('valeur')
  })

  test('carries a message from a node to another, and not to another installation', async () => {
    const prefix = `${randomUUID()}:`
    const [sender, receiver, stranger] = [await open(prefix), await open(prefix), await open('autre:')]
    const received: string[] = []
    const overheard: string[] = []
    const stop = await receiver.subscribe('salon', (message) => received.push(message))
    await stranger.subscribe('salon', (message) => overheard.push(message))
    await sender.publish('salon', 'bonjour')
    await sender.publish('ailleurs', 'non')
    await sender.publish('salon', 'au revoir')
    await expect.poll(() => received).toEqual(['bonjour', 'au revoir'])
    stop()
    await sender.publish('salon', 'trop tard')
    await stranger.publish('salon', 'chez moi')
    await expect.poll(() => overheard).toEqual(['chez moi'])
    expect(received).toEqual(['bonjour', 'au revoir'])
  })

  test('carries a message to each of those who listen in a process', async () => {
    const memory = await open(`${randomUUID()}:`)
    const [first, second]: [string[], string[]] = [[], []]
    const stopFirst = await memory.subscribe('salon', (message) => first.push(message))
    await memory.subscribe('salon', (message) => second.push(message))
    await memory.publish('salon', 'bonjour')
    await expect.poll(() => [first, second]).toEqual([['bonjour'], ['bonjour']])
    stopFirst()
    await memory.publish('salon', 'encore')
    await expect.poll(() => second).toEqual(['bonjour', 'encore'])
    expect(first).toEqual(['bonjour'])
  })

  test('answers the fallback without Redis, takes Redis up again, and keeps its subscriptions', async () => {
    const prefix = `${randomUUID()}:`
    const memory = await open(prefix)
    const received: string[] = []
    await memory.subscribe('avant', (message) => received.push(message))
    await redis.stop()
    await expect.poll(() => memory.isReachable()).toBe(false)
    expect(await get(memory, 'nom')).toBe('sans redis')
    await memory.publish('avant', 'perdu')
    await memory.subscribe('pendant', (message) => received.push(message))
    await redis.start()
    await untilReachable(memory)
    await expect
      .poll(
        async () => {
          await memory.publish('avant', 'un')
          await memory.publish('pendant', 'deux')
          return new Set(received)
        },
        { timeout: 10_000 },
      )
      .toEqual(new Set(['un', 'deux']))
  })

  test('a hung Redis costs one short wait, not one a call', async () => {
    const memory = await open('gel:')
    redis.freeze()
    try {
      const start = performance.now()
      expect(await get(memory, 'nom')).toBe('sans redis')
      expect(performance.now() - start).toBeLessThan(600)
      const next = performance.now()
      for (let n = 0; n < 20; n += 1) expect(await get(memory, 'nom')).toBe('sans redis')
      expect(performance.now() - next).toBeLessThan(500)
    } finally {
      redis.thaw()
    }
    await untilReachable(memory)
  })
})
