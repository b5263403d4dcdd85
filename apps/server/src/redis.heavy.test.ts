import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildProcesses, type TestNode } from '#kit/test-processes.ts'
import { createFleet, type Caller, type Fleet } from '#kit/test-fleet.ts'
import { startTestRedis, type TestRedis } from '#kit/test-redis.ts'

/** A request waits at most REDIS_ATTENTE_MS (100 ms) for Redis; the rest allows for a busy machine. */
const LONGEST_MS = 5000

let redis: TestRedis
let fleet: Fleet
let node: TestNode
let member: Caller
beforeAll(async () => {
  await buildProcesses()
  redis = await startTestRedis()
  fleet = await createFleet({ REDIS_URL: redis.url })
  node = await fleet.startApi()
  member = await fleet.logIn(node, 'adherente')
})
afterAll(async () => {
  await fleet.close()
  await redis.close()
})

/** Members who call without a pause until stopped; returns the failures and the longest wait. */
const startLoad = () => {
  let goes = true
  let count = 0
  let longestMs = 0
  const failures: unknown[] = []
  const callers = Array.from({ length: 8 }, async () => {
    while (goes) {
      const start = performance.now()
      const outcome = await member.call(node, 'GET', '/api/faq').then(
        async (answer) => (await answer.arrayBuffer(), answer.status),
        (error: unknown) => error,
      )
      longestMs = Math.max(longestMs, performance.now() - start)
      count += 1
      if (outcome !== 200) failures.push(outcome)
    }
  })
  return {
    count: () => count,
    end: async () => {
      goes = false
      await Promise.all(callers)
      return { failures, longestMs }
    },
  }
}
const redisSeen = async () =>
  ((await (await fetch(`${node.url}/api/sante/pret`)).json()) as { redis: string }).redis

test('under load, while Redis hangs, stops and comes back, every request is answered and Redis is used again', async () => {
  await expect.poll(redisSeen, { timeout: 60_000 }).toBe('joint')
  const load = startLoad()
  const someCalls = async () => {
    const from = load.count()
    await expect.poll(load.count, { timeout: 60_000 }).toBeGreaterThan(from + 200)
  }
  await someCalls()
  redis.freeze()
  await someCalls()
  redis.thaw()
  await redis.stop()
  await someCalls()
  expect(await redisSeen()).toBe('absent')
  await redis.start()
  await expect.poll(redisSeen, { timeout: 60_000 }).toBe('joint')
  await someCalls()
  const { failures, longestMs } = await load.end()
  expect(failures).toEqual([])
  expect(longestMs).toBeLessThan(LONGEST_MS)
})
