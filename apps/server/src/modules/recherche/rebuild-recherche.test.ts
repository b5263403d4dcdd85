import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { createPublication } from '#modules/actus/actus.factory.ts'
import { createTerritoire } from '#modules/adherentes/adherentes.factory.ts'
import { createQuestion } from '#modules/bo-faq/bo-faq.factory.ts'
import { createDemande } from '#modules/coups-de-pouce/coups-de-pouce.factory.ts'
import { createEvenement } from '#modules/evenements/evenements.factory.ts'
import { rebuildRecherche } from './rebuild-recherche.ts'
import { createRessource } from '#modules/ressources/ressources.factory.ts'
import { useRecherche, type Membre } from './test-recherche.ts'

const { kit, clear, memberOf, search } = useRecherche()
let awa: Membre

const lines = async () => {
  const { rows } = await sql`select * from recherche_cles order by categorie, cle, portee, id`.execute(kit.db)
  return rows
}

beforeEach(async () => {
  await clear()
  const portees = { profession: 'antenne' } as const
  awa = await memberOf('Awa', 'Sarr', { profession: 'Luthière', portees, territoire: 'Cornouaille' })
  await createTerritoire(kit.db, 'Léon')
  for (let n = 0; n < 5; n += 1)
    await createDemande(kit.db, kit.clock.now(), awa.id, { titre: `Harmonium ${n}` })
  await createPublication(kit.db, kit.clock.now(), awa.id, { titre: 'Harmonium' })
  await createEvenement(kit.db, kit.clock.now(), { titre: 'Harmonium' })
  await createQuestion(kit.db, kit.clock.now(), { question: 'Un harmonium ?' })
})

test('[C4] a rebuild writes the lines that the triggers wrote', async () => {
  const before = await lines()
  await sql`delete from recherche_cles where cle <> 'sarr'`.execute(kit.db)
  await sql`insert into recherche_cles (categorie, cle, poids, ordre, id, exact, signes, portee)
    values ('evenement', 'harmonium', 0, 0, gen_random_uuid(), 0, '{}', 'r')`.execute(kit.db)
  await rebuildRecherche(kit.db, { most: 2 })
  expect(await lines()).toEqual(before)
})

test('[C4] the product serves meanwhile: what is there is found throughout, and what changes is kept', async () => {
  const rebuilding = rebuildRecherche(kit.db, { most: 1 })
  let done = false
  void rebuilding.then(() => (done = true))
  const counts = new Set<number>()
  await createDemande(kit.db, kit.clock.now(), awa.id, { titre: 'Vielle à roue' })
  do counts.add((await search(awa, 'harmonium')).nbTotalResultats)
  while (!done)
  await rebuilding
  expect([...counts]).toEqual([7])
  expect((await search(awa, 'vielle')).nbTotalResultats).toBe(1)
})

test('[C4] long texts and branches are written in transactions of a few, so that who changes one does not wait for all of them', async () => {
  for (let n = 0; n < 25; n += 1)
    await createRessource(kit.db, kit.clock.now(), null, { titre: `Guide ${n}` })
  await rebuildRecherche(kit.db)
  const { rows } = await sql<{ categorie: string; nb: number }>`
    select categorie, count(distinct xmin::text)::int as nb from recherche_cles group by 1`.execute(kit.db)
  const transactions = new Map(rows.map(({ categorie, nb }) => [categorie, nb]))
  expect(transactions.get('ressource')).toBe(3)
  expect(transactions.get('territoire')).toBe(2)
  expect(transactions.get('coupdepouce')).toBe(1)
})
