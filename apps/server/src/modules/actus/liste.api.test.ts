import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { actusEndpoints as endpoints } from '@entrelles/contract/modules/actus/actus.endpoints.ts'
import pg from 'pg'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createTerritoire } from '#modules/adherentes/adherentes.factory.ts'
import { createTerritoire as createAntenne } from '#modules/antennes/antennes.factory.ts'
import { createBlocage } from '#modules/blocages/blocages.factory.ts'
import { createPublication, type PublicationFields } from './actus.factory.ts'
import { expectKeysKept, UNKNOWN, useActus, type Membre } from './test-actus.ts'

const { kit, clear, memberOf, act, react, follow, undo, list, titresOf } = useActus()
const HOUR_MS = 3_600_000
let awa: Membre
let lea: Membre
let administratrice: Membre
let cornouaille: string
let leon: string

beforeEach(async () => {
  await clear()
  cornouaille = await createTerritoire(kit.db, 'Cornouaille')
  leon = await createTerritoire(kit.db, 'Léon')
  awa = await memberOf('Awa', { territoire: 'Cornouaille' })
  lea = await memberOf('Léa', { territoire: 'Léon' })
  administratrice = await memberOf('Hélène', { compte: { administratrice: true } })
})

/** A post of Awa's, published that many hours ago. */
const create = (
  titre: string,
  hours: number,
  fields: PublicationFields = {},
  auteureId: string | null = awa.id,
) =>
  createPublication(kit.db, new Date(kit.clock.now().getTime() - hours * HOUR_MS), auteureId, {
    titre,
    ...fields,
  })
const pinned = (jusquau: string): PublicationFields => ({ epinglee_jusquau: jusquau })
const of = (...territoire_ids: string[]): PublicationFields => ({ territoire_ids })

