import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createFleet, type Caller, type Fleet } from '#kit/test-fleet.ts'
import { buildProcesses, type TestNode } from '#kit/test-processes.ts'
import { expectOneYearEach, SECRET, settingsOf } from './test-plateforme.ts'
import { startSimulator, type Simulator } from '../../../../../tools/helloasso-simulator/server.ts'

const AT_ONCE = 20

let platform: Simulator
let fleet: Fleet
let nodes: [TestNode, TestNode]
let member: Caller
beforeAll(async () => {
  await buildProcesses()
  platform = await startSimulator({ allowLocalUrls: true })
})
afterAll(() => platform.close())
beforeEach(async () => {
  await platform.reset()
  fleet = await createFleet(settingsOf(platform))
  nodes = await Promise.all([fleet.startApi(), fleet.startApi()])
  member = await fleet.logIn(nodes[0], 'expiree')
})
afterEach(() => fleet.close())

const nodeOf = (n: number): TestNode => (n % 2 === 0 ? nodes[0] : nodes[1])
const many = <Value>(act: (n: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, n) => act(n)))
const click = async (n = 0) => {
  const answer = await member.call(nodeOf(n), 'POST', '/api/adhesion', { minima: false })
  return { status: answer.status, ...((await answer.json()) as { url?: string; message?: string }) }
}
const comeBack = async (checkoutId: number, n = 0) => {
  const answer = await member.call(nodeOf(n), 'POST', '/api/change_statut_paiement', { checkoutId })
  return ((await answer.json()) as { statut: string }).statut
}
const years = () =>
  fleet.db
    .selectFrom('adhesions as a')
    .innerJoin('paiements as p', 'p.id', 'a.paiement_id')
    .select('p.checkout_intent_id as checkoutId')
    .execute()
/** The number of notifications that the worker has processed. */
const readNotifications = async () =>
  (
    await fleet.db
      .selectFrom('notifications_paiement')
      .where('traitee_le', 'is not', null)
      .select('id')
      .execute()
  ).length
test('[F18] 20 clicks, then 20 returns and 20 notifications at once on two nodes, give one page and one year', async () => {
  const clicks = await many(click)
  expect(new Set(clicks.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(clicks.map(({ url }) => url)).size).toBe(1)
  const [intent] = await platform.listIntents()
  const checkoutId = intent?.id ?? 0
  expect(await platform.listIntents()).toHaveLength(1)
  await platform.pay({ intentId: checkoutId })
  const [order] = await platform.listOrders()
  const notification = (n: number) =>
    fetch(`${nodeOf(n).url}/api/webhooks/paiement/${SECRET}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ eventType: 'Order', data: { ...order, rang: n }, metadata: intent?.metadata }),
    })
  await fleet.startWorker()
  const [statuts, told, again] = await Promise.all([
    many((n) => comeBack(checkoutId, n)),
    many(notification),
    many(click),
  ])
  expect(new Set(statuts)).toEqual(new Set(['paye']))
  expect(new Set(told.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(again.map(({ status }) => status))).toEqual(new Set([200]))
  await expect.poll(readNotifications, { timeout: 60_000 }).toBe(AT_ONCE)
  expect(await years()).toHaveLength(1)
  expect(await platform.listIntents()).toHaveLength(1)
  await expectOneYearEach(platform, fleet.db)
})

test("[F2] after a node is killed between the platform's response and the commit, the next click works", async () => {
  await platform.setKnob({ on: 'create', times: 1, fault: { type: 'hang-after' } })
  const lost = click().catch(() => 'lost')
  await platform.waitHeld({ count: 1, operation: 'create' })
  nodes[0].kill('SIGKILL')
  await nodes[0].ended
  await platform.release()
  expect(await lost).toBe('lost')
  const { status } = await click(1)
  expect(status).toBe(200)
  const intents = await platform.listIntents()
  expect(intents).toHaveLength(2)
  const checkoutId = intents.at(-1)?.id ?? 0
  await platform.pay({ intentId: checkoutId })
  expect(await comeBack(checkoutId, 1)).toBe('paye')
  await expectOneYearEach(platform, fleet.db)
})

test('[F16] when the platform hangs, the click fails within 10 s, other requests are answered, and the next click works', async () => {
  await platform.setKnob({ on: 'create', times: 1, fault: { type: 'hang' } })
  const begun = performance.now()
  const waiting = click()
  await platform.waitHeld({ count: 1, operation: 'create' })
  const meanwhile = performance.now()
  expect((await member.call(nodes[0], 'GET', '/api/adhesions')).status).toBe(200)
  expect(performance.now() - meanwhile).toBeLessThan(3000)
  expect(await waiting).toMatchObject({ status: 503, message: 'Une erreur est survenue.' })
  expect(performance.now() - begun).toBeLessThan(10_000)
  await platform.release()
  expect((await click()).status).toBe(200)
  const last = (await platform.listIntents()).at(-1)?.id ?? 0
  expect(await comeBack(last)).toBe('en_attente')
  await expectOneYearEach(platform, fleet.db)
})

test('[F20] when the platform is slow, the return is pending within 6 s, then the worker opens the year', async () => {
  await click()
  const checkoutId = (await platform.listIntents())[0]?.id ?? 0
  await platform.pay({ intentId: checkoutId })
  await platform.setKnob({ on: 'read', times: 1, fault: { type: 'hang' } })
  const begun = performance.now()
  expect(await comeBack(checkoutId)).toBe('en_attente')
  expect(performance.now() - begun).toBeLessThan(6000)
  await platform.release()
  // The check is due: the worker runs it within a minute.
  await fleet.db
    .updateTable('paiements')
    .set({ prochaine_verification: new Date(0) })
    .execute()
  await fleet.startWorker()
  await expect.poll(async () => (await years()).length, { timeout: 90_000 }).toBe(1)
  await expectOneYearEach(platform, fleet.db)
})
