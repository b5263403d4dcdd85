import type { FiltresJournal } from '@entrelles/contract/modules/journal/journal.schema.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDb, type Db } from '#db/client.ts'
import { createTestDatabase } from '#db/test-database.ts'
import { listAuteuresJournal, listJournal, selectPage } from './bo-journal.queries.ts'

const LINES = 20_000
const AUTEURE = '00000000-0000-4000-8000-000000000007' as NonNullable<FiltresJournal['auteure']>

let database: Awaited<ReturnType<typeof createTestDatabase>>
let db: Db

beforeAll(async () => {
  database = await createTestDatabase()
  db = createDb({ url: database.ownerUrl, poolSize: 1, name: 'test' })
  await sql`
    insert into journal (id, date, auteure_id, auteure_nom, action, cible_type, cible_id, cible_nom)
    select gen_random_uuid(), timestamptz '2026-01-01' + n * interval '1 minute',
      ('00000000-0000-4000-8000-0000000000' || lpad((n % 40)::text, 2, '0'))::uuid, 'Auteure ' || n % 40,
      (array['faq.ordonner', 'faq.repondre'])[1 + n % 2], (array['faq', 'question_faq'])[1 + n % 2], n % 100, 'x'
    from generate_series(1, ${LINES}) as n`.execute(db)
  await sql`analyze journal`.execute(db)
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

type Plan = {
  readonly 'Node Type': string
  readonly 'Actual Rows': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Relation Name'?: string
  readonly Plans?: readonly Plan[]
}

/** Counts the journal rows that a plan reads. */
const linesReadBy = (plan: Plan): number =>
  (plan['Relation Name'] === 'journal' ? plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0) : 0) +
  (plan.Plans ?? []).reduce((total, inner) => total + linesReadBy(inner), 0)

const FILTERS: Record<string, FiltresJournal> = {
  nothing: {},
  author: { auteure: AUTEURE },
  action: { action: 'faq.repondre' },
  'type of target': { cible: 'question_faq' },
  target: { cible: 'question_faq:7' },
  period: { du: '2026-01-03', au: '2026-01-10' },
}

test.each(Object.entries(FILTERS))(
  '[R9-9] a page filtered by %s reads fewer than 100 rows, whatever the size of the journal',
  async (_name, filtres) => {
    const [{ 'QUERY PLAN': plans } = { 'QUERY PLAN': [] }] = await selectPage(db, filtres, 1).explain<{
      'QUERY PLAN': { Plan: Plan }[]
    }>('json', sql`analyze`)
    expect(linesReadBy(plans[0]!.Plan)).toBeLessThan(100)
  },
)

test('[R9-9] the count of a list stops at 1,000', async () => {
  expect(await listJournal(db, { page: 1 })).toMatchObject({ nbentrees: 1000, plus: true })
  expect(await listJournal(db, { page: 1, auteure: AUTEURE })).toMatchObject({ nbentrees: LINES / 40 })
})

test('the authors of 20,000 lines are listed', async () => {
  expect((await listAuteuresJournal(db)).auteures).toHaveLength(40)
})