describe('[M2] [R7-11] GET /api/publications', () => {
  test('[R3-18] lists what is published, the newest first, as its page shows it', async () => {
    const id = await create('Nouvelle', 1)
    await create('Ancienne', 5, { type: 'annonce' })
    for (const statut of ['brouillon', 'archivee', 'masquee', 'supprimee'] as const)
      await create(statut, 1, { statut })
    await create('programmee', 1, { statut: 'programmee', programmee_le: '2026-12-01T00:00:00Z' })
    const body = await list(lea)
    expect(body.publications.map(({ titre }) => titre)).toEqual(['Nouvelle', 'Ancienne'])
    expect([body.nbpublications, body.limit, body.plus]).toEqual([2, 20, undefined])
    const page = await lea.call(endpoints.getPublication, { params: { id } })
    expect(body.publications[0]).toEqual(page.body)
  })

  test('pages have twenty posts without duplicates; a page beyond is empty', async () => {
    for (let n = 0; n < 23; n += 1) await create(`N ${n}`, Math.floor(n / 2), n % 3 === 0 ? of(leon) : {})
    const [first, second] = [await list(lea), await list(lea, { page: 2 })]
    expect([first.publications.length, second.publications.length]).toEqual([20, 3])
    expect([first.nbpublications, second.nbpublications]).toEqual([23, 23])
    const ids = [...first.publications, ...second.publications].map(({ id }) => id)
    expect(new Set(ids).size).toBe(23)
    expect((await list(lea, { page: 3 })).publications).toEqual([])
  })

  test('beyond a thousand the count stops', async () => {
    await kit.db
      .insertInto('publications')
      .values(
        Array.from({ length: 1002 }, (_, n) => ({
          id: `019a0000-0000-7000-8000-${String(n).padStart(12, '0')}`,
          type: 'publication' as const,
          contenu: '<p>Beaucoup</p>',
          contenu_texte: 'Beaucoup',
          statut: 'publiee' as const,
          auteure_id: awa.id,
          cree_le: kit.clock.now(),
          publiee_le: kit.clock.now(),
        })),
      )
      .execute()
    for (const query of [{}, { auteure: awa.id }, { termes: 'beaucoup' }]) {
      const body = await list(lea, query)
      expect([body.nbpublications, body.plus]).toEqual([1000, true])
    }
    expect((await list(lea, { page: 50 })).publications).toHaveLength(20)
  })

  test('runs one statement besides the one of the session, whatever the filters', async () => {
    const id = await create('Marché', 1, { ...of(leon), ...pinned('2026-11-20') })
    await act(lea, id, 'favori')
    const query = vi.spyOn(pg.Client.prototype, 'query')
    for (const asked of [
      {},
      { type: 'publication' },
      { territoire: leon },
      { auteure: awa.id },
      { favoris: 'oui' },
      { epinglees: 'oui' },
      { termes: 'marche' },
    ]) {
      query.mockClear()
      expect(await titresOf(lea, asked)).toEqual(['Marché'])
      expect(query.mock.calls).toHaveLength(2)
    }
    query.mockRestore()
  })

  test('says what the reader did with each post, pinned or not', async () => {
    const titres = ['Une', 'Deux', 'Trois', 'Quatre']
    for (const [n, titre] of titres.entries())
      await create(titre, n + 1, titre === 'Quatre' ? pinned('2026-11-20') : {})
    const id = async (titre: string) =>
      (await list(lea)).publications.find((one) => one.titre === titre)?.id ?? ''
    await react(lea, await id('Une'), 'bravo')
    await follow(lea, await id('Trois'), 'muette')
    await react(lea, await id('Quatre'), 'merci')
    await act(lea, await id('Quatre'), 'favori')
    await react(awa, await id('Deux'), 'soutien')
    const { publications } = await list(lea)
    expect(publications.map((one) => [one.titre, one.maReaction, one.suivi, one.favori])).toEqual([
      ['Quatre', 'merci', null, true],
      ['Une', 'bravo', null, false],
      ['Deux', null, null, false],
      ['Trois', null, 'muette', false],
    ])
    expect(publications[2]?.reactions).toEqual({ jaime: 0, bravo: 0, merci: 0, soutien: 1 })
  })

  test.each([
    'type=publicite',
    'favoris=non',
    'epinglees=1',
    'territoire=leon',
    'auteure=awa',
    'x=1',
    'page=0',
    'page=1e9',
  ])('[security 45] %s is refused', async (query) => {
    expect((await lea.inject({ url: `/api/publications?${query}` })).status).toBe(422)
  })
})

