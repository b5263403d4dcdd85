import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDb, type Db } from '#db/client.ts'
import { buffersOf, vacuum } from '#db/test-buffers.ts'
import { createTestDatabase, type TestDatabase } from '#db/test-database.ts'
import { createProfil, createTerritoire } from '#modules/adherentes/adherentes.factory.ts'
import { findRessources, listRessources } from './ressources.queries.ts'

const NOW = new Date('2026-11-25T09:00:00Z')
const BUDGET = 200
/** Enough for the counts to be capped: below, a page counts what there is. */
const FEW = 5000
const MANY = 20_000

let database: TestDatabase
let db: Db
let lectriceId: string
let territoireId: string
let themeId: string
beforeAll(async () => {
  database = await createTestDatabase()
  db = createDb({ url: database.ownerUrl, poolSize: 1, name: 'test' })
  territoireId = await createTerritoire(db, 'Cornouaille')
  lectriceId = (await createProfil(db, NOW, { territoire: 'Cornouaille' })).id
  const theme = await db
    .selectFrom('referentiels')
    .where('categorie', '=', 'theme')
    .select('id')
    .executeTakeFirstOrThrow()
  themeId = theme.id
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

/** Resources from one number to another: one in three for the branch, one in four of the theme, one in ten found useful by the reader. */
const insertSome = async (from: number, to: number): Promise<void> => {
  await sql`
    insert into ressources (id, type, titre, resume, contenu, contenu_texte, url, public, territoire_ids, thematique_id, statut, cree_le,
      publiee_le, nb_utiles)
    select gen_random_uuid(), case when n % 2 = 0 then 'article' else 'lien' end, 'Guide ' || n || ' des aides', 'Résumé du guide ' || n,
      case when n % 2 = 0 then '<p>' || repeat('Un texte assez long. ', 200) || '</p>' end,
      case when n % 2 = 0 then repeat('Un texte assez long. ', 200) end,
      case when n % 2 = 1 then 'https://www.exemple.fr/' || n end,
      case when n % 3 = 0 then 'territoires' else 'reseau' end, case when n % 3 = 0 then array[${territoireId}::uuid] else '{}' end,
      case when n % 4 = 0 then ${themeId}::uuid end, 'publiee', ${NOW}::timestamptz - n * interval '1 minute',
      ${NOW}::timestamptz - n * interval '1 minute', n % 50
    from generate_series(${from}::int, ${to}::int) n`.execute(db)
}

const STEP = 500

const fill = async (from: number, to: number): Promise<void> => {
  for (let first = from; first <= to; first += STEP) await insertSome(first, Math.min(to, first + STEP - 1))
  await sql`
    insert into lectrices_ressource (compte_id, ressource_id, utile_le)
    select ${lectriceId}, id, ${NOW}::timestamptz from ressources where nb_utiles % 10 = 1 on conflict do nothing`.execute(
    db,
  )
  await vacuum(db)
}

const reading = (on: Db) => ({
  db: on,
  actor: {
    id: lectriceId,
    roles: ['ROLE_ADHERENTE', 'ROLE_ADHERENTE_ADHESION_ACTIVE', 'ROLE_ADHERENTE_ACTIVE'] as const,
    territoireIds: [],
  },
  now: () => NOW,
  settings: { GRACE_JOURS: 15 },
})

const CASES = {
  'the library': {},
  'its page 10': { page: 10 },
  'the most useful': { tri: 'utiles' },
  'by type': { type: 'article' },
  'by theme': { theme: true },
  'of her branch': { territoire: true },
  'a rare word': { termes: '250' },
} as const

const measure = async (): Promise<Record<string, number>> => {
  const costs: Record<string, number> = {}
  for (const [name, asked] of Object.entries(CASES)) {
    const { theme, territoire, ...filtres } = asked as { theme?: true; territoire?: true }
    const query = {
      page: 1,
      tri: 'recentes',
      ...filtres,
      ...(theme && { thematique: themeId }),
      ...(territoire && { territoire: territoireId }),
    }
    costs[name] = await buffersOf(db, (on) => listRessources(reading(on) as never, query as never))
  }
  const { rows } = await sql<{ id: string }>`select id from ressources order by publiee_le limit 10`.execute(
    db,
  )
  costs['ten cards'] = await buffersOf(db, (on) =>
    findRessources(reading(on) as never, rows.map(({ id }) => id) as never),
  )
  return costs
}

test(`[R2.1-13] [M5] lists of resources cost no more with ${MANY} than with ${FEW}`, async () => {
  await fill(1, FEW)
  const few = await measure()
  await fill(FEW + 1, MANY)
  const many = await measure()
  const table = JSON.stringify({ few, many }, null, 1)
  for (const [name, cost] of Object.entries(many)) {
    expect(cost, `${name} ${table}`).toBeLessThanOrEqual(BUDGET)
    const exponent = Math.log(cost / (few[name] ?? cost)) / Math.log(MANY / FEW)
    expect(exponent, `${name} ${table}`).toBeLessThanOrEqual(0.2)
  }
}, 300_000)
