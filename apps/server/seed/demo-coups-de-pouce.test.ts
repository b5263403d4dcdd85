import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDb, type Db } from '#db/client.ts'
import { createTestDatabase } from '#db/test-database.ts'
import { seedDemo } from './demo.ts'

const NOW = new Date('2026-11-15T09:00:00Z')
let db: Db
let uploads: string
let end: () => Promise<void>

beforeAll(async () => {
  const { url, drop } = await createTestDatabase()
  uploads = await mkdtemp(join(tmpdir(), 'demo-'))
  db = createDb({ url, poolSize: 1, name: 'demo' })
  end = async () => {
    await db.destroy()
    await drop()
    await rm(uploads, { recursive: true })
  }
  await seedDemo(db, NOW, uploads)
})
afterAll(() => end())

test('[M1] the demo has thirty help requests, in every state', async () => {
  const { rows } = await sql<{ statut: string; nb: number }>`
    select statut, count(*)::int as nb from coups_de_pouce group by 1 order by 1`.execute(db)
  expect(rows.map(({ statut }) => statut)).toEqual([
    'brouillon',
    'clos',
    'en_cours',
    'expire',
    'masque',
    'publie',
    'resolu',
  ])
  expect(rows.reduce((sum, { nb }) => sum + nb, 0)).toBe(30)
})

test('[M1] the counters of each match its answers, and none is from after now', async () => {
  const { rows } = await sql`
    select d.titre from coups_de_pouce d
    where (d.nb_reponses, d.nb_autres) <> (
        select count(*) filter (where not prive), count(*) filter (where not de_l_auteure)
        from reponses_coup_de_pouce r where r.coup_de_pouce_id = d.id)
      or exists (select from reponses_coup_de_pouce r where r.coup_de_pouce_id = d.id and r.publiee_le > ${NOW})
      or d.publie_le > ${NOW}
      or (d.statut in ('publie', 'en_cours') and d.date_limite < ${'2026-11-15'})`.execute(db)
  expect(rows).toEqual([])
})

test('[M1] the member of the demo has a draft, an open request and one to confirm; the words of the mock-up are there', async () => {
  const { rows } = await sql<{ statut: string; relancee: boolean }>`
    select d.statut, d.relance_le is not null as relancee from coups_de_pouce d join comptes c on c.id = d.auteure_id
    where c.email = 'adherente@entrelles.test' order by 1, 2`.execute(db)
  expect(rows).toEqual([
    { statut: 'brouillon', relancee: false },
    { statut: 'publie', relancee: false },
    { statut: 'publie', relancee: true },
    { statut: 'resolu', relancee: false },
  ])
  const { rows: camion } = await sql`
    select d.nb_reponses from coups_de_pouce d join comptes c on c.id = d.auteure_id
    where d.titre = 'Cherche un camion frigo pour un week-end, autour de Beauvais' and c.prenom = 'Awa'`.execute(
    db,
  )
  expect(camion).toEqual([{ nb_reponses: 3 }])
})

test('[C3-11] one of them has a picture, which is stored', async () => {
  const [piece, ...others] = await db
    .selectFrom('fichiers')
    .where('objet_type', '=', 'coup_de_pouce')
    .select(['nom', 'cle', 'taille'])
    .execute()
  expect([piece?.nom, others]).toEqual(['Bannière de l’accueil.png', []])
  expect((await stat(join(uploads, piece?.cle ?? ''))).size).toBe(piece?.taille)
})
