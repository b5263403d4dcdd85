import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDb, type Db } from './client.ts'
import { RETENTION, type Retention } from './retention.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

let database: TestDatabase
let db: Db
beforeAll(async () => {
  database = await createTestDatabase()
  db = createDb({ url: database.ownerUrl, poolSize: 1, name: 'test' })
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

type Link = { readonly table: keyof typeof RETENTION; readonly actions: readonly string[] }

/** What the deletion of an account does to the rows of each table that name one. */
const listLinks = async (): Promise<Link[]> => {
  const { rows } = await sql<Link>`
    select conrelid::regclass::text as table, json_agg(distinct confdeltype) as actions
    from pg_constraint
    where contype = 'f' and confrelid = 'comptes'::regclass and conparentid = 0
    group by conrelid`.execute(db)
  return rows
}

const CASCADE = 'c'
const SET_NULL = 'n'

test('the registry says what the database does to the rows of an erased account', async () => {
  const links = await listLinks()
  expect(links.length).toBeGreaterThan(30)
  const wrong = links.filter(({ table, actions }) => {
    const { erasure }: Retention = RETENTION[table]
    if (!actions.every((action) => action === CASCADE || action === SET_NULL)) return true
    return erasure !== (actions.includes(CASCADE) ? 'deleted' : 'unlinked')
  })
  expect(wrong).toEqual([])
  const linked = new Set(links.map(({ table }) => table))
  const untrue = Object.entries<Retention>(RETENTION)
    .filter(
      ([table, { erasure }]) => table !== 'comptes' && (erasure === 'deleted' || erasure === 'unlinked'),
    )
    .filter(([table]) => !linked.has(table as keyof typeof RETENTION))
  expect(untrue).toEqual([])
})

test('a table without personal data has no column of a person', async () => {
  const { rows } = await sql<{ table: keyof typeof RETENTION; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and column_name ~ '^(email|telephone|prenom|compte_id|adherente_id)$'`.execute(
    db,
  )
  const known = rows.filter(({ table }) => Object.hasOwn(RETENTION, table))
  expect(known.length).toBeGreaterThan(30)
  const unsaid = known.filter(({ table }) => RETENTION[table].erasure === 'none')
  expect(unsaid).toEqual([])
})
