import { SUGGESTIONS_COMPTE_MAX } from '@entrelles/contract/modules/recherche/recherche.constants.ts'
import { rechercheEndpoints as endpoints } from '@entrelles/contract/modules/recherche/recherche.endpoints.ts'
import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { createPublication } from '#modules/actus/actus.factory.ts'
import { createTerritoire, referentielOf } from '#modules/adherentes/adherentes.factory.ts'
import { createQuestion } from '#modules/bo-faq/bo-faq.factory.ts'
import { createDemande } from '#modules/coups-de-pouce/coups-de-pouce.factory.ts'
import { createEvenement } from '#modules/evenements/evenements.factory.ts'
import { createRessource } from '#modules/ressources/ressources.factory.ts'
import { useRecherche, type Membre } from './test-recherche.ts'

const { kit, clear, memberOf, search } = useRecherche()
const DAY_MS = 86_400_000
const QUIMPER = '29232'
const BREST = '29019'
let awa: Membre
let lea: Membre

const now = () => kit.clock.now()
const at = (days: number) => new Date(now().getTime() + days * DAY_MS)

beforeEach(async () => {
  await clear()
  awa = await memberOf('Awa', 'Sarr', { villeId: QUIMPER, profession: 'Boulangère' })
  lea = await memberOf('Léa', 'Le Goff', { villeId: BREST, profession: 'Experte-comptable' })
})

describe('[R3-15] [R7-10] GET /api/recherche', () => {
  test('the six lists, their counts, their sum, and the FAQ beside them', async () => {
    await createTerritoire(kit.db, 'Atelier du Léon')
    await createDemande(kit.db, now(), awa.id, { titre: 'Un atelier à prêter' })
    await createEvenement(kit.db, now(), { titre: 'Atelier de couture', debut: at(3) })
    await createPublication(kit.db, now(), awa.id, {
      contenu: '<p>Mon atelier ouvre</p>',
      contenu_texte: 'Mon atelier ouvre',
    })
    await createQuestion(kit.db, now(), { question: 'Où se tient l’atelier ?' })
    await memberOf('Zoé', 'Tanguy', { profession: 'Cheffe d’atelier' })
    const found = await search(lea, 'ateliers')
    expect(found).toMatchObject({
      nbadherentes: 1,
      nbcoupsdepouce: 1,
      nbpublications: 1,
      nbterritoires: 1,
      nbressources: 0,
      ressources: [],
      limit: 4,
      suggestion: null,
    })
    expect(found.evenements.map(({ titre }) => titre)).toContain('Atelier de couture')
    const { nbadherentes, nbcoupsdepouce, nbevenements, nbpublications, nbterritoires, nbressources } = found
    expect(found.nbTotalResultats).toBe(
      nbadherentes + nbcoupsdepouce + nbevenements + nbpublications + nbterritoires + nbressources,
    )
    expect(found.faq.map(({ question }) => question)).toEqual(['Où se tient l’atelier ?'])
  })

  test('lists four of each, and counts them all; a category has pages of twenty', async () => {
    for (let n = 0; n < 23; n += 1) await createDemande(kit.db, at(-n), awa.id, { titre: `Harmonium ${n}` })
    const found = await search(lea, 'harmonium')
    expect([found.coupsdepouce.length, found.nbcoupsdepouce]).toEqual([4, 23])
    const pages = await Promise.all(
      [1, 2, 3].map((page) =>
        lea.call(endpoints.listCoupsDePouceTrouves, { query: { termes: 'harmonium', page } }),
      ),
    )
    expect(pages.map(({ body }) => [body.resultats.length, body.nbTotalResultats, body.limit])).toEqual([
      [20, 23, 20],
      [3, 23, 20],
      [0, 23, 20],
    ])
    const ids = pages.flatMap(({ body }) => body.resultats.map(({ id }) => id))
    expect(new Set(ids).size).toBe(23)
    expect(ids.slice(0, 4)).toEqual(found.coupsdepouce.map(({ id }) => id))
  })

  test('[M0] counts stop at 100 on the page of all categories, and at 1,000 on the page of one', async () => {
    await createDemande(kit.db, now(), awa.id, { titre: 'Harmonium' })
    await sql`insert into recherche_cles
      select categorie, cle, poids, ordre - 1, gen_random_uuid(), exact, signes, auteure_id, portee, territoire_ids, type, jusquau,
        departement, latitude, longitude
      from recherche_cles, generate_series(1, 1000) where cle = 'harmonium'`.execute(kit.db)
    const found = await search(lea, 'harmonium')
    expect([found.nbcoupsdepouce, found.nbTotalResultats, found.plus]).toEqual([100, 100, ['coupsdepouce']])
    const { body } = await lea.call(endpoints.listCoupsDePouceTrouves, { query: { termes: 'harmonium' } })
    expect([body.nbTotalResultats, body.plus]).toEqual([1000, true])
    const beyond = await lea.call(endpoints.listCoupsDePouceTrouves, {
      query: { termes: 'harmonium', page: 60 },
    })
    expect([beyond.body.nbTotalResultats, beyond.body.resultats]).toEqual([1000, []])
  })
})

