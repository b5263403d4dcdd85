import { sql } from 'kysely'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFleet, type Caller, type Fleet } from '#kit/test-fleet.ts'
import { buildProcesses, isRunning, type TestNode, type TestProcess } from '#kit/test-processes.ts'

const ROUNDS = 8
const ROUND_MS = 500
const CALLERS = 24

let fleet: Fleet
let node: TestNode
let worker: TestProcess
let member: Caller
beforeAll(async () => {
  await buildProcesses()
  fleet = await createFleet()
  node = await fleet.startApi()
  worker = await fleet.startWorker()
  member = await fleet.logIn(node, 'adherente')
})
afterAll(() => fleet.close())

/** Ends every connection of the database except the one that asks. */
const endConnections = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(fleet.db)

/** Asks questions without a pause until stopped; returns how many of each status. */
const startLoad = () => {
  let goes = true
  const statuses = new Map<number | string, number>()
  const callers = Array.from({ length: CALLERS }, async () => {
    while (goes) {
      const status = await member
        .call(node, 'POST', '/api/faq/questions', { question: 'Une question ?' })
        .then(
          async (answer) => (await answer.arrayBuffer(), answer.status),
          () => 'no answer',
        )
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  })
  return async () => {
    goes = false
    await Promise.all(callers)
    return statuses
  }
}

test('[F8] connections that PostgreSQL ends under load stop neither process: requests get a 503, and nothing acknowledged is lost', async () => {
  const end = startLoad()
  for (let round = 0; round < ROUNDS; round += 1) {
    await setTimeout(ROUND_MS)
    await endConnections()
  }
  await setTimeout(ROUND_MS)
  const statuses = await end()
  expect(await isRunning(node)).toBe(true)
  expect(await isRunning(worker)).toBe(true)
  expect([...statuses.keys()].filter((status) => status !== 201 && status !== 503)).toEqual([])
  expect(statuses.get(503)).toBeGreaterThan(0)
  const { rows } = await sql<{ n: number }>`select count(*) as n from faq_demandes`.execute(fleet.db)
  expect(rows[0]?.n).toBeGreaterThanOrEqual(statuses.get(201) ?? 0)
  expect((await member.call(node, 'GET', '/api/faq')).status).toBe(200)
})
