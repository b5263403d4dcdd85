import type { ErrorBody } from '@entrelles/contract/kit/errors.ts'
import { adherentesEndpoints as endpoints } from '@entrelles/contract/modules/adherentes/adherentes.endpoints.ts'
import type { EndpointCall } from '@entrelles/contract/kit/endpoint.ts'
import { compteEndpoints } from '@entrelles/contract/modules/compte/compte.endpoints.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { createProfil, createTerritoire, referentielOf, type ProfilFields } from './adherentes.factory.ts'
import { sweepAnnuaireJob } from './adherentes.jobs.ts'

const kit = useTestApp()
let lectrice: Client
let voisine: Client
let cornouaille: string
let compta: string
let secteur: string
let situation: string

const create = (prenom: string, nom: string, fields: ProfilFields = {}) =>
  createProfil(kit.db, kit.clock.now(), { ...fields, compte: { prenom, nom, ...fields.compte } })

type Query = EndpointCall<typeof endpoints.listAdherentes>['query']
const found = async (client: Client, query: Query) =>
  (await client.call(endpoints.listAdherentes, { query })).body
const names = async (client: Client, query: Query) =>
  (await found(client, query)).adherentes.map(({ prenom }) => prenom)

const sweep = async () => {
  await kit.services.queue.enqueueIn(kit.db)(sweepAnnuaireJob, {})
  await kit.runJobs()
}

const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(kit.clock.now().getTime() - days * DAY_MS)

beforeAll(async () => {
  cornouaille = await createTerritoire(kit.db, 'Cornouaille')
  compta = await referentielOf(kit.db, 'competence', 'Comptabilité')
  secteur = await referentielOf(kit.db, 'activite', 'Artisanat et métiers d’art')
  situation = await referentielOf(kit.db, 'situation', 'Salariée')
  const compte = { date_inscription: daysAgo(200) }
  const antenne = { territoire: 'Cornouaille', compte }
  const hidden = { profession: 'antenne', nomEntreprise: 'personne', competences: 'antenne' } as const
  await create('Éloïse', 'Abgrall', { ...antenne, villeId: '29232', profession: 'Céramiste' })
  await create('Anne-Gaëlle', 'Le Bihan', { ...antenne, villeId: '29019', competences: [compta] })
  await create('Yasmine', 'L’Hostis', {
    ...antenne,
    villeId: '29232',
    profession: 'Brodeuse',
    nomEntreprise: 'Fil d’Ariane',
    competences: [compta],
    portees: hidden,
  })
  await create('Fatou', 'Ndiaye', { compte, villeId: '97411', secteur, situations: [situation] })
  await create('Mai', 'Nguyen', { compte: { date_inscription: daysAgo(3) }, coordonne: 'Béarn' })
  await create('Nora', 'Zidane', { compte: { date_inscription: daysAgo(1) }, villeId: '74109' })
  lectrice = await kit.signIn((await create('Zoé', 'Zola', { compte, villeId: '29232' })).id)
  voisine = await kit.signIn((await create('Zélie', 'Zylber', antenne)).id)
})