describe('[M2] who reads what', () => {
  beforeEach(async () => {
    await create('Réseau', 1)
    await create('Cornouaille', 2, of(cornouaille))
    await create('Léon', 3, of(leon))
    await create('Les deux', 4, of(cornouaille, leon))
  })

  test('the network and her branch; a post of two of her branches is listed once; administrators read everything', async () => {
    expect(await titresOf(awa)).toEqual(['Réseau', 'Cornouaille', 'Les deux'])
    expect(await titresOf(lea)).toEqual(['Réseau', 'Léon', 'Les deux'])
    const coordinatrice = await memberOf('Soizic', { territoire: 'Léon', coordonne: 'Cornouaille' })
    const all = ['Réseau', 'Cornouaille', 'Léon', 'Les deux']
    expect(await titresOf(coordinatrice)).toEqual(all)
    expect(await titresOf(administratrice)).toEqual(all)
    expect(await titresOf(await memberOf('Nora'))).toEqual(['Réseau'])
  })

  test('a second branch, which has not accepted her yet, counts after its delay', async () => {
    const nour = await memberOf('Nour', { territoire: 'Cornouaille' })
    const compte_id = nour.id
    const now = kit.clock.now()
    const rattachements = kit.db.updateTable('rattachements').where('compte_id', '=', compte_id)
    await rattachements.set({ fin: now }).execute()
    const autre = { compte_id, territoire_id: leon, principal: true, mode: 'choisi', debut: now } as const
    await kit.db.insertInto('rattachements').values(autre).execute()
    expect(await titresOf(nour)).toEqual(['Réseau'])
    await rattachements.set({ debut: '2025-01-01T00:00:00Z' }).execute()
    expect(await titresOf(nour)).toEqual(['Réseau', 'Léon', 'Les deux'])
  })

  test('by branch: all posts of hers; of another branch, only those that are for one of hers too', async () => {
    expect(await titresOf(awa, { territoire: cornouaille })).toEqual(['Cornouaille', 'Les deux'])
    const nora = await memberOf('Nora', { territoire: 'Cornouaille' })
    expect(await titresOf(nora, { territoire: leon.toUpperCase() })).toEqual(['Les deux'])
    expect(await titresOf(administratrice, { territoire: leon })).toEqual(['Léon', 'Les deux'])
    expect(await titresOf(awa, { territoire: UNKNOWN })).toEqual([])
  })

  test('the filters by author, saved posts and words show no post of another branch', async () => {
    expect(await titresOf(lea, { auteure: awa.id })).toEqual(['Réseau', 'Léon', 'Les deux'])
    expect(await titresOf(administratrice, { auteure: awa.id })).toHaveLength(4)
    expect(await titresOf(lea, { termes: 'cornouaille' })).toEqual([])
    expect(await titresOf(awa, { termes: 'cornouaille' })).toEqual(['Cornouaille'])
    const { publications } = await list(lea, { termes: 'leon' })
    await act(lea, publications[0]?.id ?? '', 'favori')
    expect(await titresOf(lea, { favoris: 'oui' })).toEqual(['Léon'])
    await kit.db
      .updateTable('rattachements')
      .set({ fin: kit.clock.now() })
      .where('compte_id', '=', lea.id)
      .execute()
    expect(await titresOf(lea, { favoris: 'oui' })).toEqual([])
  })
})