test.each(['eloise', 'Éloïse', 'elois', 'ELOÏSE', 'éloïsé'])(
  '[P-11] « %s » finds the same member first, on each page and while she types',
  async (termes) => {
    const { id } = await memberOf('Éloïse', 'Tanguy')
    await memberOf('Élodie', 'Tanguy', { villeId: BREST })
    await memberOf('Nina', 'Jouan', { profession: 'Éloïste' })
    const input = { query: { termes } }
    const [page, suggestions, rubrique] = await Promise.all([
      search(lea, termes),
      lea.call(endpoints.getSuggestionsRecherche, input),
      lea.call(endpoints.listAdherentesTrouvees, input),
    ])
    expect(
      [page.adherentes, suggestions.body.adherentes, rubrique.body.resultats].map((found) => found[0]?.id),
    ).toEqual([id, id, id])
  },
)

describe('[M16] filters of a category', () => {
  test('branch, days and type', async () => {
    const leon = await createTerritoire(kit.db, 'Léon')
    await createDemande(kit.db, at(-10), awa.id, {
      titre: 'Harmonium ancien',
      type: 'offre',
      territoire_id: leon,
    })
    await createDemande(kit.db, at(-1), awa.id, { titre: 'Harmonium récent' })
    const of = async (query: object) => {
      const { body } = await lea.call(endpoints.listCoupsDePouceTrouves, {
        query: { termes: 'harmonium', ...query },
      })
      return [body.nbTotalResultats, body.resultats.map(({ titre }) => titre)]
    }
    const day = (days: number) => at(days).toISOString().slice(0, 10)
    expect(await of({ territoire: leon as TerritoireId })).toEqual([1, ['Harmonium ancien']])
    expect(await of({ type: 'offre' })).toEqual([1, ['Harmonium ancien']])
    expect(await of({ dateMin: day(-3) })).toEqual([1, ['Harmonium récent']])
    expect(await of({ dateMax: day(-3) })).toEqual([1, ['Harmonium ancien']])
    expect(await of({ dateMin: day(-10), dateMax: day(-1) })).toEqual([
      2,
      ['Harmonium récent', 'Harmonium ancien'],
    ])
  })

  test('[R7-10] events, posts, resources and members by theirs', async () => {
    const leon = (await createTerritoire(kit.db, 'Léon')) as TerritoireId
    const nina = await memberOf('Nina', 'Harmonium', { territoire: 'Léon' })
    await memberOf('Maï', 'Harmonium')
    const [titre, territoire_ids] = ['Harmonium ancien', [leon]]
    await createEvenement(kit.db, now(), { titre, type: 'Webinaire', debut: at(-10), territoireIds: [leon] })
    await createPublication(kit.db, at(-10), awa.id, { titre, type: 'annonce', territoire_ids })
    await createRessource(kit.db, at(-10), null, { titre, type: 'article', territoire_ids })
    await createEvenement(kit.db, now(), { titre: 'Harmonium récent', debut: at(-1) })
    await createPublication(kit.db, at(-1), awa.id, { titre: 'Harmonium récent', type: 'publication' })
    await createRessource(kit.db, at(-1), null, { titre: 'Harmonium récent' })

    const of = async (rubrique: string, filtre: object) => {
      const query = new URLSearchParams({ termes: 'harmonium', ...filtre })
      const { status, body } = await nina.inject({
        method: 'GET',
        url: `/api/recherche/${rubrique}?${query.toString()}`,
      })
      expect(status).toBe(200)
      const { resultats, nbTotalResultats } = body as {
        resultats: { titre?: string; prenom?: string }[]
        nbTotalResultats: number
      }
      expect(nbTotalResultats).toBe(resultats.length)
      return resultats.map(({ titre: nom, prenom }) => nom ?? prenom)
    }
    const day = at(-3).toISOString().slice(0, 10)
    const webinaire = await referentielOf(kit.db, 'type_evenement', 'Webinaire')
    for (const [rubrique, type] of [
      ['evenement', webinaire],
      ['publication', 'annonce'],
      ['ressource', 'article'],
    ] as const) {
      expect(await of(rubrique, {}), rubrique).toHaveLength(2)
      for (const filtre of [{ territoire: leon }, { type }, { dateMax: day }])
        expect(await of(rubrique, filtre), rubrique).toEqual(['Harmonium ancien'])
      expect(await of(rubrique, { dateMin: day }), rubrique).toEqual(['Harmonium récent'])
      expect(await of(rubrique, { type, dateMin: day }), rubrique).toEqual([])
    }
    expect(await of('adherente', {})).toHaveLength(2)
    expect(await of('adherente', { territoire: leon })).toEqual(['Nina'])
  })

  test('an unknown type or parameter is refused', async () => {
    for (const query of ['type=vente', 'dateMin=hier', 'rayon=3']) {
      const { status } = await lea.inject({
        method: 'GET',
        url: `/api/recherche/coupdepouce?termes=a&${query}`,
      })
      expect(status).toBe(422)
    }
  })
})

