import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { figuresOf, sommaireOf } from '@entrelles/contract/kit/article.ts'
import {
  PUBLICS_RESSOURCE,
  STATUTS_RESSOURCE,
  TYPES_RESSOURCE,
} from '@entrelles/contract/modules/ressources/ressources.constants.ts'
import type { Figure } from '@entrelles/contract/modules/ressources/ressources.schema.ts'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createDb } from '#db/client.ts'
import { createTestDatabase } from '#db/test-database.ts'
import { seedDemo } from './demo.ts'

const NOW = new Date('2026-11-15T09:00:00Z')

test('[M5] the demo has resources of every type, state and audience, whose counters are those of their rows', async () => {
  const { url, drop } = await createTestDatabase()
  const uploads = await mkdtemp(join(tmpdir(), 'demo-'))
  const db = createDb({ url, poolSize: 1, name: 'demo' })
  onTestFinished(async () => {
    await db.destroy()
    await drop()
    await rm(uploads, { recursive: true })
  })
  await seedDemo(db, NOW, uploads)
  const ressources = await db.selectFrom('ressources').selectAll().execute()
  expect(ressources).toHaveLength(24)
  expect(new Set(ressources.map(({ type }) => type))).toEqual(new Set(Object.keys(TYPES_RESSOURCE)))
  expect(new Set(ressources.map(({ statut }) => statut))).toEqual(new Set(Object.keys(STATUTS_RESSOURCE)))
  expect(new Set(ressources.map((one) => one.public))).toEqual(new Set(Object.keys(PUBLICS_RESSOURCE)))
  const { rows: wrong } = await sql`
    select r.titre from ressources r
    where (r.nb_utiles, r.nb_vues) <> (
        select count(utile_le), count(vue_le) from lectrices_ressource l where l.ressource_id = r.id)
      or r.nb_remarques <> (select count(*) from remarques_ressource m where m.ressource_id = r.id)
      or r.publiee_le > ${NOW} or (r.type = 'fichier') <> (r.fichier is not null)`.execute(db)
  expect(wrong).toEqual([])

  const longs = ressources.filter(({ contenu }) => sommaireOf(contenu ?? '').length >= 5)
  expect(longs).toHaveLength(2)
  for (const { contenu, figures } of longs) {
    expect(contenu).toContain('<blockquote>')
    const known = new Map((figures as unknown as Figure[]).map(({ id, nom }) => [id as string, nom]))
    const shown = figuresOf(contenu ?? '')
    expect(shown.length).toBeGreaterThan(0)
    for (const { id } of shown)
      expect((await stat(join(uploads, 'miniature', known.get(id) ?? ''))).size).toBeGreaterThan(0)
  }
  const { rows: queues } = await sql<{ statut: string }>`
    select distinct statut from propositions_ressource order by 1`.execute(db)
  expect(queues.map(({ statut }) => statut)).toEqual(['a_traiter', 'acceptee', 'refusee'])
})
