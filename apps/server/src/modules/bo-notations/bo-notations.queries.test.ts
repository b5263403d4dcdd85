import type { FiltresNotations } from '@entrelles/contract/modules/notations/notations.schema.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDb, type Db } from '#db/client.ts'
import { createTestDatabase } from '#db/test-database.ts'
import { fill } from '#db/test-transaction.ts'
import { getResultatsNotations, listNotations, selectPage } from './bo-notations.queries.ts'

const MEMBERS = 2000
const MONTHS = 12

let database: Awaited<ReturnType<typeof createTestDatabase>>
let db: Db

beforeAll(async () => {
  database = await createTestDatabase()
  db = createDb({ url: database.ownerUrl, poolSize: 1, name: 'test' })
  await fill(db, async (tx) => {
    await sql`
      insert into comptes (id, email, mot_de_passe, prenom, etape_inscription, date_inscription)
      select gen_random_uuid(), 'membre-' || n || '@entrelles.test', '$argon2id$x', 'Awa', 'termine', '2020-01-01'
      from generate_series(1, ${MEMBERS}) as n`.execute(tx)
    // One comment in four, as members leave few of them.
    await sql`
      insert into notations (id, compte_id, mois, note, commentaire, date_publication)
      select gen_random_uuid(), c.id, m.mois, 1 + n % 5, case when n % 4 = 0 then 'Bien.' end,
        m.mois + interval '3 days' + n * interval '1 minute'
      from (select id, row_number() over (order by email) as n from comptes) as c,
        (select (date '2023-01-01' + k * interval '4 months')::date as mois
          from generate_series(0, ${MONTHS - 1}) as k) as m`.execute(tx)
    await sql`
      insert into notations_mois (mois, note_3, sans_note)
      select distinct mois, 10, 2 from notations`.execute(tx)
  })
  await sql`analyze notations, notations_mois`.execute(db)
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

type Plan = {
  readonly 'Actual Rows': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Relation Name'?: string
  readonly Plans?: readonly Plan[]
}

const rowsReadBy = (plan: Plan): number =>
  (plan['Relation Name'] === 'notations' ? plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0) : 0) +
  (plan.Plans ?? []).reduce((total, inner) => total + rowsReadBy(inner), 0)

const FILTERS: Record<string, FiltresNotations> = {
  nothing: {},
  'the latest period': { periode: '2026-09' },
  'the oldest period': { periode: '2023-01' },
}

test.each(Object.entries(FILTERS))(
  '[R9-9] a page of comments filtered by %s reads no more rows than it shows',
  async (_name, filtres) => {
    const [{ 'QUERY PLAN': plans } = { 'QUERY PLAN': [] }] = await selectPage(db, filtres, 1).explain<{
      'QUERY PLAN': { Plan: Plan }[]
    }>('json', sql`analyze`)
    expect(rowsReadBy(plans[0]!.Plan)).toBe(20)
  },
)

test('[R9-9] the count of comments stops at 1,000', async () => {
  expect(await listNotations(db, { page: 1 })).toMatchObject({ nbnotations: 1000, plus: true })
  expect(await listNotations(db, { page: 1, periode: '2023-01' })).toMatchObject({
    nbnotations: MEMBERS / 4,
  })
})

test('the results read one row for each month', async () => {
  const { periodes } = await getResultatsNotations(db)
  expect(periodes).toHaveLength(MONTHS)
  expect(periodes[0]).toMatchObject({ periode: '2026-09', notes: [0, 0, 10, 0, 0], nbSansReponse: 2 })
})
