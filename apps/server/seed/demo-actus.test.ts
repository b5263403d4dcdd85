import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { STATUTS_PUBLICATION } from '@entrelles/contract/modules/actus/actus.constants.ts'
import { lienApercu } from '@entrelles/contract/modules/actus/actus.schema.ts'
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
  const joints = await db
    .selectFrom('publications as p')
    .innerJoin('ressources as r', 'r.id', 'p.ressource_id')
    .where('r.statut', '=', 'publiee')
    .where('r.public', '=', 'reseau')
    .select('r.type')
    .execute()
  expect(joints.map(({ type }) => type).sort()).toEqual(['article', 'fichier'])

  const [lien, ...autres] = await db
    .selectFrom('publications')
    .where('lien', 'is not', null)
    .select(['contenu', 'lien', 'apercu', 'apercu_le'])
    .execute()
  expect(autres).toEqual([])
  expect(lien?.contenu).toContain(`href="${lien?.lien}"`)
  expect(lien?.apercu_le).not.toBeNull()
  const apercu = lienApercu.parse(lien?.apercu)
  expect(apercu).toMatchObject({ url: lien?.lien, site: 'exemple.fr' })
  expect((await stat(join(uploads, 'miniature', apercu.image?.nom ?? ''))).size).toBeGreaterThan(0)

  const { rows: avis } = await sql`
    select n.type, n.nb_acteures as nb, n.lu_le is null as neuve from notifications n
    join comptes c on c.id = n.destinataire_id
    where c.email = 'adherente@entrelles.test' and n.cible_type = 'publication'
    order by n.cree_le, n.type`.execute(db)
  expect(avis).toEqual([
    { type: 'publication_antenne', nb: 0, neuve: false },
    { type: 'publication_antenne', nb: 0, neuve: true },
    { type: 'commentaire', nb: 2, neuve: true },
    { type: 'reaction', nb: 10, neuve: true },
    { type: 'mention', nb: 1, neuve: true },
  ])
})