describe('hostile searches', () => {
  test.each([
    '',
    '%',
    '_',
    "'",
    "''; drop table comptes; --",
    ':*&|!()',
    '\\',
    'de la',
    '🎻',
    '١٢٣',
    'مرحبا',
    '\u202Eabc',
    'a'.repeat(100),
    '- - -',
    'a b c d e f g h i j k l m n',
  ])('« %s » answers', async (termes) => {
    for (const path of [
      '',
      '/suggestions',
      '/adherente',
      '/coupdepouce',
      '/evenement',
      '/publication',
      '/territoire',
      '/ressource',
    ]) {
      const { status } = await lea.inject({ method: 'GET', url: `/api/recherche${path}`, query: { termes } })
      expect(status, path).toBe(200)
    }
  })

  test('too long or with a zero byte: refused', async () => {
    for (const termes of ['a'.repeat(10_000), 'a\0b']) {
      const { status } = await lea.inject({ method: 'GET', url: '/api/recherche', query: { termes } })
      expect(status).toBe(422)
    }
  })
})

describe('GET /api/recherche/suggestions', () => {
  test('a few of each kind while she types', async () => {
    for (let n = 0; n < 5; n += 1) await createDemande(kit.db, at(-n), awa.id, { titre: `Boulange ${n}` })
    await createEvenement(kit.db, now(), { titre: 'Pains et boulangerie', debut: at(3) })
    const { body } = await lea.call(endpoints.getSuggestionsRecherche, { query: { termes: 'boul' } })
    expect([body.coupsdepouce.length, body.nbcoupsdepouce, body.nbevenements]).toEqual([3, 5, 1])
    expect(body.adherentes.map(({ prenom }) => prenom)).toEqual(['Awa'])
    expect(body.nbTotalResultats).toBe(7)
  })

  test('[M16] the total is that of the page that it leads to, posts and branches included', async () => {
    await createPublication(kit.db, now(), awa.id, { contenu_texte: 'Un harmonium' })
    await createTerritoire(kit.db, 'Harmonium en Léon')
    await createDemande(kit.db, now(), awa.id, { titre: 'Harmonium' })
    const query = { termes: 'harmonium' }
    const { body } = await lea.call(endpoints.getSuggestionsRecherche, { query })
    const page = await search(lea, 'harmonium')
    expect([body.nbTotalResultats, body.plus, page.nbTotalResultats]).toEqual([3, undefined, 3])
    await sql`insert into recherche_cles
      select categorie, cle, poids, ordre - 1, gen_random_uuid(), exact, signes, auteure_id, portee, territoire_ids, type, jusquau,
        departement, latitude, longitude
      from recherche_cles, generate_series(1, 60) where cle = 'harmonium' and categorie = 'publication'`.execute(
      kit.db,
    )
    const more = await lea.call(endpoints.getSuggestionsRecherche, { query })
    expect([more.body.nbTotalResultats, more.body.plus]).toEqual([
      SUGGESTIONS_COMPTE_MAX + 2,
      ['publications'],
    ])
  })

  test('[M16] a file says what it is and weighs', async () => {
    const fichier = { id: awa.id, nom: 'tableau.pdf', type: 'pdf', taille: 86_000, mime: 'application/pdf' }
    await createRessource(kit.db, now(), null, {
      titre: 'Harmonium',
      type: 'fichier',
      fichier: JSON.stringify(fichier),
    })
    await createRessource(kit.db, now(), null, { titre: 'Les harmoniums' })
    const { body } = await lea.call(endpoints.getSuggestionsRecherche, { query: { termes: 'harmonium' } })
    expect(body.ressources.map((one) => one.fichier)).toEqual([{ type: 'pdf', taille: 86_000 }, null])
  })
})
