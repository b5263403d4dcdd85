import { COUNT_CAP } from '@entrelles/contract/kit/pagination.ts'
import type { Role } from '@entrelles/contract/kit/roles.ts'
import {
  ONGLETS_SIGNALEMENTS,
  type FiltresSignalements,
} from '@entrelles/contract/modules/bo-moderation/bo-moderation.schema.ts'
import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDb, type Db } from '#db/client.ts'
import { buffersOf, vacuum } from '#db/test-buffers.ts'
import { createTestDatabase } from '#db/test-database.ts'
import { createCoordination, createPersona } from '#modules/session/session.factory.ts'
import { fileOf, getResumeSignalements, listSignalements } from './file-signalements.queries.ts'

const SIGNALEMENTS = 20_000
const NOW = new Date('2026-11-14T09:00:00Z')

let database: Awaited<ReturnType<typeof createTestDatabase>>
let db: Db
const actors = new Map<string, ReturnType<typeof actorOf>>()

const actorOf = (id: string, roles: readonly Role[], territoireIds: readonly string[]) => ({
  id,
  roles,
  territoireIds,
  sessionId: id,
  secondFacteur: false,
  confirmee: false,
})

/** One report a minute, in each state and in each of ten branches; one in fifty is urgent, one in seven a private message. */
beforeAll(async () => {
  database = await createTestDatabase()
  db = createDb({ url: database.ownerUrl, poolSize: 1, name: 'test' })
  const { id: administratrice } = await createPersona(db, NOW, 'administratrice')
  const { id: coordinatrice } = await createPersona(db, NOW, 'adherente')
  const antennes: string[] = []
  for (let n = 0; n < 10; n += 1) {
    const compteId = n < 2 ? coordinatrice : administratrice
    antennes.push((await createCoordination(db, NOW, compteId, `Antenne ${n}`)).id)
  }
  await sql`
    insert into signalements (id, cible_type, cible_id, territoire_id, titre, copie, motif, priorite, statut,
      nb_signalements, cree_le, attendu_depuis, cloture_le)
    select gen_random_uuid(), case when n % 7 = 0 then 'message' else 'publication' end, gen_random_uuid(),
      (${antennes}::uuid[])[1 + n % 10], 'Corinne Aubert', '{"contenu": "Achetez mes crèmes"}',
      case when n % 50 = 0 then 'harcelement' else 'publicite' end,
      case when n % 50 = 0 then 'haute' else 'normale' end, e.statut, 1, d, d,
      case when e.statut in ('traite', 'sans_suite') then d end
    from (select n, timestamptz '2026-11-14 09:00Z' - n * interval '1 minute' as d
      from generate_series(1, ${SIGNALEMENTS}) as n) l
    cross join lateral (
      select (array['nouveau', 'en_cours', 'traite', 'sans_suite', 'rouvert'])[1 + (n / 50) % 5] as statut
    ) e`.execute(db)
  await vacuum(db)
  actors.set('an administrator', actorOf(administratrice, ['ROLE_ADMINISTRATRICE'], antennes.slice(2)))
  actors.set(
    'a coordinator',
    actorOf(coordinatrice, ['ROLE_ADHERENTE_ACTIVE', 'ROLE_COORDINATRICE'], antennes.slice(0, 2)),
  )
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

const actor = (who: string) => actors.get(who) ?? actorOf('', [], [])

type Plan = {
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Relation Name'?: string
  readonly Plans?: readonly Plan[]
}

/** Counts the reports that a plan reads; the figures of a plan are those of one loop. */
const rowsReadBy = (plan: Plan): number =>
  (plan['Relation Name'] === 'signalements'
    ? plan['Actual Loops'] * (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0))
    : 0) + (plan.Plans ?? []).reduce((total, inner) => total + rowsReadBy(inner), 0)

const rowsOf = async (statement: RawBuilder<unknown>): Promise<number> => {
  const { rows } = await sql<{ 'QUERY PLAN': { Plan: Plan }[] }>`
    explain (analyze, format json) ${statement}`.execute(db)
  return rowsReadBy(rows[0]!['QUERY PLAN'][0]!.Plan)
}

const ASKED = ['an administrator', 'a coordinator'].flatMap((who) =>
  ONGLETS_SIGNALEMENTS.flatMap((statut): (FiltresSignalements & { readonly who: string })[] => [
    { who, statut },
    { who, statut, priorite: 'haute' },
  ]),
)

// Twenty rows of each stretch of an index, at most twelve for the two branches of the coordinator; her messages are skipped.
test.each(ASKED)(
  '[R9-9] a page of the queue reads fewer than 400 reports, whatever their number: $who, $statut, $priorite',
  async ({ who, ...filtres }) => {
    const { page } = fileOf({ ...filtres, page: 1 }, actor(who), NOW)
    expect(await rowsOf(sql`select * from ${page} p`)).toBeLessThan(400)
  },
)

test.each(ASKED)(
  '[R9-9] its count stops reading soon after its cap: $who, $statut, $priorite',
  async ({ who, ...filtres }) => {
    const { matching } = fileOf({ ...filtres, page: 1 }, actor(who), NOW)
    const counted = sql`select count(*) from (select 1 from ${matching} as m limit ${COUNT_CAP + 1}) c`
    expect(await rowsOf(counted)).toBeLessThan(1500)
  },
)

const BUFFERS_MAX = 200

test.each(ASKED.flatMap((asked) => [1, 50].map((page) => ({ ...asked, page }))))(
  '[R9-9] a page of the queue and its count cost 200 buffers at most: $who, $statut, $priorite, page $page',
  async ({ who, ...asked }) => {
    const cost = await buffersOf(db, (on) =>
      listSignalements(asked, { db: on, actor: actor(who), now: () => NOW }),
    )
    expect(cost).toBeLessThanOrEqual(BUFFERS_MAX)
  },
)

test.each(['an administrator', 'a coordinator'])(
  '[R9-9] the counts of the tabs cost 200 buffers at most: %s',
  async (who) => {
    const cost = await buffersOf(db, (on) =>
      getResumeSignalements({ db: on, actor: actor(who), now: () => NOW }),
    )
    expect(cost).toBeLessThanOrEqual(BUFFERS_MAX)
  },
)

test('[R9-9] the counts of the list and of its tabs stop at 1,000', async () => {
  const ctx = { db, actor: actor('an administrator'), now: () => NOW }
  expect(await listSignalements({ page: 1, statut: 'a_traiter' }, ctx)).toMatchObject({
    nbsignalements: COUNT_CAP,
    plus: true,
  })
  expect(await getResumeSignalements(ctx)).toEqual({
    a_traiter: { nb: COUNT_CAP, plus: true },
    traite: { nb: COUNT_CAP, plus: true },
    sans_suite: { nb: COUNT_CAP, plus: true },
    recours: { nb: COUNT_CAP, plus: true },
  })
})
