import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDb, type Db } from '#db/client.ts'
import { createTestDatabase } from '#db/test-database.ts'
import { createCompte } from './session.factory.ts'
import { selectMe } from './session.queries.ts'

const NOW = new Date('2027-01-20T12:00:00Z')
const MONTHS = 120

let database: Awaited<ReturnType<typeof createTestDatabase>>
let db: Db
let id: string

beforeAll(async () => {
  database = await createTestDatabase()
  db = createDb({ url: database.ownerUrl, poolSize: 1, name: 'test' })
  for (let n = 0; n < 30; n += 1) ({ id } = await createCompte(db, NOW))
  await sql`
    insert into notations (id, compte_id, mois, note, date_publication)
    select gen_random_uuid(), c.id, date '2017-02-01' + m * interval '1 month', 4,
      date '2017-02-01' + m * interval '1 month'
    from comptes c, generate_series(0, ${MONTHS - 1}) as m`.execute(db)
  await sql`analyze notations`.execute(db)
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

test('[R3-1] the last rating is one row of an index, however many a member has', async () => {
  expect(await selectMe(db, id).executeTakeFirst()).toMatchObject({
    datePublication: '2027-01-01T00:00:00.000Z',
  })
  const plan = await selectMe(db, id).explain('text', sql`analyze`)
  const lines = plan.map((row) => String(Object.values(row as object)[0]))
  const scan = lines.find((line) => /Scan.* on notations\b/.test(line))
  expect(scan).toMatch(/Index Scan.* using notations_compte_id_mois_key on notations/)
  expect(scan).toMatch(/rows=1(?:\.00)? loops=1\)/)
})
