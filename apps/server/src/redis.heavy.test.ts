import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildProcesses, type TestNode } from '#kit/test-processes.ts'
import { createFleet, type Caller, type Fleet } from '#kit/test-fleet.ts'
import { startTestRedis, type TestRedis } from '#kit/test-redis.ts'

/** Without Redis, half of the requests take less than this, even on a busy machine. */
const USUAL_MS = 200
/** A request waits at most REDIS_ATTENTE_MS (100 ms) for Redis; the rest allows for a busy machine. */
const LATER_MS = 1000

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

/** Members who call without a pause until stopped. */
const startLoad = () => {
  let goes = true
  const times: number[] = []
  const failures: unknown[] = []
  const callers = Array.from({ length: 8 }, async () => {
    while (goes) {
      const start = performance.now()
      const outcome = await member.call(node, 'GET', '/api/faq').then(
        async (answer) => (await answer.arrayBuffer(), answer.status),
        (error: unknown) => error,
      )
      times.push(performance.now() - start)
      if (outcome !== 200) failures.push(outcome)
    }
  })
  return {
    /** Waits for some calls; returns their durations in milliseconds, sorted. */
    someCalls: async () => {
      const from = times.length
      await expect.poll(() => times.length, { timeout: 60_000 }).toBeGreaterThan(from + 200)
      return times.slice(from).sort((a, b) => a - b)
    },
    end: async () => {
      goes = false
      await Promise.all(callers)
      return failures
    },
  }
}
const medianOf = (sorted: readonly number[]) => sorted[Math.floor(sorted.length / 2)] ?? Infinity
const redisSeen = async () =>
  ((await (await fetch(`${node.url}/api/sante/pret`)).json()) as { redis: string }).redis

test('[F13] [F14] under load, while Redis hangs, stops and comes back, every request is answered in time and Redis is used again', async ({
  annotate,
}) => {
  await expect.poll(redisSeen, { timeout: 60_000 }).toBe('joint')
  const { someCalls, end } = startLoad()
  const before = await someCalls()
  redis.freeze()
  const hanging = await someCalls()
  redis.thaw()
  await redis.stop()
  const without = await someCalls()
  expect(await redisSeen()).toBe('absent')
  await redis.start()
  await expect.poll(redisSeen, { timeout: 60_000 }).toBe('joint')
  const after = await someCalls()
  expect(await end()).toEqual([])
  const phases = { before, hanging, without, after }
  const figures = Object.entries(phases).map(
    ([name, times]) => `${name} ${medianOf(times).toFixed(0)} to ${times.at(-1)?.toFixed(0)} ms`,
  )
  await annotate(`median and slowest: ${figures.join(', ')}`)
  for (const times of [hanging, without]) {
    expect(medianOf(times)).toBeLessThan(USUAL_MS)
    expect(times.at(-1)).toBeLessThan((before.at(-1) ?? 0) + LATER_MS)
  }
})
