import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { createFleet, type Fleet } from '#kit/test-fleet.ts'
import { startTestPostgres, type TestPostgres } from '#kit/test-postgres.ts'
import { buildProcesses, isRunning, type TestNode, type TestProcess } from '#kit/test-processes.ts'
import { startTestRelay } from '#kit/test-relay.ts'
import { send } from '#kit/test-requests.ts'
import {
  createEvenements,
  createMembres,
  expectHealed,
  expectKept,
  expectSessions,
  someWrites,
  startWriters,
  type Load,
  type Membre,
} from '#kit/test-writers.ts'
import { expectOneYearEach, settingsOf } from '#modules/paiements/test-plateforme.ts'
import { startSimulator } from '../../../tools/helloasso-simulator/server.ts'

const MEMBRES = 16
const EVENEMENTS = 200
const PLACES = 8
const RESTARTS = 5
const PAUSE_MS = 700
/** More than the requests of the members who write while a table is locked, so that they find a connection. */
const POOL = 8
/** A connection of the pool is waited for at most this long, and so is the answer to a statement on top of its 5 s. */
const WAIT_MS = 1000
/** PostgreSQL waits this long for a lock (`db/client.ts`). */
const LOCK_MS = 3000
/** A call that hangs ends after one statement of 5 s and the two waits; the rest allows for a busy machine. */
const FROZEN_MS = 12_000
const DISTANCE_MS = 300
const SECRET = 'un-secret-pour-les-pannes-de-la-base-de-donnees'

let server: TestPostgres
let fleet: Fleet
let node: TestNode
let worker: TestProcess
let membres: Membre[]
let evenements: string[]
beforeAll(async () => {
  await buildProcesses()
  server = await startTestPostgres()
  const settings = { JWT_SECRET: SECRET, DATABASE_POOL: String(POOL), DATABASE_ATTENTE_MS: String(WAIT_MS) }
  fleet = await createFleet(settings, { ...server, drop: server.close })
  node = await fleet.startApi()
  worker = await fleet.startWorker()
  membres = await createMembres(fleet.db, SECRET, MEMBRES)
})
afterAll(() => fleet.close())
beforeEach(async () => {
  evenements = await createEvenements(fleet.db, EVENEMENTS, PLACES)
})

const startRegistrations = (who = membres) => startWriters({ membres: who, evenements, nodeOf: () => node })
const post = ({ token }: Membre, path: string, body: object) =>
  send(`${node.url}${path}`, { method: 'POST', token, body })
const register = (id: string, membre: Membre) => post(membre, `/api/evenements/${id}/inscription`, { id })
const ask = (membre: Membre) => post(membre, '/api/faq/questions', { question: 'Une question ?' })
const isAlive = async () => (await send(`${node.url}/api/sante/vivant`)).status === 200
const statusesOf = (answers: readonly { status: number }[]) => new Set(answers.map(({ status }) => status))

/** Nothing acknowledged is lost; the processes and the sessions are still there. */
const expectAllKept = async (load: Load) => {
  const ended = await load.end()
  await expectKept(fleet.db, ended)
  expect(await isRunning(node)).toBe(true)
  expect(await isRunning(worker)).toBe(true)
  await expectSessions(membres, node)
  return ended
}

test('[F8] PostgreSQL restarted at once, five times under registrations: members try again, nothing acknowledged is lost', async () => {
  const load = startRegistrations()
  for (let round = 0; round < RESTARTS; round += 1) {
    await someWrites(load)
    await server.restartAtOnce()
    await setTimeout(PAUSE_MS)
  }
  await expectHealed(load)
  const { refused } = await expectAllKept(load)
  expect(refused).toBeGreaterThan(0)
})

test('[F8] a payment that is read while PostgreSQL restarts opens exactly one year', async () => {
  const platform = await startSimulator({ allowLocalUrls: true })
  onTestFinished(platform.close)
  const paying = await fleet.startApi(settingsOf(platform))
  const member = await fleet.logIn(paying, 'expiree')
  const click = await member.call(paying, 'POST', '/api/adhesion', { minima: false })
  expect(click.status).toBe(200)
  const checkoutId = (await platform.listIntents())[0]?.id ?? 0
  await platform.pay({ intentId: checkoutId })
  const comeBack = async () => {
    const answer = await member.call(paying, 'POST', '/api/change_statut_paiement', { checkoutId })
    return ((await answer.json()) as { statut?: string }).statut
  }
  await platform.setKnob({ on: 'read', times: 1, fault: { type: 'hang-after' } })
  const first = comeBack()
  await platform.waitHeld({ count: 1, operation: 'read' })
  await server.restartAtOnce()
  await platform.release()
  await first
  const tabs = () => Promise.all(Array.from({ length: 5 }, comeBack))
  await expect.poll(tabs, { timeout: 30_000 }).toEqual(Array(5).fill('paye'))
  await expectOneYearEach(platform, fleet.db)
})

