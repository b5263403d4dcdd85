import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createFleet, type Fleet } from '#kit/test-fleet.ts'
import { buildProcesses, isRunning } from '#kit/test-processes.ts'
import {
  createEvenements,
  createMembres,
  expectHealed,
  expectKept,
  expectSessions,
  someWrites,
  startWriters,
  type Membre,
} from '#kit/test-writers.ts'

const MEMBRES = 50
const EVENEMENTS = 100
const PLACES = 20
const KILLS = 3
const FROZEN_MS = 20_000
/** How long an impatient member waits before she tries again elsewhere. */
const PATIENCE_MS = 3000
/** After the freeze, a request ends within one statement of 5 s and two waits of 2 s; the rest allows for a busy machine. */
const AFTERWARDS_MS = 15_000
const SECRET = 'un-secret-pour-les-pannes-des-noeuds-de-l-api'

let fleet: Fleet
let membres: Membre[]
let evenements: string[]
beforeAll(async () => {
  await buildProcesses()
  fleet = await createFleet({ JWT_SECRET: SECRET })
  membres = await createMembres(fleet.db, SECRET, MEMBRES)
})
afterAll(() => fleet.close())
beforeEach(async () => {
  evenements = await createEvenements(fleet.db, EVENEMENTS, PLACES)
})

test('[F1] a node killed three times under 50 writers, and started again: what was acknowledged is there, once', async ({
  annotate,
}) => {
  let node = await fleet.startApi()
  const load = startWriters({ membres, evenements, asks: true, nodeOf: () => node, isRetried: () => true })
  for (let round = 0; round < KILLS; round += 1) {
    await someWrites(load, 4 * MEMBRES)
    node.kill('SIGKILL')
    await node.ended
    node = await fleet.startApi()
  }
  await expectHealed(load)
  const ended = await load.end()
  await annotate(
    `${ended.acknowledged.length} writes, ${ended.unanswered} requests without an answer, ${ended.found} repeated registrations that were written already`,
  )
  expect(ended.unanswered).toBeGreaterThan(KILLS)
  await expectKept(fleet.db, ended)
  await expectSessions(membres, node)
})

test('[F3] a node frozen for 20 s under 50 writers: its requests are answered afterwards, and those repeated on the other node are written once', async ({
  annotate,
}) => {
  const nodes = [await fleet.startApi(), await fleet.startApi()] as const
  const [frozen] = nodes
  const load = startWriters({
    membres,
    evenements,
    asks: true,
    nodeOf: (n, tries) => ((n + tries) % 2 === 0 ? nodes[0] : nodes[1]),
    // Half of the members of the frozen node wait. The others go to the second node; the first still receives what they
    // sent, and runs it once it goes on.
    patienceOf: (n) => (n % 4 === 0 ? PATIENCE_MS : undefined),
    isRetried: () => true,
  })
  await someWrites(load, 4 * MEMBRES)
  frozen.kill('SIGSTOP')
  await setTimeout(FROZEN_MS)
  const { refused, unanswered } = load.counts
  frozen.kill('SIGCONT')
  await expectHealed(load)
  const ended = await load.end()
  await annotate(
    `${ended.acknowledged.length} writes, ${unanswered} requests repeated and ${refused} refused during the freeze, slowest ${ended.slowestMs.toFixed(0)} ms`,
  )
  expect(unanswered).toBeGreaterThan(0)
  expect(ended.slowestMs).toBeGreaterThan(FROZEN_MS)
  expect(ended.slowestMs).toBeLessThan(FROZEN_MS + AFTERWARDS_MS)
  await expectKept(fleet.db, ended)
  for (const node of nodes) {
    expect(await isRunning(node)).toBe(true)
    await expectSessions(membres, node)
  }
})
