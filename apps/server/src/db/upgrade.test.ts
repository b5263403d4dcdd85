import { randomUUID } from 'node:crypto'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sessionEndpoints } from '@entrelles/contract/modules/session/session.endpoints.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { startTestApp } from '#kit/test-app.ts'
import { createDb, type Db } from './client.ts'
import { migrate } from './migrate.ts'
import { MIGRATIONS, MIGRATIONS_DIR, MIGRATIONS_TABLE } from './migrations.ts'
import { grantUse } from './rights.ts'
import { countsOf } from './test-counts.ts'
import { createTestDatabase } from './test-database.ts'
import { addressFor, cloneTemplate, createDatabase, dropClone, roleOf } from './test-template.ts'

/** The migrations already run by the filled database, which represents an older installation. */
const NUMBERED = MIGRATIONS.filter((name) => /^\d{4}-/.test(name))
const FILLED = new URL('filled-0015.sql', import.meta.url)
const PASSWORD = 'Demo-2026!'
const MEMBER = ['sante/pret', 'users/me', 'adherentes', 'territoires', 'evenements', 'adhesions', 'faq']
const ADMINISTRATOR = ['adherentes', 'territoires', 'evenements', 'adhesions', 'intervenants', 'journal'].map(
  (list) => `bo/${list}`,
)

let folder: string
/** The database at 0015, with rows in every table; each test upgrades a copy. */
let filledUrl: string

/** A folder with these migrations and, optionally, a future one. */
const folderOf = async (names: readonly string[], later?: string): Promise<string> => {
  const dir = join(folder, randomUUID())
  await mkdir(dir)
  for (const name of names) await cp(join(MIGRATIONS_DIR, `${name}.sql`), join(dir, `${name}.sql`))
  if (later !== undefined) await writeFile(join(dir, '29991231-essai.sql'), later)
  return dir
}

const withDb = async <T>(url: string, read: (db: Db) => Promise<T>): Promise<T> => {
  const db = createDb({ url, poolSize: 1, name: 'test' })
  try {
    return await read(db)
  } finally {
    await db.destroy()
  }
}

const migrationsOf = (url: string): Promise<string[]> =>
  withDb(url, async (db) => {
    const { rows } = await sql<{ name: string }>`select name from ${sql.table(MIGRATIONS_TABLE)}`.execute(db)
    return rows.map(({ name }) => name).sort()
  })

const countsIn = (url: string): Promise<Record<string, number>> => withDb(url, (db) => countsOf(db))

/** A copy of the filled database, dropped at the end of the run. */
const copy = async (): Promise<string> => (await cloneTemplate(filledUrl)).ownerUrl

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upgrade-'))
  const url = new URL(inject('templateUrl'))
  url.pathname = url.pathname.replace(/modele$/, `${randomUUID().slice(0, 8)}_modele`)
  filledUrl = url.href
  await createDatabase(filledUrl)
  await migrate(filledUrl, await folderOf(NUMBERED))
  const rows = await readFile(FILLED, 'utf8')
  await withDb(filledUrl, (db) => sql.raw(rows).execute(db))
})
afterAll(async () => {
  await dropClone(filledUrl)
  await rm(folder, { recursive: true })
})

test('the database to upgrade is at 0015 and has no empty table', async () => {
  expect(await migrationsOf(filledUrl)).toEqual(NUMBERED)
  expect(NUMBERED.at(-1)).toBe('0015-series')
  const counts = Object.entries(await countsIn(filledUrl))
  expect(counts.length).toBeGreaterThan(60)
  expect(counts.filter(([, count]) => count === 0)).toEqual([])
})

describe('a filled database', () => {
  let url: string
  beforeAll(async () => {
    url = await copy()
    await migrate(url)
  })
  afterAll(() => dropClone(url))

  test('is upgraded from 0015 to the newest migration without losing a row', async () => {
    expect(await migrationsOf(url)).toEqual(MIGRATIONS)
    // A migration that drops a table or moves rows must adapt this line.
    expect(await countsIn(url)).toMatchObject(await countsIn(filledUrl))
  })

  test('has the keys of its events as they are written from now on', async () => {
    const keysOf = (db: Db) =>
      sql`select k::text from evenements_cles k order by cle, ordre, evenement_id`.execute(db)
    const [upgraded, written] = await withDb(url, async (db) => {
      const before = await keysOf(db)
      await sql`select evenements_ecrit_cles(e) from evenements e`.execute(db)
      return [before.rows, (await keysOf(db)).rows]
    })
    expect(upgraded?.length).toBeGreaterThan(0)
    expect(upgraded).toEqual(written)
  })

  test('keeps what its members read in the branch they have, and in no other', async () => {
    const { rows } = await withDb(url, (db) =>
      sql<{ current: boolean; accepted: boolean }>`
        select distinct principal and fin is null as current, acceptee_le is not null as accepted
        from rattachements order by 1`.execute(db),
    )
    expect(rows).toContainEqual({ current: true, accepted: true })
    expect(rows.filter(({ current, accepted }) => current !== accepted)).toEqual([])
  })

  test('serves its members once it is upgraded', async () => {
    const role = roleOf(inject('templateUrl'))
    await grantUse(url, role)
    const kit = await startTestApp({ DATABASE_URL: addressFor(role, url) })
    const read = async (email: string, paths: readonly string[]) => {
      const body = { username: email, password: PASSWORD }
      const login = await kit.visitor.call(sessionEndpoints.createSession, { body })
      const headers = { authorization: `Bearer ${login.body.token}` }
      const statuses = [[`login of ${email}`, login.status]]
      for (const path of paths) {
        const { status } = await kit.visitor.inject({ method: 'GET', url: `/api/${path}`, headers })
        statuses.push([path, status])
      }
      return statuses
    }
    const statuses = [
      ...(await read('adherente@entrelles.test', MEMBER)),
      ...(await read('administratrice@entrelles.test', ADMINISTRATOR)),
    ]
    await kit.close()
    expect(statuses).toHaveLength(2 + MEMBER.length + ADMINISTRATOR.length)
    expect(statuses.filter(([, status]) => status !== 200)).toEqual([])
  })
})

describe('a later migration', () => {
  test('that fails only on a filled database is detected, and rolled back', async () => {
    const dir = await folderOf(MIGRATIONS, 'alter table comptes add column essai text not null')
    const empty = await createTestDatabase()
    await migrate(empty.ownerUrl, dir)
    await empty.drop()
    const url = await copy()
    await expect(migrate(url, dir)).rejects.toThrow(/"essai".*contains null values/)
    expect(await migrationsOf(url)).toEqual(MIGRATIONS)
    await dropClone(url)
  })

  test('that adds, fills, then constrains a column passes', async () => {
    const dir = await folderOf(
      MIGRATIONS,
      `alter table comptes add column essai text; update comptes set essai = '';
       alter table comptes alter column essai set not null`,
    )
    const url = await copy()
    await migrate(url, dir)
    expect(await migrationsOf(url)).toEqual([...MIGRATIONS, '29991231-essai'])
    expect(await countsIn(url)).toMatchObject(await countsIn(filledUrl))
    await dropClone(url)
  })

  test('that deletes rows is detected', async () => {
    const dir = await folderOf(MIGRATIONS, 'delete from favoris')
    const url = await copy()
    await migrate(url, dir)
    expect(await countsIn(url)).not.toMatchObject(await countsIn(filledUrl))
    await dropClone(url)
  })
})
