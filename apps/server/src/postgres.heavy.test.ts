import { sql } from 'kysely'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '#db/test-transaction.ts'
import { createFleet, type Fleet } from '#kit/test-fleet.ts'
import { startTestPostgres, type TestPostgres } from '#kit/test-postgres.ts'
import { buildProcesses, type TestNode, type TestProcess } from '#kit/test-processes.ts'
import { createTokens } from '#kit/tokens.ts'
import { createEvenement } from '#modules/evenements/evenements.factory.ts'
import { comptesOf, expectFirstInFirstOut } from '#modules/participations/test-participations.ts'
import { createCompte } from '#modules/session/session.factory.ts'
import { insertSession } from '#modules/session/session.public.ts'

const MEMBRES = 16
const EVENEMENTS = 200
const PLACES = 8
const RESTARTS = 5
const PAUSE_MS = 700
/** Between two calls of a member. */
const BREATH_MS = 30
const HEALED_MS = 30_000
/** A connection of the pool is waited for at most this long, and so is the answer to a statement on top of its 5 s. */
const WAIT_MS = 1000
/** A call that hangs ends after one statement of 5 s and the two waits; the rest allows for a busy machine. */
const FROZEN_MS = 12_000
const SECRET = 'un-secret-pour-les-pannes-de-la-base-de-donnees'
const tokens = createTokens(SECRET, () => new Date())

let server: TestPostgres
let fleet: Fleet
let node: TestNode
let worker: TestProcess
let membres: { id: string; token: string }[]
let evenements: string[]
beforeAll(async () => {
  await buildProcesses()
  server = await startTestPostgres()
  const settings = { JWT_SECRET: SECRET, DATABASE_POOL: '8', DATABASE_ATTENTE_MS: String(WAIT_MS) }
  fleet = await createFleet(settings, { ...server, drop: server.close })
  node = await fleet.startApi()
  worker = await fleet.startWorker()
  membres = await Promise.all(Array.from({ length: MEMBRES }, createMembre))
})
afterAll(() => fleet.close())
beforeEach(async () => {
  evenements = await inTransaction(fleet.db, async (tx) => {
    const ids: string[] = []
    while (ids.length < EVENEMENTS) ids.push(await createEvenement(tx, new Date(), { nombre_places: PLACES }))
    return ids
  })
})

/** A member with an open session, without the time of a login. */
const createMembre = async () => {
  const { id } = await createCompte(fleet.db, new Date())
  const { sessionId } = await inTransaction(fleet.db, (tx) =>
    insertSession(tx, { compteId: id, now: new Date(), liaison: 'essai', agent: 'essai' }),
  )
  return { id, token: tokens.sign({ adherenteId: id, sessionId }) }
}

