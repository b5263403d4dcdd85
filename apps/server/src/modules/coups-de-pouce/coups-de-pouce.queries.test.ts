import type { FiltresCoupsDePouce } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDb, type Db } from '#db/client.ts'
import { buffersOf, vacuum } from '#db/test-buffers.ts'
import { createTestDatabase } from '#db/test-database.ts'
import { fill } from '#db/test-transaction.ts'
import { loadEnv } from '#kit/env.ts'
import { createProfil, createTerritoire, referentielOf } from '#modules/adherentes/adherentes.factory.ts'
import { listCoupsDePouce } from './coups-de-pouce.queries.ts'
import { BEAUVAIS, QUIMPER } from './test-coups-de-pouce.ts'

const NOW = new Date('2026-11-25T09:00:00Z')
const LINES = 1200
const AUTEURES = 20
const BUFFERS_MAX = 200
const settings = loadEnv({ APP_ENV: 'test' })

let database: Awaited<ReturnType<typeof createTestDatabase>>
let db: Db
let readerId: string
let territoire: TerritoireId

/**
 * One request an hour by one of twenty members, whose titles all have the word « pour »; half of them are solved. One in forty is
 * near the reader, and one in fifty of the branch. She has saved one in ten, and written the newest four.
 */
beforeAll(async () => {
  database = await createTestDatabase()
  db = createDb({ url: database.ownerUrl, poolSize: 1, name: 'test' })
  readerId = (await createProfil(db, NOW, { villeId: BEAUVAIS })).id
  territoire = (await createTerritoire(db, 'Cornouaille')) as TerritoireId
  const categorie = await referentielOf(db, 'categorie_coup_de_pouce', 'Local & matériel')
  const auteures: string[] = []
  while (auteures.length < AUTEURES) auteures.push((await createProfil(db, NOW)).id)
  await fill(db, async (tx) => {
    await sql`
      insert into coups_de_pouce (id, type, titre, contenu, categorie_id, territoire_id, ville_id, mode, urgence, statut,
        auteure_id, cree_le, publie_le, date_limite)
      select gen_random_uuid(), 'demande', 'Une sono pour le ' || n, 'Le samedi.', ${categorie}::uuid,
        case when n % 50 = 0 then ${territoire}::uuid end, case when n % 40 < 2 then ${BEAUVAIS} else ${QUIMPER} end,
        'indifferent', 'normale', case when n % 2 = 0 then 'publie' else 'resolu' end,
        case when n < 8 then ${readerId}::uuid else (${auteures}::uuid[])[1 + n % ${AUTEURES}::int] end, le, le, '2027-01-20'
      from (select n, ${NOW}::timestamptz - n * interval '1 hour' as le from generate_series(0, ${LINES - 1}::int) n) x`.execute(
      tx,
    )
    await sql`
      insert into favoris (id, coup_de_pouce_id, compte_id, cree_le)
      select gen_random_uuid(), id, ${readerId}::uuid, publie_le from (
        select id, publie_le, row_number() over (order by publie_le) as n from coups_de_pouce) d
      where n % 10 = 0`.execute(tx)
  })
  await vacuum(db)
}, 60_000)
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

const list = (on: Db, filtres: Partial<FiltresCoupsDePouce>) =>
  listCoupsDePouce(
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
    { statut: 'ouvert', tri: 'recent', ...filtres, page: 1 },
  )

test.each<[string, number, () => Partial<FiltresCoupsDePouce>]>([
  ['open requests', LINES / 2, () => ({})],
  ['the requests that she has saved', LINES / 10, () => ({ favoris: 'oui' })],
  ['her own requests', 4, () => ({ auteure: readerId as AdherenteId })],
  ['a word of every title', LINES / 2, () => ({ termes: 'pour' })],
  ['that word within 10 km', LINES / 40, () => ({ termes: 'pour', distanceKilometre: 10 })],
  [
    'that word among the solved ones of a branch',
    0,
    () => ({ termes: 'pour', territoire, statut: 'resolu' }),
  ],
  [
    'two such words among the solved ones within 10 km',
    LINES / 40,
    () => ({ termes: 'sono pour', distanceKilometre: 10, statut: 'resolu' }),
  ],
])('[R7-11] [M1] a page of %s costs 200 buffers at most', async (_list, nb, filtres) => {
  expect((await list(db, filtres())).nbcoupsdepouce).toBe(nb)
  expect(await buffersOf(db, (on) => list(on, filtres()))).toBeLessThanOrEqual(BUFFERS_MAX)
})
