import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDb, type Db } from '#db/client.ts'
import { buffersOf, vacuum } from '#db/test-buffers.ts'
import { createTestDatabase } from '#db/test-database.ts'
import { fill } from '#db/test-transaction.ts'
import { createPublication } from '#modules/actus/actus.factory.ts'
import { createProfil, createTerritoire } from '#modules/adherentes/adherentes.factory.ts'
import { createDemande } from '#modules/coups-de-pouce/coups-de-pouce.factory.ts'
import { createEvenement } from '#modules/evenements/evenements.factory.ts'
import { createRessource } from '#modules/ressources/ressources.factory.ts'
import { getRecherche, getSuggestions } from './get-recherche.ts'
import { listTrouves } from './list-trouves.ts'
import type { Reading } from './lecture.ts'

const NOW = new Date('2026-11-14T09:00:00Z')
const DAY_MS = 86_400_000
/** Lines of each word: more than a search reads. */
const LIGNES = 5000
const TEXTE = 'Un atelier commun et partagé'
/** There are fewer resources, but their lines are the longest. */
const ARTICLES = 300
/** What search reads of an article: 6,000 characters, hundreds of words. */
const ARTICLE = Array.from({ length: 700 }, (_, n) => `terme${n}`).join(' ')

let database: Awaited<ReturnType<typeof createTestDatabase>>
let db: Db
let readerId: string

/** Objects that the pages show, then thousands of older lines with the same words, and as many of a word that stands alone. */
beforeAll(async () => {
  database = await createTestDatabase()
  db = createDb({ url: database.ownerUrl, poolSize: 1, name: 'test' })
  for (let n = 0; n < 20; n += 1) {
    const { id } = await createProfil(db, NOW, {
      compte: { prenom: 'Awa', nom: `Sarr${n}` },
      villeId: '29232',
      profession: TEXTE,
    })
    readerId = id
    await createDemande(db, NOW, id, { titre: TEXTE, ville_id: '29232' })
    await createPublication(db, NOW, id, { titre: TEXTE })
    await createEvenement(db, NOW, { titre: TEXTE, debut: new Date(NOW.getTime() + n * DAY_MS) })
    await createRessource(db, NOW, id, { titre: TEXTE, type: 'article', contenu: `<p>${ARTICLE}</p>` })
  }
  await fill(db, async (tx) => {
    await sql`
      with modeles as (
        select distinct on (categorie, cle) * from recherche_cles
        where cle in (select recherche_racine(m) from unnest(recherche_mots(${TEXTE})) m) and categorie <> 'faq')
      insert into recherche_cles
      select categorie, cle, poids, ordre + n, md5(categorie || n)::uuid, exact, signes, auteure_id, portee, territoire_ids, type, jusquau,
        departement, latitude, longitude
      from modeles, generate_series(1, case categorie when 'ressource' then ${ARTICLES}::int else ${LIGNES}::int end) n
      union all
      select categorie, 'solitair', poids, ordre + n, md5(categorie || 's' || n)::uuid, 0, array[recherche_signe('solitair')], null, portee,
        territoire_ids, type, jusquau, departement, latitude, longitude
      from modeles, generate_series(1, case categorie when 'ressource' then ${ARTICLES}::int else ${LIGNES}::int end) n where cle = 'ateli'`.execute(
      tx,
    )
  })
  const branche = await createTerritoire(db, 'Tournesol')
  const signes = Array.from({ length: 400 }, (_, n) => n)
  await sql`insert into recherche_cles (categorie, cle, poids, ordre, id, exact, signes, portee)
    select 'territoire', 'commune' || n, 2, 0, ${branche}::uuid, 0, ${signes}::integer[], 'r' from generate_series(1, 2000) n`.execute(
    db,
  )
  await sql`insert into recherche_lexique (mot, categorie, racine, son, nb)
    select distinct 'solitaire', categorie, 'solitair', recherche_son('solitaire'), 1 from recherche_lexique where mot = 'atelier'`.execute(
    db,
  )
  await sql`select recherche_recompte()`.execute(db)
  await vacuum(db)
}, 120_000)

afterAll(async () => {
  await db.destroy()
  await database.drop()
})

const reading = (measured: Db): Reading => ({
  db: measured,
  actor: {
    id: readerId,
    roles: ['ROLE_ADHERENTE_ACTIVE'],
    territoireIds: [],
    sessionId: readerId,
    secondFacteur: false,
    confirmee: false,
  } as unknown as Reading['actor'],
  now: () => NOW,
  settings: { GRACE_JOURS: 0 } as unknown as Reading['settings'],
})

/** The first calls of a connection also read the catalogue, to plan the statements of the functions. */
const warmed = async (call: (db: Db) => Promise<unknown>): Promise<number> => {
  for (let n = 0; n < 8; n += 1) await call(db)
  return buffersOf(db, call)
}

describe('[C4] what a search reads, in a network where thousands of objects have its words', () => {
  test.each([
    ['one word', 'atelier', 400],
    ['a rare word', 'sarr7', 400],
    ['the beginning of a word', 'ate', 400],
    ['a mistyped word', 'attelyer', 400],
    ['a word mistyped in its first letter', 'itelier', 400],
    ['a word that nothing has', 'zzyzx', 400],
    ['a word for which another one is suggested', 'atermoyer', 400],
    ['two frequent words', 'atelier commun', 1200],
    ['three frequent words', 'atelier commun partage', 1200],
    ['frequent words that are never together', 'solitaire atelier', 1200],
  ])('%s: « %s », at most %i pages', async (_what, termes, most) => {
    expect(await warmed((measured) => getRecherche(reading(measured), termes))).toBeLessThanOrEqual(most)
  })

  test('a mistyped word of a branch, which has a line for each of thousands of words', async () => {
    const found = await getRecherche(reading(db), 'tournezol')
    expect([found.nbterritoires, found.motsCorriges]).toEqual([1, ['tournesol']])
    expect(await warmed((measured) => getRecherche(reading(measured), 'tournezol'))).toBeLessThanOrEqual(200)
  })

  test('the counts are those of the cap', async () => {
    const found = await getRecherche(reading(db), 'atelier commun')
    expect(found).toMatchObject({
      nbadherentes: 100,
      nbcoupsdepouce: 100,
      nbevenements: 100,
      nbpublications: 100,
      nbressources: 100,
    })
    expect(found.plus).toEqual(['adherentes', 'coupsdepouce', 'evenements', 'publications', 'ressources'])
    expect(found.adherentes.length).toBe(4)
  })

  test('suggestions read less than a search', async () => {
    expect(await warmed((measured) => getSuggestions(reading(measured), 'ate'))).toBeLessThanOrEqual(400)
  })

  test('a page of one category, filtered', async () => {
    const filtered = { termes: 'atelier', page: 2, dateMin: '2026-01-01', dateMax: '2026-12-31' }
    expect(
      await warmed((measured) => listTrouves(reading(measured), 'coupdepouce', filtered)),
    ).toBeLessThanOrEqual(1200)
  })
})
