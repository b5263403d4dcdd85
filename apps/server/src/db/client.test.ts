import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDb, type Db } from './client.ts'
import { createTestDatabase } from './test-database.ts'

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
    [`current_setting('statement_timeout')`, '5s'],
    [`current_setting('lock_timeout')`, '3s'],
    [`current_setting('idle_in_transaction_session_timeout')`, '10s'],
  ])('%s is %j', async (expression, expected) => {
    expect(await read(expression)).toBe(expected)
  })
})

test('a connection closed by the server is replaced', async () => {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(db)
  await expect.poll(() => read('1').catch(() => undefined)).toBe(1)
})