describe('[M2] the filters', () => {
  beforeEach(async () => {
    await create('Marché de Noël', 1)
    await create('Assemblée générale', 2, { type: 'annonce' })
    await create('Portrait', 3, { type: 'actualite', ...of(leon) })
  })

  test('a type, alone and with a branch', async () => {
    expect(await titresOf(lea, { type: 'annonce' })).toEqual(['Assemblée générale'])
    expect(await titresOf(lea, { type: 'actualite' })).toEqual(['Portrait'])
    expect(await titresOf(lea, { type: 'actualite', territoire: leon })).toEqual(['Portrait'])
    expect(await titresOf(lea, { type: 'annonce', territoire: leon })).toEqual([])
    expect(await titresOf(administratrice, { type: 'publication' })).toEqual(['Marché de Noël'])
  })

  test('« Mes publications » has those in every state, except the bin', async () => {
    await create('Brouillon', 4, { statut: 'brouillon' })
    await create('Programmée', 5, { statut: 'programmee', programmee_le: '2026-12-01T00:00:00Z' })
    await create('Archivée', 6, { statut: 'archivee' })
    await create('Masquée', 7, { statut: 'masquee' })
    await create('Supprimée', 8, { statut: 'supprimee' })
    const mine = [
      'Programmée',
      'Marché de Noël',
      'Assemblée générale',
      'Portrait',
      'Brouillon',
      'Archivée',
      'Masquée',
    ]
    expect(await titresOf(awa, { auteure: awa.id.toUpperCase() })).toEqual(mine)
    expect(await titresOf(awa, { auteure: awa.id, type: 'annonce' })).toEqual(['Assemblée générale'])
    for (const who of [lea, administratrice])
      expect(await titresOf(who, { auteure: awa.id })).toEqual([
        'Marché de Noël',
        'Assemblée générale',
        'Portrait',
      ])
    expect(await titresOf(lea, { auteure: UNKNOWN })).toEqual([])
    await expectKeysKept(kit.db)
  })

  test('what she has saved, as long as it is published', async () => {
    const { publications } = await list(lea)
    const [marche, assemblee] = publications.map(({ id }) => id)
    await act(lea, marche ?? '', 'favori')
    await act(lea, assemblee ?? '', 'favori')
    expect(await titresOf(lea, { favoris: 'oui' })).toEqual(['Marché de Noël', 'Assemblée générale'])
    expect(await titresOf(lea, { favoris: 'oui', type: 'annonce' })).toEqual(['Assemblée générale'])
    expect(await titresOf(lea, { favoris: 'oui', termes: 'noel' })).toEqual(['Marché de Noël'])
    expect(await titresOf(lea, { favoris: 'oui', auteure: awa.id })).toHaveLength(2)
    expect(await titresOf(awa, { favoris: 'oui' })).toEqual([])
    await undo(lea, marche ?? '', 'favori')
    expect(await titresOf(lea, { favoris: 'oui' })).toEqual(['Assemblée générale'])
    await act(awa, assemblee ?? '', 'archiver')
    expect(await titresOf(lea, { favoris: 'oui' })).toEqual([])
    await act(awa, assemblee ?? '', 'restaurer')
    expect(await titresOf(lea, { favoris: 'oui' })).toEqual(['Assemblée générale'])
    await expectKeysKept(kit.db)
  })

  test.each([
    ['noël', ['Marché de Noël']],
    ['NOEL mar', ['Marché de Noël']],
    ['assem', ['Assemblée générale']],
    ['marche', ['Marché de Noël', 'Assemblée générale', 'Portrait']],
    ['arché', []],
    ['%', []],
    ['   ', ['Marché de Noël', 'Assemblée générale', 'Portrait']],
  ])(
    '[P-11] %j matches beginnings of words of the title and of the first words, without accents or case',
    async (termes, expected) => {
      expect(await titresOf(lea, { termes })).toEqual(expected)
    },
  )

  test('words with a type, with a branch: page after page, the newest first, each post once', async () => {
    for (let n = 0; n < 23; n += 1) {
      await create(`Annonce ${n}`, 10 + n, { type: 'annonce', ...(n % 2 === 0 ? of(leon) : {}) })
      await create(`Léon ${n}`, 10 + n, of(leon))
    }
    const nora = await memberOf('Nora', { territoire: 'Cornouaille' })
    const annonces = Array.from({ length: 23 }, (_, n) => `Annonce ${n}`)
    for (const termes of ['marche', 'mar', 'marche samedi']) {
      const type = { termes, type: 'annonce' }
      const found = await list(lea, type)
      expect(found.nbpublications).toBe(24)
      const titres = found.publications.map(({ titre }) => titre)
      expect([...titres, ...(await titresOf(lea, { ...type, page: 2 }))]).toEqual([
        'Assemblée générale',
        ...annonces,
      ])
      const both = { ...type, territoire: leon }
      expect(await titresOf(lea, both)).toEqual(annonces.filter((_, n) => n % 2 === 0))
      const ofHers = { termes, territoire: leon, type: 'publication' }
      const pages = [...(await titresOf(lea, ofHers)), ...(await titresOf(lea, { ...ofHers, page: 2 }))]
      expect(pages).toEqual(Array.from({ length: 23 }, (_, n) => `Léon ${n}`))
      expect((await list(lea, { termes, territoire: leon })).nbpublications).toBe(36)
      expect(await titresOf(nora, { termes, territoire: leon })).toEqual([])
      expect((await list(administratrice, { termes, territoire: leon })).nbpublications).toBe(36)
    }
  })

  test('words combine with every other filter', async () => {
    const all = { termes: 'portrait', type: 'actualite', territoire: leon, auteure: awa.id }
    expect(await titresOf(lea, all)).toEqual(['Portrait'])
    expect(await titresOf(lea, { ...all, type: 'annonce' })).toEqual([])
    expect(await titresOf(lea, { ...all, auteure: lea.id })).toEqual([])
    expect(await titresOf(lea, { ...all, epinglees: 'oui' })).toEqual([])
    expect(await titresOf(lea, { ...all, favoris: 'oui' })).toEqual([])
  })
})