describe('GET /api/adherentes', () => {
  test('[R3-2] [R3-3] lists every member as a card, sorted by name', async () => {
    const body = await found(lectrice, {})
    expect(body.adherentes.map(({ nom }) => nom)).toEqual([
      'Abgrall',
      'L’Hostis',
      'Le Bihan',
      'Ndiaye',
      'Nguyen',
      'Zidane',
      'Zola',
      'Zylber',
    ])
    expect(body).toMatchObject({ nbadherentes: 8, limit: 20 })
    expect(Object.keys(body.adherentes[0] ?? {}).sort()).toEqual([
      'id',
      'nom',
      'nomEntreprise',
      'photo',
      'prenom',
      'profession',
      'territoireCoordonne',
      'ville',
    ])
    expect(body.adherentes[0]?.ville).toEqual({ nom: 'Quimper', departement: '29' })
    expect(body.adherentes[4]?.territoireCoordonne).toMatchObject({ nom: 'Béarn' })
  })

  test.each([
    ['eloise', 'Éloïse', undefined],
    ['Éloïse', 'Éloïse', undefined],
    ['ELOÏSE ABGRALL', 'Éloïse', undefined],
    ['elois', 'Éloïse', undefined],
    ['eloize', 'Éloïse', ['eloise']],
    ['eloïze abgral', 'Éloïse', ['eloise']],
    ['anne gaelle', 'Anne-Gaëlle', undefined],
    ['lhostis', 'Yasmine', ['hostis']],
    ["l'hostis", 'Yasmine', undefined],
    ['céramist', 'Éloïse', undefined],
    ['brest', 'Anne-Gaëlle', undefined],
    ['nguien', 'Mai', ['nguyen']],
  ])('[P-11] [R7-7] [R7-10] « %s » finds %s first', async (termes, prenom, motsCorriges) => {
    const body = await found(lectrice, { termes })
    expect(body.adherentes[0]?.prenom).toBe(prenom)
    expect(body.motsCorriges).toEqual(motsCorriges)
  })

  test('[P-11] a match on a first name comes before a match on a commune', async () => {
    // Nora lives in Éloise, a commune of Haute-Savoie.
    expect(await names(lectrice, { termes: 'eloise' })).toEqual(['Éloïse', 'Nora'])
  })

  test.each(['xqzwkj', 'eloise xqzwkj', '!!!', "' or 1=1 --", '%', 'eloise nguyen'])(
    '« %s » finds no member',
    async (termes) => {
      expect(await found(lectrice, { termes })).toMatchObject({ adherentes: [], nbadherentes: 0 })
    },
  )

  test('filters work alone and together', async () => {
    const territoire = cornouaille as never
    expect(await names(lectrice, { territoire })).toEqual(['Éloïse', 'Yasmine', 'Anne-Gaëlle', 'Zélie'])
    expect(await names(lectrice, { departement: '974' })).toEqual(['Fatou'])
    expect(await names(lectrice, { secteur })).toEqual(['Fatou'])
    expect(await names(lectrice, { situation })).toEqual(['Fatou'])
    expect(await names(lectrice, { coordinatrices: 'oui' })).toEqual(['Mai'])
    expect(await names(lectrice, { nouvelles: 'oui' })).toEqual(['Nora', 'Mai'])
    expect(await names(lectrice, { nouvelles: 'oui', coordinatrices: 'oui' })).toEqual(['Mai'])
    expect(await names(lectrice, { territoire, competence: compta })).toEqual(['Anne-Gaëlle'])
    expect(await names(lectrice, { territoire, termes: 'ceramiste' })).toEqual(['Éloïse'])
    expect(await names(lectrice, { territoire, departement: '974' })).toEqual([])
    expect(await names(lectrice, { departement: '29', distanceKm: 10 })).toEqual(['Éloïse', 'Yasmine'])
  })

  test('distance is measured from the reader’s commune; members without a commune are left out', async () => {
    expect(await names(lectrice, { distanceKm: 10 })).toEqual(['Éloïse', 'Yasmine'])
    // Brest is 55 km away from Quimper.
    expect(await names(lectrice, { distanceKm: 50 })).toEqual(['Éloïse', 'Yasmine'])
    expect(await names(lectrice, { distanceKm: 60 })).toEqual(['Éloïse', 'Yasmine', 'Anne-Gaëlle'])
  })

  test('around her, the nearest come first with their distance, and she is not in the list', async () => {
    const brestoise = await kit.signIn((await create('Ada', 'Zwingelstein', { villeId: '29019' })).id)
    const near = await found(brestoise, { distanceKm: 60 })
    // Anne-Gaëlle lives in Brest too; Éloïse, Yasmine and Zoé in Quimper.
    expect(near.adherentes.map(({ prenom, distanceKilometre: km }) => [prenom, km])).toEqual([
      ['Anne-Gaëlle', 0],
      ['Éloïse', 55],
      ['Yasmine', 55],
      ['Zoé', 55],
    ])
    expect(near.nbadherentes).toBe(4)
    expect(await names(brestoise, { distanceKm: 60, departement: '29' })).toEqual([
      'Anne-Gaëlle',
      'Éloïse',
      'Yasmine',
      'Zoé',
    ])
    expect(await names(brestoise, { distanceKm: 60, termes: 'zola' })).toEqual(['Zoé'])
    expect(await names(brestoise, { distanceKm: 60, termes: 'zwingelstein' })).toEqual([])
    expect((await found(brestoise, { termes: 'anne' })).adherentes[0]).not.toHaveProperty('distanceKilometre')
    await kit.db
      .deleteFrom('comptes')
      .where('id', '=', brestoise.id ?? '')
      .execute()
  })

  test('the pages around her follow one another, commune after commune', async () => {
    const villes = ['29232', '29019', '29232', '29039', '29232']
    const added = await Promise.all(
      Array.from({ length: 45 }, (_, n) =>
        create('Lou', `Quemener ${n}`, { villeId: villes[n % 5] ?? null }).then(({ id }) => id),
      ),
    )
    const pages = await Promise.all([1, 2, 3, 4].map((page) => found(lectrice, { distanceKm: 60, page })))
    const all = pages.flatMap(({ adherentes }) => adherentes)
    expect(pages.map(({ nbadherentes }) => nbadherentes)).toEqual([48, 48, 48, 48])
    expect(pages.map(({ adherentes }) => adherentes.length)).toEqual([20, 20, 8, 0])
    expect(new Set(all.map(({ id }) => id)).size).toBe(48)
    const distances = all.map(({ distanceKilometre = -1 }) => distanceKilometre)
    expect(distances).toEqual(distances.toSorted((one, other) => one - other))
    // 27 newcomers, Éloïse and Yasmine live in Quimper: by name within a commune, as elsewhere.
    expect(distances.filter((km) => km === 0)).toHaveLength(29)
    expect(all[0]?.prenom).toBe('Éloïse')
    await kit.db.deleteFrom('comptes').where('id', 'in', added).execute()
    expect(await names(lectrice, { distanceKm: 60 })).toEqual(['Éloïse', 'Yasmine', 'Anne-Gaëlle'])
  })

  test('a distance filter is refused, in French, to a reader without a commune', async () => {
    const refused = await voisine.call<typeof endpoints.listAdherentes, ErrorBody>(endpoints.listAdherentes, {
      query: { distanceKm: 10 },
    })
    expect(refused.status).toBe(422)
    expect(refused.body.violations).toEqual([
      { champ: 'distanceKm', message: 'Indique d’abord ta commune dans Mon compte.' },
    ])
  })

  test('fields limited to a branch are found, counted and shown only for readers of that branch', async () => {
    const seenBy = async (client: Client) => {
      const { adherentes } = await found(client, { termes: 'yasmine' })
      return adherentes.map(({ profession, nomEntreprise }) => ({ profession, nomEntreprise }))
    }
    expect(await names(lectrice, { competence: compta })).toEqual(['Anne-Gaëlle'])
    expect((await found(lectrice, { competence: compta })).nbadherentes).toBe(1)
    expect(await names(voisine, { competence: compta })).toEqual(['Yasmine', 'Anne-Gaëlle'])
    expect(await names(lectrice, { termes: 'brodeuse' })).toEqual([])
    expect(await names(voisine, { termes: 'brodeuse' })).toEqual(['Yasmine'])
    expect(await names(voisine, { termes: 'ariane' })).toEqual([])
    expect(await seenBy(lectrice)).toEqual([{ profession: null, nomEntreprise: null }])
    expect(await seenBy(voisine)).toEqual([{ profession: 'Brodeuse', nomEntreprise: null }])
  })

  test('a coordinator finds members by the fields limited to the branch that she coordinates', async () => {
    const coordinatrice = await create('Soizic', 'Zz', { coordonne: 'Cornouaille' })
    expect(await names(await kit.signIn(coordinatrice.id), { termes: 'brodeuse' })).toEqual(['Yasmine'])
    await kit.db.deleteFrom('comptes').where('id', '=', coordinatrice.id).execute()
  })

  test('[R6-4] expired members are not listed, even before the sweep removes them', async () => {
    kit.clock.advance(220 * DAY_MS)
    const later = await kit.as('adherente')
    expect(await names(later, {})).toEqual(['Maëlle'])
    await sweep()
    expect(await found(later, {})).toMatchObject({ nbadherentes: 1 })
    kit.clock.advance(-220 * DAY_MS)
    await sweep()
    expect(await found(lectrice, {})).toMatchObject({ nbadherentes: 9 })
  })

  test.each([
    { page: 0 },
    { departement: '999' },
    { departement: "29' or '1'='1" },
    { distanceKm: 101 },
    { secteur: 'artisanat' },
    { inconnu: 'oui' },
  ])('%j is refused', async (query) => {
    const { status } = await lectrice.call(endpoints.listAdherentes, { query: query as never })
    expect(status).toBe(422)
  })
})

