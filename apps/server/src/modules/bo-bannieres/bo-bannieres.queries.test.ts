import type { Role } from '@entrelles/contract/kit/roles.ts'
import { STATUTS_BANNIERE } from '@entrelles/contract/modules/bannieres/bannieres.schema.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDb, type Db } from '#db/client.ts'
import { createTestDatabase } from '#db/test-database.ts'
import { selectBanniereEnCours } from '#modules/bannieres/bannieres.queries.ts'
import { getResumeBannieres, listBannieresBo, selectPage } from './bo-bannieres.queries.ts'

const MANY = 10_000
const TODAY = '2026-11-14'
const LECTRICE = {
  id: '00000000-0000-4000-8000-000000000007',
  roles: ['ROLE_ADHERENTE_ACTIVE'] as Role[],
  territoireIds: [],
}

let database: Awaited<ReturnType<typeof createTestDatabase>>
let db: Db

/** Half of them have ended by the 12th, half begin on the 15th or later, and three last the 14th alone. */
beforeAll(async () => {
  database = await createTestDatabase()
  db = createDb({ url: database.ownerUrl, poolSize: 1, name: 'test' })
  await sql`
    insert into bannieres (id, texte_ligne1, texte_ligne2, texte_bouton, lien_bouton, debut, fin, roles, territoire_ids)
    select gen_random_uuid(), 'Ligne', 'x', 'x', '/faq', jour, jour + jours, '{}', '{}'
    from (
      select date '2026-11-15' + n % 3000, 2 from generate_series(1, ${MANY}) n
      union all select date '2026-11-10' - n % 3000, 2 from generate_series(1, ${MANY}) n
      union all select date '2026-11-14', 0 from generate_series(1, 3)
    ) d (jour, jours)`.execute(db)
  await sql`analyze bannieres`.execute(db)
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

type Plan = {
  readonly 'Actual Rows': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Index Recheck'?: number
  readonly 'Relation Name'?: string
  readonly Plans?: readonly Plan[]
}
type Explained = { 'QUERY PLAN': { Plan: Plan }[] }

/** Counts the banners that a plan reads. */
const rowsReadBy = (plan: Plan): number =>
  (plan['Relation Name'] === 'bannieres'
    ? plan['Actual Rows'] +
      (plan['Rows Removed by Filter'] ?? 0) +
      (plan['Rows Removed by Index Recheck'] ?? 0)
    : 0) + (plan.Plans ?? []).reduce((total, inner) => total + rowsReadBy(inner), 0)

const rowsRead = ([explained]: readonly Explained[]): number => rowsReadBy(explained!['QUERY PLAN'][0]!.Plan)

test.each([
  ['2026-11-13', 0],
  [TODAY, 3],
])(
  '[R4-9] on %s a member’s banner costs the %d in progress, however many have ended or are scheduled',
  async (day, nb) => {
    const plan = await selectBanniereEnCours(db, LECTRICE, day).explain<Explained>('json', sql`analyze`)
    expect(rowsRead(plan)).toBe(nb)
  },
)

test.each(STATUTS_BANNIERE)('[R9-9] a page of the tab « %s » reads its rows only', async (statut) => {
  const plan = await selectPage(db, { statut, page: 1 }, TODAY).explain<Explained>('json', sql`analyze`)
  expect(rowsRead(plan)).toBe(statut === 'en_cours' ? 3 : 20)
})

test('[R9-9] the counts of the list and of its tabs stop at 1,000', async () => {
  const now = new Date(`${TODAY}T09:00:00Z`)
  const found = await listBannieresBo(db, { statut: 'terminee', page: 1 }, now)
  expect(found).toMatchObject({ nbbannieres: 1000, plus: true, limit: 20 })
  expect(await getResumeBannieres(db, now)).toEqual({
    en_cours: { nb: 3 },
    programmee: { nb: 1000, plus: true },
    terminee: { nb: 1000, plus: true },
  })
})
