import type { FiltresRessourcesBo } from '@entrelles/contract/modules/bo-ressources/bo-ressources.schema.ts'
import type { Role } from '@entrelles/contract/kit/roles.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDb, type Db } from '#db/client.ts'
import { buffersOf, vacuum } from '#db/test-buffers.ts'
import { createTestDatabase } from '#db/test-database.ts'
import type { ReadCtx } from '#kit/ctx.ts'
import { getResumeRessources, listRessourcesBo } from './bo-ressources.queries.ts'

const LINES = 3000
const BATCH = 250
const NOW = new Date('2026-11-18T09:00:00Z')
const BRANCH = '00000000-0000-4000-8000-000000000001' as NonNullable<FiltresRessourcesBo['territoire']>
const READER = '00000000-0000-4000-8000-000000000002'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let db: Db

/** One resource an hour, of which one in ten is in each other state, and half are for a branch. */
beforeAll(async () => {
  database = await createTestDatabase()
  db = createDb({ url: database.ownerUrl, poolSize: 1, name: 'test' })
  await sql`insert into territoires (id, nom) values (${BRANCH}, 'Cornouaille')`.execute(db)
  for (let from = 0; from < LINES; from += BATCH)
    await sql`
      insert into ressources (id, type, titre, url, public, territoire_ids, statut, date_revision, cree_le, publiee_le)
      select gen_random_uuid(), 'lien', 'Guide ' || n, 'https://www.exemple.fr/' || n,
        case when n % 2 = 0 then 'territoires' else 'reseau' end,
        case when n % 2 = 0 then array[${BRANCH}::uuid] else '{}' end, statut, le::date + 365, le, le
      from (
        select n, timestamptz '2026-11-18 09:00Z' - n * interval '1 hour' as le,
          case n % 10 when 1 then 'a_verifier' when 2 then 'brouillon' when 3 then 'archivee' else 'publiee' end as statut
        from generate_series(${from}::int + 1, ${from}::int + ${BATCH}::int) as n) l`.execute(db)
  await vacuum(db)
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

const readingOf = (measured: Db, roles: readonly Role[], territoireIds: readonly string[]) =>
  ({
    db: measured,
    actor: { id: READER, roles, territoireIds },
    now: () => NOW,
    settings: { GRACE_JOURS: 30 },
  }) as unknown as ReadCtx

const READERS = {
  'an administrator': [['ROLE_ADMINISTRATRICE'], []],
  'a coordinator': [['ROLE_ADHERENTE_ACTIVE', 'ROLE_COORDINATRICE'], [BRANCH]],
} as const satisfies Record<string, readonly [readonly Role[], readonly string[]]>

const FILTERS: Readonly<Record<string, FiltresRessourcesBo>> = {
  'published ones': { statut: 'publiee' },
  'those to verify': { statut: 'a_verifier' },
  'those of a branch': { statut: 'publiee', territoire: BRANCH },
  'those of a word': { statut: 'publiee', termes: 'guide' },
}

describe.each(Object.entries(READERS))('[R9-9] for %s', (_reader, [roles, territoireIds]) => {
  test.each(Object.entries(FILTERS))(
    'a page of %s and its count read few blocks, whatever the size of the table',
    async (_name, filtres) => {
      const buffers = await buffersOf(db, (measured) =>
        listRessourcesBo(readingOf(measured, roles, territoireIds), { ...filtres, page: 1 }),
      )
      expect(buffers).toBeLessThan(400)
    },
  )

  test('so do the counts of the tabs', async () => {
    const buffers = await buffersOf(db, (measured) =>
      getResumeRessources(readingOf(measured, roles, territoireIds)),
    )
    expect(buffers).toBeLessThan(400)
  })
})