describe('the pages', () => {
  const readAll = async (page = 1): Promise<string[]> => {
    const { adherentes } = await found(lectrice, { page })
    const ids = adherentes.map(({ id }) => id ?? '')
    return ids.length === 0 ? [] : [...ids, ...(await readAll(page + 1))]
  }
  const expected = async () => {
    const rows = await kit.db
      .selectFrom('annuaire')
      .orderBy('tri')
      .orderBy('compte_id')
      .select('compte_id')
      .execute()
    return rows.map((row) => row.compte_id)
  }

  test('[R3-3] list every member once and in order, whatever the anchors and later changes', async () => {
    const added = await Promise.all(
      Array.from({ length: 70 }, async (_, n) => (await create('Lou', `${'BKTZ'.charAt(n % 4)}ano ${n}`)).id),
    )
    expect(await readAll()).toEqual(await expected())
    // An anchor every seven members; then members leave and join around the anchors.
    await sql`select annuaire_rebatit_blocs(7)`.execute(kit.db)
    expect(await readAll()).toEqual(await expected())
    await kit.db.deleteFrom('comptes').where('id', 'in', added.slice(0, 30)).execute()
    await Promise.all(Array.from({ length: 15 }, (_, n) => create('Lou', `${'AMQ'.charAt(n % 3)}bri ${n}`)))
    const all = await expected()
    expect(await readAll()).toEqual(all)
    expect((await found(lectrice, { page: 1000 })).adherentes).toEqual([])
    expect((await found(lectrice, {})).nbadherentes).toBe(all.length)
    // A search reads the pages by key.
    const pages = await Promise.all([1, 2, 3].map((page) => found(lectrice, { termes: 'lou', page })))
    expect(pages.map(({ adherentes }) => adherentes.length)).toEqual([20, 20, 15])
    expect(new Set(pages.flatMap(({ adherentes }) => adherentes.map(({ id }) => id))).size).toBe(55)
    expect(pages.map(({ nbadherentes }) => nbadherentes)).toEqual([55, 55, 55])
    expect((await found(lectrice, { termes: 'lou', page: 51 })).adherentes).toEqual([])
  })
})

