import { Agent } from 'node:http'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildProcesses, type TestNode } from '#kit/test-processes.ts'
import { createFleet, type Fleet } from '#kit/test-fleet.ts'
import { isNotAnswered, send, type Outcome } from '#kit/test-requests.ts'
import {
  createEvenements,
  createMembres,
  expectKept,
  expectSessions,
  someWrites,
  startWriters,
} from '#kit/test-writers.ts'

const MEMBRES = 24
const SECRET = 'un-secret-pour-les-redemarrages-des-noeuds'
/** Long timeouts, so that a busy machine is not taken for an exhausted pool. */
const PATIENT = { DATABASE_ATTENTE_MS: '60000', REDIS_ATTENTE_MS: '5000' }

let fleet: Fleet
let node: TestNode
beforeAll(buildProcesses)
beforeEach(async () => {
  fleet = await createFleet({ LOG_LEVEL: 'debug', JWT_SECRET: SECRET, ...PATIENT })
  node = await fleet.startApi()
})
afterEach(() => fleet.close())

/** How many requests of a route a node received, answered or not. */
const receivedBy = ({ log }: TestNode, route: RegExp): number =>
  log().filter((line) => line.includes('"msg":"received"') && route.test(line)).length

/** Sends requests in sequence on a keep-alive connection, like a proxy, until the node is gone. */
const callUntilGone = async (url: string): Promise<Outcome[]> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const outcomes: Outcome[] = []
  for (;;) {
    const outcome = await send(url, { agent })
    if (isNotAnswered(outcome)) break
    outcomes.push(outcome)
    if (outcome.error) break
  }
  agent.destroy()
  return outcomes
}

test('[F4] a node that receives SIGTERM under load fails no request, and exits within 10 s', async () => {
  const load = Array.from({ length: 16 }, () => callUntilGone(`${node.url}/api/villes?codePostal=51300`))
  const served = () => node.log().filter((line) => line.includes('answered')).length
  await expect.poll(served, { timeout: 60_000 }).toBeGreaterThan(500)
  const start = performance.now()
  node.kill('SIGTERM')
  expect(await node.ended).toBe(0)
  expect(performance.now() - start).toBeLessThan(10_000)
  const outcomes = (await Promise.all(load)).flat()
  expect(outcomes.length).toBeGreaterThan(500)
  expect(outcomes.filter(({ status }) => status !== 200)).toEqual([])
  expect(receivedBy(node, /villes/)).toBe(outcomes.length)
})

test('[F4] a node that receives SIGTERM answers the slow requests in progress', async () => {
  const logins = Array.from({ length: 10 }, () =>
    fetch(`${node.url}/api/login_check`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'inconnue@entrelles.test', password: 'Demo-2026!' }),
    }).then(({ status }) => status),
  )
  const begun = () =>
    node.log().filter((line) => line.includes('received') && line.includes('login_check')).length
  await expect.poll(begun, { timeout: 60_000, interval: 1 }).toBe(10)
  node.kill('SIGTERM')
  expect(await Promise.all(logins)).toEqual(Array(10).fill(401))
  expect(await node.ended).toBe(0)
})

test('[F4] two nodes restarted one after the other while members write: no request fails, none is written twice', async ({
  annotate,
}) => {
  const membres = await createMembres(fleet.db, SECRET, MEMBRES)
  const evenements = await createEvenements(fleet.db, 100, 10)
  const nodes: [TestNode, TestNode] = [node, await fleet.startApi()]
  const started: TestNode[] = [...nodes]
  const load = startWriters({
    membres,
    evenements,
    asks: true,
    // Like a proxy: a request that a node did not answer goes to the other one.
    nodeOf: (n, tries) => ((n + tries) % 2 === 0 ? nodes[0] : nodes[1]),
    isRetried: isNotAnswered,
  })
  const stops: number[] = []
  for (const n of [0, 1] as const) {
    await someWrites(load, 4 * MEMBRES)
    const start = performance.now()
    nodes[n].kill('SIGTERM')
    expect(await nodes[n].ended).toBe(0)
    stops.push(Math.round(performance.now() - start))
    nodes[n] = await fleet.startApi()
    started.push(nodes[n])
  }
  await someWrites(load, 4 * MEMBRES)
  const ended = await load.end()
  await annotate(`${ended.acknowledged.length} writes; the nodes took ${stops.join(' and ')} ms to stop`)
  expect(Math.max(...stops)).toBeLessThan(10_000)
  expect(ended).toMatchObject({ refused: 0, found: 0 })
  // Every request that a node received was answered: those sent again had not been received.
  const received = () => started.reduce((sum, one) => sum + receivedBy(one, /inscription|questions/), 0)
  await expect.poll(received).toBe(ended.acknowledged.length)
  expect(ended.unanswered).toBeGreaterThan(0)
  await expectKept(fleet.db, ended)
  for (const running of nodes) await expectSessions(membres, running)
})
