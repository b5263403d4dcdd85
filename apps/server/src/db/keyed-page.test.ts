import { COUNT_CAP } from '@entrelles/contract/kit/pagination.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDb, type Db } from './client.ts'
import { keyedPage, keysOf, merged, stretches } from './keyed-page.ts'
import { createTestDatabase } from './test-database.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let db: Db
beforeAll(async () => {
  database = await createTestDatabase()
  db = createDb({ url: database.ownerUrl, poolSize: 1, name: 'test' })
  await sql`insert into annuaire_cles (cle, tri, compte_id)
    select cle, lpad(n::text, 4, '0'), gen_random_uuid()
    from (values ('a', 3), ('b', ${sql.lit(COUNT_CAP + 5)})) k (cle, nb), generate_series(1, nb) n`.execute(
    db,
  )
  await sql`vacuum analyze annuaire_cles`.execute(db)
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

const read = async (keys: readonly string[], limit: number, options = {}) => {
  const found = stretches({
    table: 'annuaire_cles',
    keys: keysOf(sql`${keys}::text[]`),
    columns: ['tri', 'compte_id'],
    limit,
    ...options,
  })
  const { rows } = await sql<{ cle: string; tri: string }>`select c.cle, x.tri from ${found}`.execute(db)
  return rows.map(({ cle, tri }) => `${cle}${Number(tri)}`)
}

describe('the stretches of keys', () => {
  test('are the first rows of each key, in page order', async () => {
    expect(await read(['a', 'b'], 4)).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'b3', 'b4'])
    expect(await read(['nobody'], 4)).toEqual([])
    expect(await read([], 4)).toEqual([])
  })

  test('are filtered before the limit, in the given order', async () => {
    const options = { where: [sql`k.tri > '0002'`], order: sql`k.tri desc` }
    expect(await read(['a', 'b'], 2, options)).toEqual(['a3', `b${COUNT_CAP + 5}`, `b${COUNT_CAP + 4}`])
  })

  test('read only the returned rows of the index, without a sort', async () => {
    const found = stretches({
      table: 'annuaire_cles',
      keys: keysOf(sql`array['b']`),
      columns: ['tri', 'compte_id'],
      limit: 20,
    })
    const { rows } = await sql<Record<'QUERY PLAN', string>>`
      explain (analyze, costs off, timing off, summary off) select x.tri from ${found}`.execute(db)
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toMatch(/Index Only Scan using annuaire_cles_pkey.*rows=20/)
    expect(plan).not.toContain('Sort')
  })
})

describe('keys merged', () => {
  const COLUMNS = ['tri', 'compte_id']
  const mergedOf = (keys: readonly string[], limit: number, where = [sql`true`]) =>
    merged({
      table: 'annuaire_cles',
      keys: sql`select unnest(${keys}::text[])`,
      most: 3,
      columns: COLUMNS,
      where,
      limit,
    })
  const numbersOf = async (...args: Parameters<typeof mergedOf>) => {
    const { rows } = await sql<{ tri: string }>`select x.tri from ${mergedOf(...args)}`.execute(db)
    return rows.map(({ tri }) => Number(tri))
  }

  test('are the first rows of all keys, in page order, filtered before the limit', async () => {
    expect(await numbersOf(['a', 'b'], 5)).toEqual([1, 1, 2, 2, 3])
    expect(await numbersOf(['b', 'nobody', 'a'], 4, [sql`k.tri > '0002'`])).toEqual([3, 3, 4, 5])
    expect(await numbersOf(['nobody'], 4)).toEqual([])
    expect(await numbersOf([], 4)).toEqual([])
  })

  test('read each key only as far as the last returned row', async () => {
    const { rows } = await sql<Record<'QUERY PLAN', string>>`
      explain (analyze, costs off, timing off, summary off)
      select x.tri from ${mergedOf(['a', 'b'], 20)}`.execute(db)
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    const read = [...plan.matchAll(/Index Only Scan.*rows=(\d+)/g)].map(([, count]) => Number(count))
    expect(read.toSorted((one, other) => other - one)).toEqual([17, 3, 0])
  })
})

describe('a keyed page', () => {
  const page = (cle: string) =>
    keyedPage<string, { nom: string }>(db, {
      ctes: [
        sql`lignes as materialized (
          select tri from annuaire_cles where cle = ${cle} order by tri limit ${COUNT_CAP + 1})`,
      ],
      lines: sql`lignes`,
      rows: sql`
        select coalesce(json_agg(tri order by tri), '[]') from (select tri from lignes order by tri limit 2) p`,
      also: { nom: sql`'Clé ' || ${cle}::text` },
    })

  test('has its count and the other selected values', async () => {
    expect(await page('a')).toEqual({ rows: ['0001', '0002'], nb: 3, nom: 'Clé a' })
    expect(await page('nobody')).toEqual({ rows: [], nb: 0, nom: 'Clé nobody' })
  })

  test('stops its count at the cap', async () => {
    expect(await page('b')).toMatchObject({ nb: COUNT_CAP, plus: true })
  })

  test('returns a stored count unchanged', async () => {
    const found = await keyedPage(db, {
      ctes: [sql`un as (select 1)`],
      total: sql`123456`,
      rows: sql`select '[]'::json`,
    })
    expect(found).toEqual({ rows: [], nb: 123_456 })
  })
})
