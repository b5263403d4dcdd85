import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDb, type Db } from '#db/client.ts'
import { buffersOf, vacuum } from '#db/test-buffers.ts'
import { createTestDatabase } from '#db/test-database.ts'
import { loadEnv } from '#kit/env.ts'
import { createProfil } from '#modules/adherentes/adherentes.factory.ts'
import { createDemande } from '#modules/coups-de-pouce/coups-de-pouce.factory.ts'
import { createEvenement } from '#modules/evenements/evenements.factory.ts'
import { createPersona } from '#modules/session/session.factory.ts'
import { listPublications } from './actus.queries.ts'

const NOW = new Date('2026-11-25T09:00:00Z')
const LINES = 1000
const AUTEURES = 20
const BUFFERS_MAX = 200
const settings = loadEnv({ APP_ENV: 'test' })

let database: Awaited<ReturnType<typeof createTestDatabase>>
let db: Db
let readerId: string

/** One post an hour by one of twenty members, each about a resource of its own; the first page also about events and requests. */
beforeAll(async () => {
  database = await createTestDatabase()
  db = createDb({ url: database.ownerUrl, poolSize: 1, name: 'test' })
  readerId = (await createPersona(db, NOW, 'adherente')).id
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
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

const list = (on: Db) =>
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
    { page: 1 },
  )

test('[R7-11] [M2] a page whose posts all have an event, a request and a resource costs 200 buffers at most', async () => {
  const { publications } = await list(db)
  expect(publications).toHaveLength(20)
  for (const { ressource, evenement, coupDePouce } of publications)
    expect([ressource, evenement, coupDePouce]).not.toContain(null)
  expect(await buffersOf(db, list)).toBeLessThanOrEqual(BUFFERS_MAX)
})
