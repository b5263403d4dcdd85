import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createEntree } from '#modules/journal/journal.factory.ts'
import { createDb, type Db } from './client.ts'
import { MIGRATIONS_TABLE } from './migrations.ts'
import { grantUse, ownsTables } from './rights.ts'
import { createTestDatabase } from './test-database.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
/** The role that runs the product, and the role that owns the tables. */
let db: Db
let owner: Db
beforeAll(async () => {
  database = await createTestDatabase()
  db = createDb({ url: database.url, poolSize: 2, name: 'test' })
  owner = createDb({ url: database.ownerUrl, poolSize: 2, name: 'test' })
})
afterAll(async () => {
  await db.destroy()
  await owner.destroy()
  await database.drop()
})

/** The rights of the running role on each table: « public.comptes » → « DELETE, INSERT, SELECT, UPDATE ». */
const rightsByTable = async (): Promise<Map<string, string>> => {
  const { rows } = await sql<{ name: string; rights: string }>`
    select concat_ws('.', nspname, relname) as name,
      (select coalesce(string_agg(r, ', ' order by r), '')
        from unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) r
        where has_table_privilege(c.oid, r)) as rights
    from pg_class c join pg_namespace n on n.oid = relnamespace
    where relkind in ('r', 'p') and nspname in ('public', 'pgboss')`.execute(db)
  return new Map(rows.map(({ name, rights }) => [name, rights]))
}

describe('the role that runs the product', () => {
  test('is no superuser, creates nothing and owns nothing', async () => {
    const { rows } = await sql`
      select rolsuper, rolcreatedb, rolcreaterole, rolbypassrls,
        has_database_privilege(current_database(), 'create') as creates_schemas,
        has_schema_privilege('public', 'create') as creates_tables,
        (select count(*)::int from pg_class where relowner = pg_roles.oid) as owned
      from pg_roles where rolname = current_user`.execute(db)
    expect(rows).toEqual([
      {
        rolsuper: false,
        rolcreatedb: false,
        rolcreaterole: false,
        rolbypassrls: false,
        creates_schemas: false,
        creates_tables: false,
        owned: 0,
      },
    ])
    expect(await ownsTables(db)).toBe(false)
    expect(await ownsTables(owner)).toBe(true)
  })

  test('reads and writes the rows of every table, except the journal and the list of migrations', async () => {
    const rights = await rightsByTable()
    expect(rights.get('public.journal')).toBe('INSERT, SELECT')
    expect(rights.get(`public.${MIGRATIONS_TABLE}`)).toBe('SELECT')
    for (const name of ['public.journal', `public.${MIGRATIONS_TABLE}`]) rights.delete(name)
    expect(rights.size).toBeGreaterThan(70)
    expect([...rights].filter(([, given]) => given !== 'DELETE, INSERT, SELECT, UPDATE')).toEqual([])
  })

  test.each([
    ['create a table', sql`create table essai ()`],
    ['create a schema', sql`create schema essai`],
    ['change a table', sql`alter table comptes add column essai text`],
    ['drop a table', sql`drop table faq_questions`],
    ['drop the trigger of the journal', sql`drop trigger journal_ajout_seul on journal`],
    ['disable the trigger of the journal', sql`alter table journal disable trigger all`],
    ['disable every trigger', sql`set session_replication_role = replica`],
    [
      'replace a function',
      sql`create or replace function journal_efface(timestamptz) returns bigint
      language sql as 'select 1::bigint'`,
    ],
    ['forget a migration', sql`delete from ${sql.table(MIGRATIONS_TABLE)}`],
    ['correct a line of the journal', sql`update journal set auteure_nom = 'une autre'`],
    ['delete the journal', sql`delete from journal`],
    [
      'delete old lines of the journal itself',
      sql`delete from journal where date < now() - interval '2 years'`,
    ],
    ['empty the journal', sql`truncate journal`],
  ] as [string, RawBuilder<unknown>][])('may not %s', async (_what, statement) => {
    await expect(statement.execute(db)).rejects.toThrow(/permission denied|must be owner/)
  })

  test('deletes lines of the journal older than twelve months by the function, and no other', async () => {
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
    for (const days of [400, 367, 300]) await createEntree(db, daysAgo(days), { resume: `${days}` })
    const left = async () =>
      (await db.selectFrom('journal').orderBy('date').select('resume').execute()).map(({ resume }) => resume)
    const erase = (before: Date) => sql<{ n: number }>`select journal_efface(${before}) as n`.execute(db)
    expect((await erase(daysAgo(380))).rows).toEqual([{ n: 1 }])
    expect(await left()).toEqual(['367', '300'])
    expect((await erase(new Date())).rows).toEqual([{ n: 1 }])
    expect(await left()).toEqual(['300'])
  })
})

describe('the owner of the journal, who may change a table, still does not change a line', () => {
  test.each([
    ['UPDATE', sql`update journal set auteure_nom = 'une autre'`],
    ['UPDATE', sql`update journal set date = date - interval '2 years'`],
    ['DELETE', sql`delete from journal`],
    ['TRUNCATE', sql`truncate journal`],
  ])('%s is refused', async (operation, statement) => {
    await createEntree(db, new Date())
    const refusal = `The journal is append-only: ${operation} is refused.`
    await expect(statement.execute(owner)).rejects.toThrow(refusal)
  })

  test('except to delete it after twelve months', async () => {
    await sql`
      insert into journal (id, date, auteure_nom, action, cible_type, cible_id, cible_nom, resume)
      select gen_random_uuid(), now() - age, 'Système', 'x.y', 'x', 'x', 'x', age::text
      from unnest(array['12 months -1 hours', '12 months 1 hours']::interval[]) as age`.execute(db)
    const erase = (age: string) =>
      sql`delete from journal where resume = ${age}::interval::text`.execute(owner)
    await expect(erase('12 months -1 hours')).rejects.toThrow('DELETE is refused')
    expect((await erase('12 months 1 hours')).numAffectedRows).toBe(1n)
  })
})

test('a new table is open to the running role after the next migration, even with two at once', async () => {
  const { username: role } = new URL(database.url)
  await sql`create table essais (id int)`.execute(owner)
  await expect(sql`select * from essais`.execute(db)).rejects.toThrow('permission denied')
  await Promise.all([grantUse(database.ownerUrl, role), grantUse(database.ownerUrl, role)])
  expect((await sql`select * from essais`.execute(db)).rows).toEqual([])
  expect((await rightsByTable()).get('public.journal')).toBe('INSERT, SELECT')
})
