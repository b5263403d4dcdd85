import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { STATUTS_PUBLICATION } from '@entrelles/contract/modules/actus/actus.constants.ts'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createDb } from '#db/client.ts'
import { createTestDatabase } from '#db/test-database.ts'
import { seedDemo } from './demo.ts'

const NOW = new Date('2026-11-15T09:00:00Z')

test('[M2] the demo has forty posts in every state, whose counters are those of their rows', async () => {
  const { url, drop } = await createTestDatabase()
  const uploads = await mkdtemp(join(tmpdir(), 'demo-'))
  const db = createDb({ url, poolSize: 1, name: 'demo' })
  onTestFinished(async () => {
    await db.destroy()
    await drop()
    await rm(uploads, { recursive: true })
  })
  await seedDemo(db, NOW, uploads)
  const publications = await db.selectFrom('publications').select(['statut', 'images']).execute()
  expect(publications).toHaveLength(40)
  expect(new Set(publications.map(({ statut }) => statut))).toEqual(new Set(Object.keys(STATUTS_PUBLICATION)))
  const { rows: wrong } = await sql`
    select p.titre from publications p cross join lateral (
      select count(*) filter (where reaction = 'jaime') as jaime, count(*) filter (where reaction = 'merci') as merci,
        count(vue_le) as vues, count(clic_le) as clics
      from lectrices_publication l where l.publication_id = p.id) l
    where (p.nb_jaime, p.nb_merci, p.nb_vues, p.nb_clics) <> (l.jaime, l.merci, l.vues, l.clics)
      or p.nb_commentaires <> (select count(*) from commentaires c where c.publication_id = p.id)
      or exists (select from commentaires c where c.publication_id = p.id and c.publie_le > ${NOW})
      or p.publiee_le > ${NOW} or p.programmee_le <= ${NOW}`.execute(db)
  expect(wrong).toEqual([])
  const { rows: told } = await sql<{ nb: number }>`
    select count(*)::int as nb from lectrices_publication where reaction is not null`.execute(db)
  expect(told[0]?.nb).toBeGreaterThan(200)

  const noms = publications.flatMap(({ images }) =>
    (images as unknown as { nom: string }[]).map(({ nom }) => nom),
  )
  expect(noms.length).toBeGreaterThan(10)
  for (const nom of noms) expect((await stat(join(uploads, 'miniature', nom))).size).toBeGreaterThan(0)
  const claires = await db
    .selectFrom('publications')
    .where('contenu', 'like', '%Les claires sont pleines%data-mention%Maëlle Le Goff%')
    .select(['nb_commentaires as commentaires'])
    .execute()
  expect(claires).toEqual([{ commentaires: 4 }])
})
