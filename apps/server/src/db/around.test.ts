import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  cellulesAround,
  cellulesMost,
  degreesOf,
  isSituee,
  kilometres,
  moiOf,
  shownKilometres,
} from './around.ts'
import { createDb, type Db } from './client.ts'
import { createTestDatabase } from './test-database.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let db: Db
beforeAll(async () => {
  database = await createTestDatabase()
  db = createDb({ url: database.url, poolSize: 1, name: 'test' })
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

const QUIMPER = '29232'
const BREST = '29019'
const SAINT_DENIS = '97411'
/** The CTE `moi` of a member who lives in that commune. */
const livingIn = (ville: string) =>
  sql`moi as materialized (select latitude, longitude from villes where id = ${ville})`
const there = [sql`v.latitude`, sql`v.longitude`] as const

test('the reader has a position if she has a commune', async () => {
  const id = randomUUID()
  await sql`insert into comptes (id, email, mot_de_passe, prenom, nom, etape_inscription, date_inscription, ville_id)
    values (${id}, 'moi@entrelles.test', '$argon2id$', 'Anna', 'Le Goff', 'termine', now(), ${QUIMPER})`.execute(
    db,
  )
  const read = async () => {
    const { rows } = await sql`
      with ${moiOf(id, [sql`c.prenom`])} select ${isSituee} as situee, prenom, id from moi`.execute(db)
    return rows
  }
  expect(await read()).toEqual([{ situee: true, prenom: 'Anna', id }])
  await sql`update comptes set ville_id = null where id = ${id}`.execute(db)
  expect(await read()).toEqual([{ situee: false, prenom: 'Anna', id }])
})

describe('a distance', () => {
  const far = async (from: string, to: string) => {
    const { rows } = await sql<{ km: number }>`
      with ${livingIn(from)} select ${kilometres(...there)} as km from villes v where id = ${to}`.execute(db)
    return Math.round(rows[0]?.km ?? -1)
  }

  test('is measured on the globe, overseas included', async () => {
    expect(await far(QUIMPER, QUIMPER)).toBe(0)
    expect(await far(QUIMPER, BREST)).toBe(55)
    expect(await far(QUIMPER, SAINT_DENIS)).toBeGreaterThan(9000)
  })

  test('is null without coordinates', async () => {
    const { rows } = await sql`
      with ${livingIn(QUIMPER)} select ${kilometres(sql`null::real`, sql`null::real`)} as km`.execute(db)
    expect(rows).toEqual([{ km: null }])
  })

  test('is shown in whole kilometres: 0 under one, nothing beyond 300', async () => {
    const shown = async (from: string, to: string) => {
      const { rows } = await sql<{ km: number | null }>`
        with ${livingIn(from)} select ${shownKilometres(...there)} as km from villes v where id = ${to}`.execute(
        db,
      )
      return rows[0]?.km
    }
    expect(await shown(QUIMPER, QUIMPER)).toBe(0)
    expect(await shown(QUIMPER, BREST)).toBe(55)
    // Nantes is 180 km away from Quimper, Paris 490 km.
    expect(await shown(QUIMPER, '44109')).toBeGreaterThan(150)
    expect(await shown(QUIMPER, '75112')).toBeNull()
    expect(await shown(SAINT_DENIS, QUIMPER)).toBeNull()
  })
})

describe('the cells that a circle touches', () => {
  const MARGE = 1.02
  test.each([
    [QUIMPER, { latitude: 2, longitude: 2 }, 10],
    [QUIMPER, { latitude: 2, longitude: 2 }, 100],
    [QUIMPER, { latitude: 4, longitude: 2 }, 100],
    // Dunkerque and Bonifacio, then the southern hemisphere.
    ['59183', { latitude: 2, longitude: 2 }, 100],
    ['2A041', { latitude: 4, longitude: 2 }, 50],
    [SAINT_DENIS, { latitude: 2, longitude: 2 }, 25],
  ])(
    'around %s with grid %j include every commune within %i km, and none far beyond',
    async (ville, grid, km) => {
      const { rows } = await sql<Record<'near' | 'missed' | 'furthest' | 'cells' | 'lines', number>>`
      with ${sql.join([livingIn(ville), cellulesAround(degreesOf(km * MARGE), grid)])}
      select count(*) filter (where km <= ${km}) as near,
        count(*) filter (where km <= ${km} and not dedans) as missed,
        max(km) filter (where dedans) as furthest,
        (select count(distinct cellule) from cellules) as cells, (select count(*) from cellules) as lines
      from (
        select ${kilometres(...there)} as km, floor(v.latitude * ${sql.lit(grid.latitude)})::int * 1000
          + floor(v.longitude * ${sql.lit(grid.longitude)})::int in (select cellule from cellules) as dedans
        from villes v where v.latitude is not null) v`.execute(db)
      const [found] = rows
      expect(found?.near).toBeGreaterThan(0)
      expect(found?.missed).toBe(0)
      expect(found?.lines).toBe(found?.cells)
      expect(found?.lines).toBeLessThanOrEqual(cellulesMost(degreesOf(km * MARGE), grid))
      // The radius plus the diagonal of a cell.
      expect(found?.furthest).toBeLessThan(km * MARGE + 80)
    },
  )

  test.each([
    [50, { latitude: 2, longitude: 2 }, 12],
    [100, { latitude: 2, longitude: 1 }, 20],
  ])(
    'within %i km with grid %j are never more than %i, as far north as France goes',
    async (km, grid, most) => {
      const degrees = degreesOf(km * MARGE)
      const { rows: villes } = await sql<{ id: string }>`
      (select id from villes where latitude is not null order by latitude desc limit 10)
      union all (select id from villes where latitude is not null order by md5(id) limit 40)`.execute(db)
      expect(cellulesMost(degrees, grid)).toBe(most)
      for (const { id } of villes) {
        const { rows } = await sql<{ nb: number }>`
        with ${sql.join([livingIn(id), cellulesAround(degrees, grid)])} select count(*)::int as nb from cellules`.execute(
          db,
        )
        expect(rows[0]?.nb).toBeGreaterThan(1)
        expect(rows[0]?.nb).toBeLessThanOrEqual(most)
      }
    },
  )

  test('are sorted by their distance to the reader, whose own cell comes first', async () => {
    const { rows } = await sql<{ cellule: number; loin: number }>`
      with ${sql.join([livingIn(QUIMPER), cellulesAround(degreesOf(100), { latitude: 2, longitude: 2 })])}
      select cellule, loin from cellules order by loin, cellule limit 2`.execute(db)
    // Quimper is at 47.99° N, 4.09° W.
    expect(rows[0]).toEqual({ cellule: 95 * 1000 - 9, loin: 0 })
    expect(rows[1]?.loin).toBeGreaterThan(0)
  })
})
