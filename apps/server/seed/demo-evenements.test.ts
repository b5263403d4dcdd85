import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDb, type Db } from '#db/client.ts'
import { createTestDatabase } from '#db/test-database.ts'
import { seedDemo } from './demo.ts'

const NOW = new Date('2026-11-15T09:00:00Z')
let db: Db
let end: () => Promise<void>

beforeAll(async () => {
  const { url, drop } = await createTestDatabase()
  const uploads = await mkdtemp(join(tmpdir(), 'demo-'))
  db = createDb({ url, poolSize: 1, name: 'demo' })
  end = async () => {
    await db.destroy()
    await drop()
    await rm(uploads, { recursive: true })
  }
  await seedDemo(db, NOW, uploads)
})
afterAll(() => end())

test('[I10] the counters of each demo event match its participation rows', async () => {
  const { rows } = await sql`
    select e.titre from evenements e
    where (e.prises, e.proposees, e.en_attente) <> (
      select count(*) filter (where p.statut = 'inscrite' and p.origine <> 'sans_inscription'),
        count(*) filter (where p.statut = 'proposee'), count(*) filter (where p.statut = 'en_attente')
      from participations p where p.evenement_id = e.id)`.execute(db)
  expect(rows).toEqual([])
})

test('the demo has events of every kind', async () => {
  const { rows } = await sql<Record<string, number>>`
    select count(*)::int as tous,
      count(*) filter (where brouillon)::int as brouillons,
      count(*) filter (where annule_le is not null)::int as annules,
      count(*) filter (where not brouillon and fin < ${NOW})::int as passes,
      count(*) filter (where en_attente > 0 and prises + proposees = nombre_places)::int as complets,
      count(*) filter (where proposees > 0)::int as offres,
      count(*) filter (where en_ligne)::int as en_ligne,
      count(*) filter (where fuseau <> 'Europe/Paris')::int as outre_mer,
      count(*) filter (where vitrine and not brouillon)::int as vitrine,
      count(*) filter (where inscription_type <> 'Interne')::int as ailleurs
    from evenements`.execute(db)
  expect(rows[0]).toMatchObject({ tous: 25, brouillons: 3, annules: 2, passes: 6, complets: 3, offres: 1 })
  for (const nombre of Object.values(rows[0] ?? {})) expect(nombre).toBeGreaterThan(0)
})

test('each demo image has as many shares as events that show it', async () => {
  const { rows } = await sql<{ usages: number; partages: number }>`
    select m.partages, (select count(*)::int from evenements e where m.nom in (e.visuel, e.apercu)) as usages
    from medias m where m.usage in ('evenement', 'vignette')`.execute(db)
  expect(rows.length).toBeGreaterThan(0)
  for (const { usages, partages } of rows) expect(partages).toBe(usages - 1)
})

test('a demo member is registered, on a waiting list and offered a seat', async () => {
  const { rows } = await sql<{ statut: string }>`
    select distinct p.statut from participations p join comptes c on c.id = p.compte_id
    where c.email = 'adherente@entrelles.test' order by 1`.execute(db)
  expect(rows.map(({ statut }) => statut)).toEqual(['en_attente', 'inscrite', 'proposee'])
})