test('[F9] the first process of PostgreSQL killed under registrations: the same, once it is started again', async () => {
  const load = startRegistrations()
  await someWrites(load)
  server.kill()
  await expect.poll(() => load.counts.refused, { timeout: 30_000 }).toBeGreaterThan(0)
  await server.start()
  await expectHealed(load)
  await expectAllKept(load)
})

test('[F10] without a free connection, requests get a 503 in less than 2 s, and the session is kept', async () => {
  const release = await server.exhaust()
  const [evenement = ''] = evenements
  const answers = await Promise.all(membres.map((membre) => register(evenement, membre)))
  const alive = await isAlive()
  await release()
  expect(statusesOf(answers)).toEqual(new Set([503]))
  expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(2000)
  expect(alive).toBe(true)
  const load = startRegistrations()
  await expectHealed(load)
  await expectAllKept(load)
})

test('[F11] a PostgreSQL that hangs: requests get a 503 instead of waiting for it, and it is used again afterwards', async () => {
  const load = startRegistrations()
  await someWrites(load)
  server.freeze()
  const from = load.counts.refused
  await expect.poll(() => load.counts.refused, { timeout: 30_000 }).toBeGreaterThan(from + MEMBRES)
  const alive = await isAlive()
  server.thaw()
  await expectHealed(load)
  const { slowestMs } = await expectAllKept(load)
  expect(alive).toBe(true)
  expect(slowestMs).toBeLessThan(FROZEN_MS)
})

test('[F11] a PostgreSQL that answers 300 ms late: requests are slow and none fails, then they are fast again', async ({
  annotate,
}) => {
  const relay = await startTestRelay(server.url)
  onTestFinished(relay.close)
  // To connect takes four answers: the default of the setting allows for them.
  const distant = await fleet.startApi({ DATABASE_URL: relay.url, DATABASE_ATTENTE_MS: '2000' })
  const few = membres.slice(0, POOL / 2)
  const load = startWriters({ membres: few, evenements, nodeOf: () => distant })
  await someWrites(load)
  relay.slow(DISTANCE_MS)
  await someWrites(load, 2 * few.length)
  const ready = await send(`${distant.url}/api/sante/pret`)
  relay.slow(0)
  await expectHealed(load)
  const fast = await send(`${distant.url}/api/users/me`, { token: membres[0]?.token ?? '' })
  const { refused, slowestMs } = await expectAllKept(load)
  await annotate(`slowest registration ${slowestMs.toFixed(0)} ms`)
  expect(ready.status).toBe(200)
  expect(refused).toBe(0)
  expect(slowestMs).toBeGreaterThan(2 * DISTANCE_MS)
  expect(slowestMs).toBeLessThan(FROZEN_MS)
  expect(fast.ms).toBeLessThan(slowestMs)
})

/** Locks a table against reads and writes; returns a function that gives it back. */
const lock = async (table: string): Promise<() => Promise<void>> => {
  const owner = new pg.Client({ connectionString: server.ownerUrl })
  await owner.connect()
  onTestFinished(() => owner.end())
  await owner.query(`begin; lock table ${table} in access exclusive mode`)
  return async () => void (await owner.query('rollback'))
}

test('[F11] a locked table: the requests that need it get a 503 after the lock timeout, the others succeed', async () => {
  const [asking, registering] = [membres.slice(0, 3), membres.slice(3, 6)]
  const load = startRegistrations(registering)
  await someWrites(load)
  const release = await lock('faq_demandes')
  const from = load.acknowledged()
  const answers = await Promise.all(asking.map(ask))
  const during = load.acknowledged() - from
  await release()
  expect(statusesOf(answers)).toEqual(new Set([503]))
  expect(answers[0]?.text).toContain('indisponible')
  for (const { ms } of answers) {
    expect(ms).toBeGreaterThan(LOCK_MS - 100)
    expect(ms).toBeLessThan(FROZEN_MS)
  }
  expect(during).toBeGreaterThan(0)
  expect(statusesOf(await Promise.all(asking.map(ask)))).toEqual(new Set([201]))
  const { refused } = await expectAllKept(load)
  expect(refused).toBe(0)
})

test('[F11] a locked table that every request needs: all get a 503, none hangs, and they succeed afterwards', async () => {
  const load = startRegistrations()
  await someWrites(load)
  const release = await lock('sessions')
  const from = load.counts.refused
  await expect.poll(() => load.counts.refused, { timeout: 30_000 }).toBeGreaterThan(from + MEMBRES)
  const alive = await isAlive()
  await release()
  await expectHealed(load)
  const { slowestMs } = await expectAllKept(load)
  expect(alive).toBe(true)
  expect(slowestMs).toBeLessThan(FROZEN_MS)
})
