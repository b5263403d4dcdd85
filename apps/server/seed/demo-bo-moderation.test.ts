import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { STATUTS_SIGNALEMENT } from '@entrelles/contract/modules/moderation/moderation.schema.ts'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createDb } from '#db/client.ts'
import { createTestDatabase } from '#db/test-database.ts'
import { seedDemo } from './demo.ts'

const NOW = new Date('2026-11-15T09:00:00Z')

test('[M11] the demo has reports of its members, requests, posts and comments in every state, whose counters are those of their rows', async () => {
  const { url, drop } = await createTestDatabase()
  const uploads = await mkdtemp(join(tmpdir(), 'demo-'))
  const db = createDb({ url, poolSize: 1, name: 'demo' })
  onTestFinished(async () => {
    await db.destroy()
    await drop()
    await rm(uploads, { recursive: true })
  })
  await seedDemo(db, NOW, uploads)
  const { rows } = await sql<{
    titre: string
    statut: string
    nb: number
    priorite: string
    mesures: string[]
  }>`
    select s.titre, s.statut, s.nb_signalements as nb, s.priorite, array(
      select d.action from decisions_moderation d where d.signalement_id = s.id order by d.action) as mesures
    from signalements s
    where exists (select from coups_de_pouce d where d.id = s.cible_id)
      or exists (select from comptes c where c.id = s.cible_id)
    order by s.titre`.execute(db)
  expect(rows).toEqual([
    {
      titre: 'Cherche une salle pour trente en décembre',
      statut: 'rouvert',
      nb: 1,
      priorite: 'normale',
      mesures: [],
    },
    {
      titre: 'Covoiturage Concarneau – Quimper le mardi',
      statut: 'nouveau',
      nb: 1,
      priorite: 'normale',
      mesures: [],
    },
    {
      titre: 'Gagne de l’argent depuis ton canapé',
      statut: 'traite',
      nb: 1,
      priorite: 'normale',
      mesures: ['avertir', 'masquer'],
    },
    { titre: 'Huguette Célestin', statut: 'nouveau', nb: 2, priorite: 'haute', mesures: [] },
    {
      titre: 'J’offre une heure pour relire ton CV',
      statut: 'sans_suite',
      nb: 1,
      priorite: 'normale',
      mesures: [],
    },
    {
      titre: 'Logiciel de compta pour une asso ?',
      statut: 'en_cours',
      nb: 1,
      priorite: 'normale',
      mesures: [],
    },
  ])
  expect(new Set(rows.map(({ statut }) => statut))).toEqual(new Set(STATUTS_SIGNALEMENT))
  const { rows: wrong } = await sql`
    select s.titre from signalements s
    where s.nb_signalements <> (select count(*) from signalements_auteures a where a.signalement_id = s.id)
      or s.cree_le > ${NOW} or s.attendu_depuis > ${NOW}`.execute(db)
  expect(wrong).toEqual([])

  const { rows: fil } = await sql`
    select s.titre, s.cible_type as type, s.statut, s.motif, array(
      select d.action from decisions_moderation d where d.signalement_id = s.id) as mesures
    from signalements s
    where exists (select from publications p where p.id = s.cible_id)
      or exists (select from commentaires c where c.id = s.cible_id)
    order by s.cree_le`.execute(db)
  expect(fil).toMatchObject([
    { statut: 'traite', type: 'publication', motif: 'donnees_personnelles', mesures: ['masquer'] },
    { statut: 'traite', type: 'publication', motif: 'publicite', mesures: ['masquer'] },
    { statut: 'nouveau', type: 'publication', motif: 'publicite', mesures: [] },
    { statut: 'nouveau', type: 'commentaire', motif: 'contenu_inapproprie', mesures: [] },
  ])
  const { rows: sansDecision } = await sql`
    select titre from publications p where statut = 'masquee' and not exists (
      select from signalements s join decisions_moderation d on d.signalement_id = s.id
      where s.cible_id = p.id and d.action = 'masquer' and d.effet_le >= p.publiee_le)`.execute(db)
  expect(sansDecision).toEqual([])
})
