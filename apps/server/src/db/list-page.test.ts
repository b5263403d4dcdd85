import { limitOf, offsetOf } from '@entrelles/contract/kit/pagination.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDb, type Db } from './client.ts'
import { listPage } from './list-page.ts'
import { createTestDatabase } from './test-database.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let db: Db
beforeAll(async () => {
  database = await createTestDatabase()
  db = createDb({ url: database.url, poolSize: 2, name: 'test' })
  await sql`insert into territoires (id, nom)
    select gen_random_uuid(), 'Territoire ' || lpad(n::text, 4, '0') from generate_series(1, 1200) as n`.execute(
    db,
  )
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

const list = (upTo: number, page: number) => {
  const territoires = db
    .selectFrom('territoires as t')
    .where('t.nom', '<=', `Territoire ${String(upTo).padStart(4, '0')}`)
  return listPage(db, {
    matching: territoires.select('t.id'),
    page: territoires.orderBy('t.nom').limit(limitOf(page)).offset(offsetOf(page)).select('t.nom'),
  })
}
const numbers = (rows: { nom: string }[]) => rows.map(({ nom }) => Number(nom.slice(-4)))

describe('[R9-9] a page of a list', () => {
  test('has its count and is sorted', async () => {
    const { rows, ...count } = await list(45, 3)
    expect(numbers(rows)).toEqual([41, 42, 43, 44, 45])
    expect(count).toEqual({ nb: 45 })
  })

  test('past the end is empty, with the right count', async () => {
    expect(await list(45, 4)).toEqual({ rows: [], nb: 45 })
  })

  test('of an empty list is empty', async () => {
    expect(await list(0, 1)).toEqual({ rows: [], nb: 0 })
  })

  test('counts exactly 1,000 rows', async () => {
    expect(await list(1000, 1)).toMatchObject({ nb: 1000 })
    expect(await list(1000, 1)).not.toHaveProperty('plus')
    expect(numbers((await list(1000, 50)).rows)).toHaveLength(20)
  })

  test('of 1,001 rows has « plus »', async () => {
    expect(await list(1001, 1)).toMatchObject({ nb: 1000, plus: true })
  })

  test.each([51, 52, 60, 1_000_000])('page %i, beyond the count cap, is empty', async (page) => {
    expect(await list(1200, page)).toEqual({ rows: [], nb: 1000, plus: true })
  })
})
