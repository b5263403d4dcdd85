import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDb, type Db, type Tx } from '#db/client.ts'
import { buffersOf, vacuum } from '#db/test-buffers.ts'
import { createTestDatabase } from '#db/test-database.ts'
import { createProfil } from '#modules/adherentes/adherentes.factory.ts'
import { eraseAbandoned } from './fichiers.repository.ts'

const NOW = new Date('2026-11-25T09:00:00Z')
const LINES = 10_000

let database: Awaited<ReturnType<typeof createTestDatabase>>
let db: Db

/** Half of the files were joined to messages by members who were erased since, half to requests by one who is there. */
beforeAll(async () => {
  database = await createTestDatabase()
  db = createDb({ url: database.ownerUrl, poolSize: 1, name: 'test' })
  const { id } = await createProfil(db, NOW)
  await sql`
    insert into fichiers (id, compte_id, objet_type, objet_id, nom, type, taille, cle, cree_le, attache_le)
    select gen_random_uuid(), case when n % 2 = 0 then ${id}::uuid end,
      (array['coup_de_pouce', 'message'])[1 + n % 2], gen_random_uuid(), 'note.pdf', 'pdf', 1000, 'prives/' || n,
      timestamptz '2026-01-01' + n * interval '1 minute', timestamptz '2026-02-01'
    from generate_series(1, ${LINES}) n`.execute(db)
  await vacuum(db)
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

test('[M14] the sweep reads only what goes, however many files of erased accounts stay', async () => {
  const buffers = await buffersOf(db, (measured) =>
    eraseAbandoned(measured as Tx, { before: NOW, messageBefore: NOW, now: NOW, limit: 200 }),
  )
  expect(buffers).toBeLessThan(10)
})
