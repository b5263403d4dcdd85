import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestRelay } from '#kit/test-relay.ts'
import { createDb, type Db } from './client.ts'
import { allowLongStatements } from './connection.ts'
import { createTestDatabase } from './test-database.ts'
import { isUnavailable } from './unavailable.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let db: Db
beforeAll(async () => {
  database = await createTestDatabase()
  db = createDb({ url: database.url, poolSize: 2, name: 'entrelles-test' })
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})
const read = async (expression: string): Promise<unknown> => {
  const { rows } = await sql<{ value: unknown }>`select ${sql.raw(expression)} as value`.execute(db)
  return rows[0]?.value
}

describe('a value read from the database', () => {
  test.each([
    [`'2026-11-14 10:00:00.5+01'::timestamptz`, '2026-11-14T09:00:00.500Z'],
    [`'2026-11-14'::date`, '2026-11-14'],
    [`12::int8`, 12],
    [`(select count(*) from villes where false)`, 0],
    [`current_setting('TimeZone')`, 'UTC'],
    [`current_setting('application_name')`, 'entrelles-test'],
    [`current_setting('lock_timeout')`, '3s'],
    [`current_setting('idle_in_transaction_session_timeout')`, '10s'],
  ])('%s is %j', async (expression, expected) => {
    expect(await read(expression)).toBe(expected)
  })
})

test('[security 43] a statement ends after five seconds, that of a search too', async () => {
  expect(await read(`current_setting('statement_timeout')`)).toBe('5s')
  const { rows } = await sql<{ proconfig: string[] }>`
    select proconfig from pg_proc where proname like 'recherche\\_%' and proconfig::text like '%timeout%'`.execute(
    db,
  )
  expect(rows).toEqual([])
})

test('a connection closed by the server is replaced', async () => {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(db)
  await expect.poll(() => read('1').catch(() => undefined)).toBe(1)
})

describe('a server that stops answering', () => {
  test('[F11] does not hold a query longer than its time, and its connection and transaction are not used again', async () => {
    const relay = await startTestRelay(database.url)
    const through = createDb({ url: relay.url, poolSize: 1, name: 'entrelles-test' })
    const backend = () => sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(through)
    const first = (await backend()).rows[0]?.pid
    const start = performance.now()
    const failure = await through
      .transaction()
      .execute(async (tx) => {
        await sql`select 1`.execute(tx)
        relay.hang()
        await sql`select 2`.execute(tx)
      })
      .catch((error: unknown) => error)
    expect(isUnavailable(failure as Error)).toBe(true)
    expect(performance.now() - start).toBeLessThan(15_000)
    expect((await backend()).rows[0]?.pid).not.toBe(first)
    await through.destroy()
    relay.close()
  })

  test('is not confused with a long statement, for which a transaction asks', async () => {
    const quick = createDb({ url: database.url, poolSize: 1, name: 'entrelles-test' })
    const { rows } = await quick.transaction().execute(async (tx) => {
      await allowLongStatements(tx)
      return sql`select 1 as n from pg_sleep(7.5)`.execute(tx)
    })
    expect(rows).toEqual([{ n: 1 }])
    await quick.destroy()
  })
})