test('a department has an exact count and all its pages beyond the cap; a sector does not', async () => {
  const departement = { departement: '48' }
  // In batches of 101, because the triggers of the directory are slow.
  for (let first = 0; first < 1010; first += 101) {
    await sql`
      with comptes_crees as (
        insert into comptes
          (id, email, mot_de_passe, prenom, nom, etape_inscription, paye_jusquau, date_inscription, ville_id)
        select gen_random_uuid(), 'lozere-' || n || '@entrelles.test', '$argon2id$', 'Lise',
          'Lozère ' || to_char(n, 'FM0000'), 'termine', ${'2027-06-01'}::date, ${daysAgo(200)}, '48095'
        from generate_series(${first}::int + 1, ${first}::int + 101) n
        returning id)
      insert into inscriptions (compte_id, secteur_id) select id, ${secteur} from comptes_crees`.execute(
      kit.db,
    )
  }
  const last = await found(lectrice, { ...departement, page: 51 })
  expect(last).toMatchObject({ nbadherentes: 1010, limit: 20 })
  expect(last).not.toHaveProperty('plus')
  expect(last.adherentes.map(({ nom }) => nom).slice(-1)).toEqual(['Lozère 1010'])
  expect(await found(lectrice, { secteur, page: 51 })).toMatchObject({
    adherentes: [],
    nbadherentes: 1000,
    plus: true,
  })
})

test('[R7-3] changing the commune in the account changes the branch', async () => {
  const trieves = await createTerritoire(kit.db, 'Trièves')
  await kit.db
    .insertInto('territoires_departements')
    .values({ territoire_id: trieves, departement: '38' })
    .execute()
  const { id } = await create('Édith', 'Ziegler', { villeId: '97411' })
  const edith = await kit.signIn(id)
  const territoire = trieves as never
  expect(await names(edith, { territoire })).toEqual([])
  const body = { id, prenom: 'Édith', nom: 'Ziegler', villeId: '38226' } as never
  const { status } = await edith.call(compteEndpoints.updateParametres, { params: { id: id as never }, body })
  expect(status).toBeLessThan(300)
  expect(await names(edith, { territoire })).toEqual(['Édith'])
  expect(await names(edith, { termes: 'edith' })).toEqual(['Édith'])
})
