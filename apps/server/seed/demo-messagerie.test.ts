import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { createDb, type Db } from '#db/client.ts'
import { createTestDatabase } from '#db/test-database.ts'
import { seedDemo } from './demo.ts'

const NOW = new Date('2026-11-15T09:00:00Z')

let db: Db

beforeAll(async () => {
  const { url, drop } = await createTestDatabase()
  const uploads = await mkdtemp(join(tmpdir(), 'demo-'))
  db = createDb({ url, poolSize: 1, name: 'demo' })
  await seedDemo(db, NOW, uploads)
  return async () => {
    await db.destroy()
    await drop()
    await rm(uploads, { recursive: true })
  }
})

test('[M3] each account of the demo has a dozen discussions, whose rows agree with their messages', async () => {
  const { rows: nombres } = await sql<{ email: string; nb: number; places: string[] }>`
    select c.email, count(*)::int as nb, array_agg(distinct p.place order by p.place) as places
    from comptes c join participations_discussion p on p.compte_id = c.id
    where c.email in ('adherente@entrelles.test', 'coordinatrice@entrelles.test', 'administratrice@entrelles.test')
    group by c.email order by c.email`.execute(db)
  expect(nombres.map(({ email }) => email)).toHaveLength(3)
  for (const { nb } of nombres) expect(nb).toBeGreaterThanOrEqual(12)
  expect(nombres[0]?.places).toEqual(['archives', 'boite', 'demandes'])
  const { rows: wrong } = await sql`
    select from participations_discussion p join discussions d on d.id = p.discussion_id
    left join messages m on m.discussion_id = d.id and m.numero = d.numero
    where p.dernier_message_id <> d.numero or p.lu_jusqua > d.numero or p.dernier_le <> m.envoye_le
      or (p.type = 'directe' and p.revision <> d.revision) or m.envoye_le > ${NOW}
      or d.nb_participantes <> (select count(*) from participations_discussion q where q.discussion_id = d.id)`.execute(
    db,
  )
  expect(wrong).toEqual([])
})

test('[M3] the demo shows every kind of discussion, and messages with a picture, corrected and deleted', async () => {
  const { rows } = await sql<{ type: string; membres: number; statuts: string[]; noms: string[] }>`
    select d.type, max(d.nb_participantes)::int as membres, array_agg(distinct m.statut order by m.statut) as statuts,
      coalesce(array_agg(distinct f.nom) filter (where f.nom is not null), '{}') as noms
    from discussions d join messages m on m.discussion_id = d.id
    left join fichiers f on f.objet_type = 'message' and f.objet_id = m.id and f.texte_alternatif <> '' and m.nb_fichiers = 1
    where exists (select from participations_discussion p join comptes c on c.id = p.compte_id
      where p.discussion_id = d.id and c.email = 'adherente@entrelles.test')
    group by d.type order by d.type`.execute(db)
  expect(rows).toMatchObject([
    { type: 'directe', statuts: ['envoye'], noms: ['Affiche du marché.png'] },
    // Every registrant takes part, the coordinator who organises among them.
    { type: 'evenement', membres: 17 },
    { type: 'groupe', statuts: ['envoye', 'modifie', 'supprime'] },
    { type: 'territoire', membres: 5 },
  ])
})
