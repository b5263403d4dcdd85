import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDb, type Db } from './client.ts'
import { executeKeyed } from './keyed.ts'
import { createTestDatabase } from './test-database.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let db: Db
beforeAll(async () => {
  database = await createTestDatabase()
  db = createDb({ url: database.url, poolSize: 1, name: 'entrelles-test' })
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

test('a keyed statement is prepared once and returns fresh rows; no other statement is prepared', async () => {
  const find = async (id: string) => {
    const query = db.selectFrom('villes').where('id', '=', id).select(['id'])
    return (await executeKeyed('une-ville', query, db)).rows
  }
  expect(await find('29232')).toEqual([{ id: '29232' }])
  expect(await find('29039')).toEqual([{ id: '29039' }])
  expect(await find('00000')).toEqual([])
  const { rows } = await sql<{ name: string; asked: number }>`
    select name, (generic_plans + custom_plans)::int as asked from pg_prepared_statements`.execute(db)
  expect(rows).toEqual([{ name: 'une-ville', asked: 3 }])
})
