import { afterAll, beforeAll, expect, test } from 'vitest'
import { followEvents } from '#kit/test-events.ts'
import { createFleet, type Caller, type Fleet } from '#kit/test-fleet.ts'
import { createTestLogs } from '#kit/test-logs.ts'
import { buildProcesses, type TestNode } from '#kit/test-processes.ts'
import { startTestRedis, untilReachable, type TestRedis } from '#kit/test-redis.ts'
import { createSharedMemory, type SharedMemory } from '#kit/redis.ts'
import { createMessage, readAll } from '#modules/non-lus/non-lus.factory.ts'
import { publishNonLus } from '#modules/non-lus/non-lus.public.ts'

const PREFIX = 'flux:'
let redis: TestRedis
let fleet: Fleet
let nodes: [TestNode, TestNode]
let member: Caller
/** A third process, which writes and notifies the two others. */
let memory: SharedMemory

beforeAll(async () => {
  await buildProcesses()
  redis = await startTestRedis()
  fleet = await createFleet({ REDIS_URL: redis.url, REDIS_PREFIX: PREFIX })
  nodes = await Promise.all([fleet.startApi(), fleet.startApi()])
  member = await fleet.logIn(nodes[0], 'adherente')
  memory = createSharedMemory(redis.url, PREFIX, 5000, createTestLogs().log)
  await untilReachable(memory)
})
afterAll(async () => {
  await memory.close()
  await fleet.close()
  await redis.close()
})

const follow = (node: TestNode) => followEvents(`${node.url}/api/flux`, member.token)
const isUnread = async (node: TestNode) =>
  (await member.call(node, 'GET', '/api/discussions/check')).status === 200
const receive = async () => {
  await createMessage(fleet.db, new Date(), member.id)
  await publishNonLus(memory, [member.id])
}
const readEverything = async () => {
  await readAll(fleet.db, new Date(), member.id)
  await publishNonLus(memory, [member.id])
}

test('[P-14] a change in one process reaches the streams and the checks of two others within a second', async () => {
  const streams = await Promise.all(nodes.map(follow))
  const said = () => streams.map(({ events }) => events.at(-1))
  await expect.poll(said).toEqual(Array(2).fill({ messages: false, notifications: false }))
  for (let n = 0; n < 5; n += 1) {
    await receive()
    await expect
      .poll(said, { timeout: 1000, interval: 5 })
      .toEqual(Array(2).fill({ messages: true, notifications: false }))
    expect(await Promise.all(nodes.map(isUnread))).toEqual([true, true])
    await readEverything()
    await expect
      .poll(said, { timeout: 1000, interval: 5 })
      .toEqual(Array(2).fill({ messages: false, notifications: false }))
    expect(await Promise.all(nodes.map(isUnread))).toEqual([false, false])
  }
  for (const { leave } of streams) leave()
})

test('[P-14] [F13] without Redis the streams end and each check stays correct; once Redis is back, streams open again', async () => {
  const { ended } = await follow(nodes[1])
  await redis.stop()
  await ended
  expect((await follow(nodes[1])).status).toBe(503)
  await receive()
  expect(await Promise.all(nodes.map(isUnread))).toEqual([true, true])
  await readEverything()
  expect(await Promise.all(nodes.map(isUnread))).toEqual([false, false])
  await redis.start()
  await expect.poll(async () => (await follow(nodes[1])).status, { timeout: 60_000 }).toBe(200)
})

test('[F4] a node that receives SIGTERM ends its streams within two seconds, then exits', async () => {
  const { status, ended } = await follow(nodes[0])
  expect(status).toBe(200)
  const start = performance.now()
  nodes[0].kill('SIGTERM')
  await ended
  expect(performance.now() - start).toBeLessThan(2000)
  expect(await nodes[0].ended).toBe(0)
})