const call = async (method: string, path: string, token: string, body?: object) => {
  const start = performance.now()
  const answer = await fetch(`${node.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, text, ms: performance.now() - start }
}
const register = (id: string, token: string) =>
  call('POST', `/api/evenements/${id}/inscription`, token, { id })

/** Each member registers for one event after the other, again and again where she is refused, until stopped. */
const startRegistrations = () => {
  let goes = true
  let longestMs = 0
  let lastRefusal = performance.now()
  let refusals = 0
  const acknowledged: { evenement: string; membre: string }[] = []
  const others: string[] = []
  const one = async (evenement: string, membre: { id: string; token: string }) => {
    for (let refused = false; goes; refused = true) {
      const { status, text, ms } = await register(evenement, membre.token)
      longestMs = Math.max(longestMs, ms)
      if (status === 503) {
        refusals += 1
        lastRefusal = performance.now()
        await setTimeout(BREATH_MS)
        continue
      }
      // A refused registration may have been written: only its answer was lost.
      const isDone = status === 201 || (refused && status === 409 && text.includes('deja_inscrite'))
      if (isDone) acknowledged.push({ evenement, membre: membre.id })
      else others.push(`${status} ${text}`)
      return
    }
  }
  const done = Promise.all(
    membres.map(async (membre) => {
      for (const evenement of evenements) {
        if (!goes) return
        await one(evenement, membre)
        await setTimeout(BREATH_MS)
      }
    }),
  )
  return {
    count: () => acknowledged.length,
    refusals: () => refusals,
    msSinceRefusal: () => performance.now() - lastRefusal,
    end: async () => {
      goes = false
      await done
      return { acknowledged, others, longestMs }
    },
  }
}
type Load = ReturnType<typeof startRegistrations>

/** Waits until registrations succeed again and nobody is refused any more. */
const expectHealed = async (load: Load) => {
  const [start, from] = [performance.now(), load.count()]
  const isHealed = () => load.msSinceRefusal() > 1000 && load.count() > from
  await expect.poll(isHealed, { timeout: 2 * HEALED_MS }).toBe(true)
  expect(performance.now() - start).toBeLessThan(HEALED_MS)
}

/** Nothing acknowledged is lost, nobody is overbooked, the counters are right; the processes and the sessions are still there. */
const expectKept = async ({ acknowledged, others }: Awaited<ReturnType<Load['end']>>) => {
  expect(others).toEqual([])
  const { rows } = await sql<{ cle: string }>`
    select evenement_id || ' ' || compte_id as cle from participations
    where statut in ('inscrite', 'en_attente')`.execute(fleet.db)
  const written = new Set(rows.map(({ cle }) => cle))
  const lost = acknowledged.filter(({ evenement, membre }) => !written.has(`${evenement} ${membre}`))
  expect(lost).toEqual([])
  for (const evenement of evenements) {
    await comptesOf(fleet.db, evenement)
    await expectFirstInFirstOut(fleet.db, evenement)
  }
  expect(await isRunning(node)).toBe(true)
  expect(await isRunning(worker)).toBe(true)
  const me = await Promise.all(membres.map(({ token }) => call('GET', '/api/users/me', token)))
  expect(new Set(me.map(({ status }) => status))).toEqual(new Set([200]))
}

const isRunning = (process: TestProcess) =>
  Promise.race([process.ended.then(() => false), setTimeout(0).then(() => true)])

const someRegistrations = async (load: Load) => {
  const from = load.count()
  await expect.poll(load.count, { timeout: 60_000, interval: 20 }).toBeGreaterThan(from + 20)
}

test('[F8] PostgreSQL restarted at once, five times under registrations: members try again, nothing acknowledged is lost', async () => {
  const load = startRegistrations()
  for (let round = 0; round < RESTARTS; round += 1) {
    await someRegistrations(load)
    await server.restartAtOnce()
    await setTimeout(PAUSE_MS)
  }
  await expectHealed(load)
  const outcome = await load.end()
  expect(load.refusals()).toBeGreaterThan(0)
  await expectKept(outcome)
})

test('[F9] the first process of PostgreSQL killed under registrations: the same, once it is started again', async () => {
  const load = startRegistrations()
  await someRegistrations(load)
  server.kill()
  await expect.poll(load.refusals, { timeout: 30_000 }).toBeGreaterThan(0)
  await server.start()
  await expectHealed(load)
  await expectKept(await load.end())
})

test('[F10] without a free connection, requests get a 503 in less than 2 s, and the session is kept', async () => {
  const release = await server.exhaust()
  const [evenement = ''] = evenements
  const answers = await Promise.all(membres.map(({ token }) => register(evenement, token)))
  const alive = await fetch(`${node.url}/api/sante/vivant`)
  await release()
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]))
  expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(2000)
  expect(alive.status).toBe(200)
  const load = startRegistrations()
  await expectHealed(load)
  await expectKept(await load.end())
})

test('a PostgreSQL that hangs: requests get a 503 instead of waiting for it, and it is used again afterwards', async () => {
  const load = startRegistrations()
  await someRegistrations(load)
  server.freeze()
  const from = load.refusals()
  await expect.poll(load.refusals, { timeout: 30_000 }).toBeGreaterThan(from + MEMBRES)
  const alive = await fetch(`${node.url}/api/sante/vivant`)
  server.thaw()
  await expectHealed(load)
  const outcome = await load.end()
  expect(alive.status).toBe(200)
  expect(outcome.longestMs).toBeLessThan(FROZEN_MS)
  await expectKept(outcome)
})
