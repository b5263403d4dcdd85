import type { FiltresPublications } from '@entrelles/contract/modules/actus/actus.schema.ts'
import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDb, type Db } from '#db/client.ts'
import { buffersOf, vacuum } from '#db/test-buffers.ts'
import { createTestDatabase } from '#db/test-database.ts'
import { loadEnv } from '#kit/env.ts'
import { createProfil, createTerritoire } from '#modules/adherentes/adherentes.factory.ts'
import { createDemande } from '#modules/coups-de-pouce/coups-de-pouce.factory.ts'
import { createEvenement } from '#modules/evenements/evenements.factory.ts'
import { addLecture, createPublication, type PublicationFields } from './actus.factory.ts'
import { listPublications } from './actus.queries.ts'

const NOW = new Date('2026-11-25T09:00:00Z')
const LINES = 1000
const AUTEURES = 20
const BUFFERS_MAX = 200
const MOTS = ['marche', 'pour'] as const
const LIGNES_PAR_MOT = 60_000
const BUFFERS_PAR_MOT_MAX = 400
const settings = loadEnv({ APP_ENV: 'test' })

let database: Awaited<ReturnType<typeof createTestDatabase>>
let db: Db
let readerId: string
let territoire: TerritoireId

/**
 * The same two words in 60,000 more posts, one an hour, of which only the lines of these words are written; ten posts with them are of
 * a type, a branch, an author, and saved. The oldest of all is pinned.
 */
const fillWords = async (auteureId: string): Promise<void> => {
  for (const mot of MOTS)
    await sql`
      insert into publications_cles (cle, ordre, publication_id, type, auteure_id, territoire_ids)
      select ${`p:m:${mot}`}::text, -(extract(epoch from ${NOW}::timestamptz - n * interval '1 hour') * 1000000)::bigint,
        md5(n::text)::uuid, 'publication', ${auteureId}::uuid, '{}'
      from generate_series(1, ${LIGNES_PAR_MOT}::int) n`.execute(db)
  const contenu = '<p>Pour le marché</p>'
  const hours = (n: number) => new Date(NOW.getTime() - n * 3_600_000)
  for (let n = 1; n <= 10; n += 1) {
    const fields: PublicationFields = { type: 'annonce', contenu, territoire_ids: [territoire] }
    const id = await createPublication(db, hours(LINES + n), readerId, fields)
    await addLecture(db, NOW, id, readerId, { favori: true })
  }
  const { ressource_id } = await db
    .selectFrom('publications')
    .select('ressource_id')
    .executeTakeFirstOrThrow()
  const epinglee = { contenu, ressource_id, epinglee_jusquau: '2026-11-30' }
  await createPublication(db, hours(LIGNES_PAR_MOT + 1), auteureId, epinglee)
}

/** One post an hour by one of twenty members, each about a resource of its own; the first page also about events and requests. */
beforeAll(async () => {
  database = await createTestDatabase()
  db = createDb({ url: database.ownerUrl, poolSize: 1, name: 'test' })
  territoire = (await createTerritoire(db, 'Cornouaille')) as TerritoireId
  readerId = (await createProfil(db, NOW, { territoire: 'Cornouaille' })).id
  const auteures: string[] = []
  while (auteures.length < AUTEURES) auteures.push((await createProfil(db, NOW)).id)
  for (let start = 0; start < LINES; start += 100)
    await sql`
      with lignes as materialized (
        select gen_random_uuid() as id, n, (${auteures}::uuid[])[1 + n % ${AUTEURES}::int] as auteure,
          ${NOW}::timestamptz - n * interval '1 hour' as le
        from generate_series(${start}::int, ${start + 99}::int) n),
      r as (
        insert into ressources (id, type, titre, url, statut, cree_le, publiee_le)
        select id, 'lien', 'Guide ' || n, 'https://www.exemple.fr/page', 'publiee', le, le from lignes)
      insert into publications (id, type, contenu, contenu_texte, statut, auteure_id, cree_le, publiee_le, ressource_id)
      select id, 'publication', '<p>a</p>', 'a', 'publiee', auteure, le, le, id from lignes`.execute(db)
  await fillWords(auteures[0] ?? '')
  const { publications } = await list(db)
  for (const { id, auteure } of publications) {
    const evenement_id = await createEvenement(db, NOW)
    const coup_de_pouce_id = await createDemande(db, NOW, auteure.id)
    await db
      .updateTable('publications')
      .set({ evenement_id, coup_de_pouce_id })
      .where('id', '=', id)
      .execute()
  }
  await vacuum(db)
}, 60_000)
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

const list = (on: Db, filtres: FiltresPublications = {}) =>
  listPublications(
    {
      db: on,
      actor: {
        id: readerId,
        roles: ['ROLE_ADHERENTE_ACTIVE'],
        territoireIds: [],
        sessionId: readerId,
        secondFacteur: false,
        confirmee: false,
      },
      now: () => NOW,
      settings,
    },
    { ...filtres, page: 1 },
  )

test('[R7-11] [M2] a page whose posts all have an event, a request and a resource costs 200 buffers at most', async () => {
  const { publications } = await list(db)
  expect(publications).toHaveLength(20)
  for (const { ressource, evenement, coupDePouce } of publications)
    expect([ressource, evenement, coupDePouce]).not.toContain(null)
  expect(await buffersOf(db, list)).toBeLessThanOrEqual(BUFFERS_MAX)
})

test.each<[string, number, () => FiltresPublications]>([
  ['a type', 10, () => ({ type: 'annonce' })],
  ['a branch', 10, () => ({ territoire })],
  ['an author', 10, () => ({ auteure: readerId as AdherenteId })],
  ['what she has saved', 10, () => ({ favoris: 'oui' })],
  ['the pins', 1, () => ({ epinglees: 'oui' })],
  ['the pins of a type', 0, () => ({ epinglees: 'oui', type: 'annonce' })],
])(
  '[R7-11] [M2] a word of 60,000 posts with %s costs 400 buffers at most, two words 800',
  async (_, nb, filtres) => {
    for (const [index] of MOTS.entries()) {
      const asked = { ...filtres(), termes: MOTS.slice(0, index + 1).join(' ') }
      expect((await list(db, asked)).nbpublications).toBe(nb)
      const buffers = await buffersOf(db, (on) => list(on, asked))
      expect(buffers, asked.termes).toBeLessThanOrEqual(BUFFERS_PAR_MOT_MAX * (index + 1))
    }
  },
)
