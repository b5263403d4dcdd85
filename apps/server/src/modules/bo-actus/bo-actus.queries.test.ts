import type { FiltresActus } from '@entrelles/contract/modules/bo-actus/bo-actus.schema.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDb, type Db } from '#db/client.ts'
import { createTestDatabase } from '#db/test-database.ts'
import { fill } from '#db/test-transaction.ts'
import { pageOf } from './bo-actus.queries.ts'

const LINES = 3000
const NOW = new Date('2026-11-18T09:00:00Z')
const BRANCH = '00000000-0000-4000-8000-000000000001' as NonNullable<FiltresActus['territoire']>

let database: Awaited<ReturnType<typeof createTestDatabase>>
let db: Db

/** One post an hour: one in ten is scheduled, another one a draft; ten are pinned. */
beforeAll(async () => {
  database = await createTestDatabase()
  db = createDb({ url: database.ownerUrl, poolSize: 1, name: 'test' })
  await sql`insert into territoires (id, nom) values (${BRANCH}, 'Cornouaille')`.execute(db)
  await fill(db, async (tx) => {
    await sql`
      insert into publications (id, type, titre, contenu, contenu_texte, territoire_ids, statut, programmee_le,
        epinglee_jusquau, cree_le, publiee_le)
      select gen_random_uuid(), case when n % 3 = 0 then 'annonce' else 'actualite' end, 'Actu ' || n, '<p>a</p>', 'a',
        case when n % 2 = 0 then array[${BRANCH}::uuid] else '{}' end, statut,
        case when statut = 'programmee' then le end,
        case when statut = 'publiee' and n <= 20 then date '2026-12-01' end, le,
        case when statut = 'publiee' then le end
      from (select n, case n % 10 when 1 then 'programmee' when 2 then 'brouillon' else 'publiee' end as statut,
          timestamptz '2026-11-18 09:00Z' - n * interval '1 hour' as le
        from generate_series(1, ${LINES}) as n) l`.execute(tx)
  })
  await sql`vacuum analyze publications, publications_cles`.execute(db)
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

type Plan = { readonly 'Shared Hit Blocks': number; readonly 'Shared Read Blocks': number }

const FILTERS: Record<string, FiltresActus> = {
  'published ones': { statut: 'publiee' },
  'announcements of a branch': { statut: 'publiee', type: 'annonce', territoire: BRANCH },
  'scheduled ones': { statut: 'programmee' },
  drafts: { statut: 'brouillon' },
}

test.each(Object.entries(FILTERS))(
  '[R9-9] a page of %s and its count read few blocks, whatever the size of the table',
  async (_name, filtres) => {
    const { ctes, lines, rows } = pageOf(filtres, 1, NOW)
    const explained = await sql<{ 'QUERY PLAN': { Plan: Plan }[] }>`
      explain (analyze, buffers, format json)
      with ${sql.join(ctes)} select (select count(*) from ${lines} c), (${rows})`.execute(db)
    const { Plan: plan } = explained.rows[0]!['QUERY PLAN'][0]!
    expect(plan['Shared Hit Blocks'] + plan['Shared Read Blocks']).toBeLessThan(400)
  },
)