describe('[M2] pinned posts', () => {
  beforeEach(async () => {
    await create('Récente', 1)
    await create('Épinglée', 9, pinned('2026-11-14'))
    await create('Épinglée en Léon', 8, { ...of(leon), ...pinned('2026-11-30') })
    await create('Épingle d’hier', 7, pinned('2026-11-13'))
    await create('Annonce épinglée', 6, { type: 'annonce', ...of(cornouaille), ...pinned('2026-11-30') })
  })

  test('come first, the newest first, as long as their last day is not over in Paris', async () => {
    expect(await titresOf(lea)).toEqual(['Épinglée en Léon', 'Épinglée', 'Récente', 'Épingle d’hier'])
    expect(await titresOf(awa)).toEqual(['Annonce épinglée', 'Épinglée', 'Récente', 'Épingle d’hier'])
    const { publications } = await list(lea)
    expect(publications.map(({ epingleeJusquau }) => epingleeJusquau)).toEqual([
      '2026-11-30',
      '2026-11-14',
      null,
      null,
    ])
  })

  test('an administrator sees first those of the network; those of the branches in their place', async () => {
    expect(await titresOf(administratrice)).toEqual([
      'Épinglée',
      'Récente',
      'Annonce épinglée',
      'Épingle d’hier',
      'Épinglée en Léon',
    ])
    expect(await titresOf(administratrice, { territoire: leon })).toEqual(['Épinglée en Léon'])
  })

  test('come first on all pages', async () => {
    for (let n = 0; n < 20; n += 1) await create(`N ${n}`, 2)
    expect((await titresOf(lea)).slice(0, 2)).toEqual(['Épinglée en Léon', 'Épinglée'])
    expect((await titresOf(lea, { page: 2 })).at(-1)).toBe('Épingle d’hier')
    expect((await list(lea)).nbpublications).toBe(24)
  })

  test('alone, with a type and with a branch', async () => {
    expect(await titresOf(lea, { epinglees: 'oui' })).toEqual(['Épinglée en Léon', 'Épinglée'])
    expect(await titresOf(awa, { epinglees: 'oui', type: 'annonce' })).toEqual(['Annonce épinglée'])
    expect(await titresOf(lea, { epinglees: 'oui', territoire: leon })).toEqual(['Épinglée en Léon'])
    expect(await titresOf(lea, { type: 'publication' })).toEqual([
      'Épinglée en Léon',
      'Épinglée',
      'Récente',
      'Épingle d’hier',
    ])
    await create('Autre du Léon', 1, of(leon))
    expect(await titresOf(lea, { territoire: leon })).toEqual(['Épinglée en Léon', 'Autre du Léon'])
  })

  test.each([
    ['marche', ['Épinglée en Léon', 'Épinglée']],
    ['MAR', ['Épinglée en Léon', 'Épinglée']],
    ['leon', ['Épinglée en Léon']],
    ['ouv marché', ['Épinglée en Léon', 'Épinglée']],
    ['ep leo', ['Épinglée en Léon']],
    ['hier', []],
    ['recente', []],
    ['annonce', []],
    ['marche zoologie', []],
    ['inglee', []],
    ['%', []],
  ])('with « %s »: those that have every word', async (termes, expected) => {
    expect(await titresOf(lea, { termes, epinglees: 'oui' })).toEqual(expected)
  })

  test('with words, a type, a branch and an author', async () => {
    const mots = { termes: 'marche samedi', epinglees: 'oui' }
    expect(await titresOf(awa, { ...mots, type: 'annonce' })).toEqual(['Annonce épinglée'])
    expect(await titresOf(lea, { ...mots, type: 'annonce' })).toEqual([])
    expect(await titresOf(lea, { ...mots, territoire: leon })).toEqual(['Épinglée en Léon'])
    const nora = await memberOf('Nora', { territoire: 'Cornouaille' })
    expect(await titresOf(nora, { ...mots, territoire: leon })).toEqual([])
    expect(await titresOf(administratrice, { ...mots, territoire: leon })).toEqual(['Épinglée en Léon'])
    expect(await titresOf(administratrice, mots)).toEqual(['Épinglée'])
    expect(await titresOf(lea, { ...mots, auteure: lea.id })).toEqual([])
  })

  test('with words: page after page, each post once', async () => {
    for (let n = 0; n < 23; n += 1) await create(`N° ${n}`, 10 + n, pinned('2026-11-20'))
    const mots = { termes: 'notre marche', epinglees: 'oui' }
    const pages = [...(await titresOf(lea, mots)), ...(await titresOf(lea, { ...mots, page: 2 }))]
    const found = Array.from({ length: 23 }, (_, n) => `N° ${n}`)
    expect(pages).toEqual(['Épinglée en Léon', 'Épinglée', ...found])
    expect((await list(lea, mots)).nbpublications).toBe(25)
  })
})

