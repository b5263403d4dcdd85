import pg from 'pg'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { referentielOf } from '#modules/adherentes/adherentes.factory.ts'
import { createBlocage } from '#modules/blocages/blocages.factory.ts'
import { addLectureRessource } from './ressources.factory.ts'
import { useRessources, UNKNOWN, type Monde } from './test-ressources.ts'

const { kit, start, create, list, titresOf, expectKeysKept } = useRessources()
let monde: Monde
let finances: string
beforeEach(async () => {
  monde = await start()
  finances = await referentielOf(kit.db, 'theme', 'Finances')
})

describe('[R2.1-13] [M5] [R7-11] GET /api/ressources', () => {
  test('[R3-18] lists what is published or to verify, the newest first, with the fields of a card', async () => {
    await create('Ancienne', { statut: 'a_verifier', type: 'article' }, 5)
    const id = await create('Nouvelle', {
      resume: 'Un filtre par département.',
      thematique_id: finances,
      image: JSON.stringify({ id: UNKNOWN, nom: 'a.jpg', proportions: 2, texteAlternatif: 'Une carte' }),
    })
    for (const statut of ['brouillon', 'archivee'] as const) await create(statut, { statut })
    const body = await list(monde.lea)
    expect(body).toMatchObject({ nbressources: 2, limit: 20 })
    expect(body.ressources).toEqual([
      {
        id,
        type: 'lien',
        titre: 'Nouvelle',
        resume: 'Un filtre par département.',
        url: 'https://www.exemple.fr/page',
        fichier: null,
        image: { id: UNKNOWN, nom: 'a.jpg', proportions: 2, texteAlternatif: 'Une carte' },
        thematique: { id: finances, libelle: 'Finances' },
        public: 'reseau',
        territoires: [],
        statut: 'publiee',
        dureeLecture: null,
        nbVues: 0,
        nbUtiles: 0,
        etatLien: null,
        datePublication: expect.any(String),
        monUtile: false,
        enFavori: false,
        favoriId: null,
      },
      expect.objectContaining({ titre: 'Ancienne', statut: 'a_verifier', dureeLecture: 1, url: null }),
    ])
    await expectKeysKept()
  })

  test('[M15] who reads what: the network, her branch, coordinators, administrators', async () => {
    const { awa, soizic, lea, helene, cornouaille, leon } = monde
    await create('réseau', {}, 1)
    await create('cornouaille', { territoire_ids: [cornouaille] }, 2)
    await create('léon', { territoire_ids: [leon] }, 3)
    await create('les deux', { territoire_ids: [cornouaille, leon] }, 4)
    await create('coordinatrices', { public: 'coordinatrices' }, 5)
    expect(await titresOf(awa)).toEqual(['réseau', 'cornouaille', 'les deux'])
    expect(await titresOf(soizic)).toEqual(['réseau', 'cornouaille', 'les deux', 'coordinatrices'])
    expect(await titresOf(lea)).toEqual(['réseau', 'léon', 'les deux'])
    expect(await titresOf(helene)).toEqual(['réseau', 'cornouaille', 'léon', 'les deux', 'coordinatrices'])
    // What she may not see is neither listed nor counted, whatever the filter.
    expect(await titresOf(lea, { territoire: cornouaille })).toEqual(['les deux'])
    expect((await list(lea, { termes: 'cornouaille' })).nbressources).toBe(0)
    expect((await list(awa, { termes: 'coordinatrices' })).nbressources).toBe(0)
    expect(await titresOf(soizic, { termes: 'coordinatrices' })).toEqual(['coordinatrices'])
    await expectKeysKept()
  })

  test('is the association’s: a block between its author and a reader hides nothing', async () => {
    const id = await create('réseau', { auteure_id: monde.soizic.id })
    await createBlocage(kit.db, kit.clock.now(), monde.awa.id, monde.soizic.id)
    expect((await list(monde.awa)).ressources.map((one) => one.id)).toEqual([id])
  })

  test('each filter narrows, and together', async () => {
    const { awa, cornouaille } = monde
    await create('Bail rural commenté', { type: 'article', thematique_id: finances }, 1)
    await create('Carte des aides régionales', { thematique_id: finances, mots_cles: ['subvention'] }, 2)
    await create('Trésorerie en pratique', { type: 'replay', resume: 'Le bail en dix minutes' }, 3)
    await create('Antenne', { type: 'fichier', territoire_ids: [cornouaille] }, 4)
    const cases: readonly (readonly [object, readonly string[]])[] = [
      [{ type: 'replay' }, ['Trésorerie en pratique']],
      [{ thematique: finances }, ['Bail rural commenté', 'Carte des aides régionales']],
      [{ thematique: finances.toUpperCase(), type: 'lien' }, ['Carte des aides régionales']],
      [{ territoire: cornouaille }, ['Antenne']],
      [{ territoire: cornouaille, type: 'lien' }, []],
      [{ termes: 'bail' }, ['Bail rural commenté', 'Trésorerie en pratique']],
      [{ termes: 'tresor' }, ['Trésorerie en pratique']],
      [{ termes: 'subvention' }, ['Carte des aides régionales']],
      [{ termes: 'BAIL rural', type: 'article' }, ['Bail rural commenté']],
      [{ termes: 'bail', thematique: finances }, ['Bail rural commenté']],
      [{ termes: '%' }, []],
    ]
    for (const [query, titres] of cases)
      expect(await titresOf(awa, { ...query }), JSON.stringify(query)).toEqual(titres)
  })

  test('the most useful first, also among words and favourites; the count on the card is the order', async () => {
    const { awa, lea, soizic } = monde
    const [une, deux] = [await create('Guide une', {}, 1), await create('Guide deux', {}, 2)]
    await create('Guide trois', {}, 3)
    for (const who of [lea, soizic])
      await addLectureRessource(kit.db, kit.clock.now(), deux, who.id, { utile: true })
    await addLectureRessource(kit.db, kit.clock.now(), une, lea.id, { utile: true })
    for (const query of [{}, { termes: 'guide' }]) {
      expect(await titresOf(awa, { ...query, tri: 'utiles' })).toEqual([
        'Guide deux',
        'Guide une',
        'Guide trois',
      ])
      expect(await titresOf(awa, query)).toEqual(['Guide une', 'Guide deux', 'Guide trois'])
    }
    expect(
      (await list(lea, { tri: 'utiles' })).ressources.map((one) => [one.nbUtiles, one.monUtile]),
    ).toEqual([
      [2, true],
      [1, true],
      [0, false],
    ])
    await expectKeysKept()
  })

  test('pages have twenty; one beyond is empty; past a thousand the count stops', async () => {
    const { lea } = monde
    await kit.db
      .insertInto('ressources')
      .values(
        Array.from({ length: 1002 }, (_, n) => ({
          id: `019a0000-0000-7000-8000-${String(n).padStart(12, '0')}`,
          type: 'lien' as const,
          titre: 'Beaucoup',
          url: 'https://www.exemple.fr',
          statut: 'publiee' as const,
          cree_le: kit.clock.now(),
          publiee_le: kit.clock.now(),
        })),
      )
      .execute()
    for (const query of [{}, { termes: 'beaucoup' }, { tri: 'utiles' }, { type: 'lien' }]) {
      const body = await list(lea, query)
      expect([body.ressources.length, body.nbressources, body.plus]).toEqual([20, 1000, true])
    }
    const pages = [await list(lea), await list(lea, { page: 2 })]
    expect(new Set(pages.flatMap(({ ressources }) => ressources.map(({ id }) => id))).size).toBe(40)
    expect((await list(lea, { page: 51 })).ressources).toEqual([])
  })

  test('runs one statement besides the one of the session, whatever the filters', async () => {
    const { lea, leon } = monde
    await create('Marché', { thematique_id: finances, territoire_ids: [leon] })
    const query = vi.spyOn(pg.Client.prototype, 'query')
    for (const asked of [
      {},
      { type: 'lien' },
      { thematique: finances },
      { territoire: leon },
      { termes: 'marche' },
      { tri: 'utiles' },
    ]) {
      query.mockClear()
      expect(await titresOf(lea, asked)).toEqual(['Marché'])
      expect(query.mock.calls).toHaveLength(2)
    }
    query.mockRestore()
  })

  test.each([
    { type: 'video' },
    { thematique: 'Finances' },
    { territoire: 'x' },
    { tri: 'vus' },
    { favoris: 'non' },
    { auteure: UNKNOWN },
    { termes: 'a'.repeat(101) },
    { page: '0' },
  ])('[security 32] %j is refused', async (query) => {
    const { status } = await monde.lea.inject({ method: 'GET', url: '/api/ressources', query })
    expect(status).toBe(422)
  })

  test.each(["' or 1=1 --", '\\', '🌾', '; drop table ressources', ':%'])(
    '[security 32] the words %j find nothing and break nothing',
    async (termes) => {
      await create('Marché')
      expect(await titresOf(monde.lea, { termes })).toEqual([])
    },
  )
})
