import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadReferences } from '../../seed/load-references.ts'
import { administer, quoted } from './admin.ts'
import { createDb, type Db } from './client.ts'
import { migrate } from './migrate.ts'
import { MIGRATIONS, MIGRATIONS_TABLE } from './migrations.ts'
import { createTestDatabase } from './test-database.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let db: Db
beforeAll(async () => {
  database = await createTestDatabase()
  db = createDb({ url: database.ownerUrl, poolSize: 2, name: 'test' })
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

const migrationsOf = async (of: Db): Promise<string[]> => {
  const all = sql<{ name: string }>`select name from ${sql.table(MIGRATIONS_TABLE)} order by id`
  return (await all.execute(of)).rows.map(({ name }) => name)
}
const counts = async () => ({
  villes: await db.selectFrom('villes').select(db.fn.countAll<number>().as('n')).executeTakeFirst(),
  codes: await db.selectFrom('codes_postaux').select(db.fn.countAll<number>().as('n')).executeTakeFirst(),
  referentiels: await db
    .selectFrom('referentiels')
    .select(db.fn.countAll<number>().as('n'))
    .executeTakeFirst(),
})

test('two processes that start at once on an empty database both find it migrated', async () => {
  const empty = new URL(database.ownerUrl)
  empty.pathname += '_vide'
  const name = quoted(empty.pathname.slice(1))
  await administer(empty.href, `create database ${name}`)
  try {
    await Promise.all([migrate(empty.href), migrate(empty.href)])
    const own = createDb({ url: empty.href, poolSize: 1, name: 'test' })
    expect(await migrationsOf(own)).toEqual(await migrationsOf(db))
    await own.destroy()
  } finally {
    await administer(empty.href, `drop database ${name} with (force)`)
  }
})

describe('migrating again', () => {
  test('changes nothing, even from two processes at once', async () => {
    const before = await migrationsOf(db)
    expect(before.toSorted()).toEqual(MIGRATIONS)
    await Promise.all([migrate(database.ownerUrl), migrate(database.ownerUrl)])
    expect(await migrationsOf(db)).toEqual(before)
  })

  test('and reloading the reference data changes nothing', async () => {
    const before = await counts()
    await loadReferences(db)
    expect(await counts()).toEqual(before)
  })
})

test('a migration dated before the last one run is run too', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'migrations-'))
  const before = await migrationsOf(db)
  try {
    await writeFile(join(dir, '29990102-essai.sql'), 'create table essai_deux ()')
    await migrate(database.ownerUrl, dir)
    await writeFile(join(dir, '29990101-essai.sql'), 'create table essai_un ()')
    await migrate(database.ownerUrl, dir)
  } finally {
    await rm(dir, { recursive: true })
  }
  expect(await migrationsOf(db)).toEqual([...before, '29990102-essai', '29990101-essai'])
  expect((await sql`select * from essai_un, essai_deux`.execute(db)).rows).toEqual([])
})