describe('[M3] blocked members', () => {
  test('do not see each other’s posts in any list, before the counts; announcements and posts without an author are seen', async () => {
    const saved = await create('Marché', 4, of(leon))
    await create('Annonce', 3, { type: 'annonce' })
    await create('Épinglée', 2, pinned('2026-11-20'))
    await create('De personne', 1, {}, null)
    await create('De Léa', 1, {}, lea.id)
    await act(lea, saved, 'favori')
    await createBlocage(kit.db, kit.clock.now(), lea.id, awa.id)
    expect(await list(lea)).toMatchObject({ nbpublications: 3 })
    expect(new Set(await titresOf(lea))).toEqual(new Set(['Annonce', 'De Léa', 'De personne']))
    for (const query of [
      { territoire: leon },
      { favoris: 'oui' },
      { epinglees: 'oui' },
      { termes: 'marche', type: 'publication', auteure: awa.id },
    ])
      expect(await titresOf(lea, query), JSON.stringify(query)).toEqual([])
    expect(await titresOf(lea, { auteure: awa.id })).toEqual(['Annonce'])
    expect(await titresOf(awa, { auteure: lea.id })).toEqual([])
  })
})

describe('[M6] [R2.1-14] the posts of a branch', () => {
  const ofBranch = async (id: string, who: Membre, page = 1) => {
    const params = { id: id as TerritoireId }
    const { status, body } = await who.call(endpoints.listPublicationsTerritoire, { params, query: { page } })
    return { status, titres: status === 200 ? body.publications.map(({ titre }) => titre) : [] }
  }

  test('are those for it that the reader may read, the newest first', async () => {
    await create('Réseau', 1)
    await create('Épinglée', 5, { ...of(leon), ...pinned('2026-11-20') })
    await create('Léon', 3, of(leon))
    await create('Les deux', 4, of(cornouaille, leon))
    await create('Brouillon', 1, { ...of(leon), statut: 'brouillon' })
    expect((await ofBranch(leon, lea)).titres).toEqual(['Léon', 'Les deux', 'Épinglée'])
    expect((await ofBranch(leon, administratrice)).titres).toEqual(['Léon', 'Les deux', 'Épinglée'])
    expect((await ofBranch(leon, await memberOf('Nora', { territoire: 'Cornouaille' }))).titres).toEqual([
      'Les deux',
    ])
    expect((await ofBranch(leon, lea, 2)).titres).toEqual([])
  })

  test('a closed or unknown branch has none: 404', async () => {
    const closed = await createAntenne(kit.db, { fermee: true })
    for (const id of [closed, UNKNOWN]) expect((await ofBranch(id, lea)).status).toBe(404)
  })
})
