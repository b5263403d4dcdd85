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

/** Long by default, so that a busy machine is not taken for a hanging server. */
const open = async (prefix: string, waitMs = 5000): Promise<SharedMemory> => {
  const memory = createSharedMemory(redis.url, prefix, waitMs, createTestLogs().log)
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

  test('sends a message to another node, but not to another installation', async () => {
    const prefix = `${randomUUID()}:`
    const [sender, receiver, stranger] = [await open(prefix), await open(prefix), await open('autre:')]
    const received: string[] = []
    const overheard: string[] = []
    const stop = await receiver.subscribe('salon', { onMessage: (message) => received.push(message) })
    await stranger.subscribe('salon', { onMessage: (message) => overheard.push(message) })
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

  test('sends a message to each listener of a process', async () => {
    const memory = await open(`${randomUUID()}:`)
    const [first, second]: [string[], string[]] = [[], []]
    const stopFirst = await memory.subscribe('salon', { onMessage: (message) => first.push(message) })
    await memory.subscribe('salon', { onMessage: (message) => second.push(message) })
    await memory.publish('salon', 'bonjour')
    await expect.poll(() => [first, second]).toEqual([['bonjour'], ['bonjour']])
    stopFirst()
    await memory.publish('salon', 'encore')
    await expect.poll(() => second).toEqual(['bonjour', 'encore'])
    expect(first).toEqual(['bonjour'])
  })

  test('uses the fallback without Redis, then reconnects and keeps its subscriptions', async () => {
    const prefix = `${randomUUID()}:`
    const [sender, memory] = [await open(prefix), await open(prefix)]
    const received: string[] = []
    await memory.subscribe('avant', { onMessage: (message) => received.push(message) })
    await redis.stop()
    await expect.poll(() => memory.isReachable()).toBe(false)
    expect(await get(memory, 'nom')).toBe('sans redis')
    await sender.publish('avant', 'perdu')
    await memory.subscribe('pendant', { onMessage: (message) => received.push(message) })
    await redis.start()
    await untilReachable(sender)
    await expect
      .poll(async () => {
        await sender.publish('avant', 'un')
        await sender.publish('pendant', 'deux')
        return new Set(received)
      })
      .toEqual(new Set(['un', 'deux']))
  })

  test('[F14] waits once, not once per command, for a hanging Redis', async () => {
    const memory = await open('gel:', 100)
    redis.freeze()
    try {
      const start = performance.now()
      expect(await get(memory, 'nom')).toBe('sans redis')
      expect(performance.now() - start).toBeLessThan(2000)
      const next = performance.now()
      for (let n = 0; n < 40; n += 1) expect(await get(memory, 'nom')).toBe('sans redis')
      expect(performance.now() - next).toBeLessThan(2000)
    } finally {
      redis.thaw()
    }
    await untilReachable(memory)
  })

  test('delivers a message at once and exactly once in the sending process, even without Redis', async () => {
    const memory = await open(`${randomUUID()}:`)
    const received: string[] = []
    await memory.subscribe('salon', { onMessage: (message) => received.push(message) })
    const sent = memory.publish('salon', 'bonjour')
    expect(received).toEqual(['bonjour'])
    await sent
    await redis.stop()
    await memory.publish('salon', 'seule')
    await redis.start()
    await untilReachable(memory)
    await memory.publish('salon', 'au revoir')
    expect(received).toEqual(['bonjour', 'seule', 'au revoir'])
  })
})

describe('a listener is told of a possible message loss', () => {
  const listen = async (memory: SharedMemory) => {
    const gaps: boolean[] = []
    await memory.subscribe('salon', {
      onMessage: () => undefined,
      onGap: (listening) => gaps.push(listening),
    })
    await expect.poll(() => gaps).toEqual([true])
    return gaps
  }

  test('when Redis stops and when it comes back', async () => {
    const gaps = await listen(await open(`${randomUUID()}:`))
    await redis.stop()
    await expect.poll(() => gaps.at(-1)).toBe(false)
    await redis.start()
    await expect.poll(() => gaps.at(-1)).toBe(true)
  })

  test('within five seconds, when Redis hangs without closing the connection', async () => {
    const gaps = await listen(await open(`${randomUUID()}:`))
    redis.freeze()
    try {
      await expect.poll(() => gaps.at(-1)).toBe(false)
    } finally {
      redis.thaw()
    }
    await expect.poll(() => gaps.at(-1)).toBe(true)
  })

  test('when another node could not send a message', async () => {
    const prefix = `${randomUUID()}:`
    const [sender, receiver] = [await open(prefix), await open(prefix)]
    const gaps = await listen(receiver)
    // The failed command pauses the sender's use of Redis, so that its message is not sent.
    await sender.attempt(
      () => Promise.reject(new Error('panne')),
      () => undefined,
    )
    await sender.publish('salon', 'perdu')
    await expect.poll(() => gaps).toEqual([true, true])
  })
})
