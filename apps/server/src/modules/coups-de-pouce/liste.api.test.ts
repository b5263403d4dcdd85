import type { ErrorBody } from '@entrelles/contract/kit/errors.ts'
import { XSS } from '@entrelles/contract/kit/test-xss-corpus.ts'
import {
  COMMUNE_MANQUANTE,
  type TerritoireId,
} from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { antennesEndpoints } from '@entrelles/contract/modules/antennes/antennes.endpoints.ts'
import { coupsDePouceEndpoints as endpoints } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.endpoints.ts'
import pg from 'pg'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createTerritoire, settleAnnuaire } from '#modules/adherentes/adherentes.factory.ts'
import { createTerritoire as createAntenne } from '#modules/antennes/antennes.factory.ts'
import { createBlocage } from '#modules/blocages/blocages.factory.ts'
import { createDemande, createReponse, followDemande, type DemandeFields } from './coups-de-pouce.factory.ts'
import {
  BEAUVAIS,
  BREST,
  expectKeysKept,
  memberOf,
  QUIMPER,
  UNKNOWN,
  useCoupsDePouce,
  type Champs,
  type Membre,
} from './test-coups-de-pouce.ts'

const { kit, titresOf, categorieId, clear } = useCoupsDePouce()
const HOUR_MS = 3_600_000
let awa: Membre
let lea: Membre

beforeEach(async () => {
  await clear()
  awa = await memberOf(kit, 'Awa', { villeId: BEAUVAIS })
  lea = await memberOf(kit, 'Léa', { villeId: QUIMPER })
})

/** A request of Awa's, published that many hours ago. */
const create = (titre: string, hours: number, fields: DemandeFields = {}, auteureId: string = awa.id) =>
  createDemande(kit.db, new Date(kit.clock.now().getTime() - hours * HOUR_MS), auteureId, {
    titre,
    ...fields,
  })
const list = async (query: Champs = {}, who = lea) => {
  const { status, body } = await who.call(endpoints.listCoupsDePouce, { query: query as never })
  expect(status).toBe(200)
  return body
}

describe('[M1] [R7-11] GET /api/coups_de_pouce', () => {
  test('[R3-18] lists open requests, the newest first, with the fields of a card', async () => {
    const id = await create('Cherche un camion', 2, {
      ville_id: QUIMPER,
      urgence: 'urgente',
      mode: 'sur_place',
    })
    await create('Plus ancienne', 5)
    await create('Brouillon', 1, { statut: 'brouillon' })
    await create('Résolue', 1, { statut: 'resolu' })
    await create('Masquée', 1, { statut: 'masque', statut_avant: 'publie' })
    const body = await list()
    expect(body.coupsdepouce.map(({ titre }) => titre)).toEqual(['Cherche un camion', 'Plus ancienne'])
    expect([body.nbcoupsdepouce, body.limit, body.plus]).toEqual([2, 20, undefined])
    expect(body.coupsdepouce[0]).toEqual({
      id,
      type: 'demande',
      titre: 'Cherche un camion',
      categorie: { id: await categorieId(), libelle: 'Local & matériel' },
      mode: 'sur_place',
      urgence: 'urgente',
      dateLimite: '2027-01-13',
      statut: 'publie',
      nbReponses: 0,
      auteure: expect.objectContaining({ id: awa.id, prenom: 'Awa' }),
      dateCreation: '2026-11-14T07:00:00.000Z',
      datePublication: '2026-11-14T07:00:00.000Z',
      ville: { nom: 'Quimper', departement: '29' },
      distanceKilometre: 0,
    })
  })

  test.each([
    ['ouvert', ['En cours', 'Publiée']],
    ['resolu', ['Résolue']],
    ['termine', ['Close', 'Expirée']],
  ])('statut=%s', async (statut, expected) => {
    await create('Publiée', 9)
    await create('En cours', 8, { statut: 'en_cours' })
    await create('Résolue', 7, { statut: 'resolu' })
    await create('Expirée', 6, { statut: 'expire' })
    await create('Close', 5, { statut: 'clos' })
    await create('Masquée', 4, { statut: 'masque', statut_avant: 'resolu' })
    expect(await titresOf(lea, { statut })).toEqual(expected)
    expect(await titresOf(await kit.as('administratrice'), { statut })).toEqual(expected)
  })

  test('pages have twenty requests without duplicates; a page beyond is empty', async () => {
    for (let n = 0; n < 23; n += 1) await create(`N ${n}`, Math.floor(n / 2))
    const [first, second] = [await list(), await list({ page: 2 })]
    expect([first.coupsdepouce.length, second.coupsdepouce.length]).toEqual([20, 3])
    expect([first.nbcoupsdepouce, second.nbcoupsdepouce]).toEqual([23, 23])
    const ids = [...first.coupsdepouce, ...second.coupsdepouce].map(({ id }) => id)
    expect(new Set(ids).size).toBe(23)
    expect((await list({ page: 3 })).coupsdepouce).toEqual([])
  })

  test('beyond a thousand the count stops', async () => {
    await kit.db
      .insertInto('coups_de_pouce')
      .values(
        Array.from({ length: 1002 }, (_, n) => ({
          id: `019a0000-0000-7000-8000-${String(n).padStart(12, '0')}`,
          type: 'demande' as const,
          titre: 'Beaucoup',
          contenu: 'a',
          categorie_id: null,
          mode: 'indifferent' as const,
          urgence: 'normale' as const,
          statut: 'brouillon' as const,
          auteure_id: lea.id,
          cree_le: kit.clock.now(),
        })),
      )
      .execute()
    const body = await list({ auteure: lea.id })
    expect([body.nbcoupsdepouce, body.plus]).toEqual([1000, true])
  })

  test('runs one statement besides the one of the session, whatever the filters', async () => {
    await create('Camion à Quimper', 1, { ville_id: QUIMPER })
    const query = vi.spyOn(pg.Client.prototype, 'query')
    for (const asked of [
      {},
      { distanceKilometre: 100 },
      { termes: 'camion quimper' },
      { sansReponse: 'oui' },
      { auteure: awa.id },
      { tri: 'echeance' },
    ]) {
      query.mockClear()
      expect(await titresOf(lea, asked)).toEqual(['Camion à Quimper'])
      expect(query.mock.calls).toHaveLength(2)
    }
    query.mockRestore()
  })

  test('sorts by the nearest last day; ended requests have none ahead', async () => {
    await create('Plus tard', 1, { date_limite: '2026-12-20' })
    await create('Bientôt', 2, { date_limite: '2026-11-20' })
    await create('Entre les deux', 3, { date_limite: '2026-12-01', ville_id: QUIMPER })
    await create('Finie hier', 1, { statut: 'clos', date_limite: '2026-12-20' })
    await create('Finie avant', 2, { statut: 'clos', date_limite: '2026-11-20' })
    const sorted = ['Bientôt', 'Entre les deux', 'Plus tard']
    expect(await titresOf(lea, { tri: 'echeance' })).toEqual(sorted)
    expect(await titresOf(lea, { tri: 'echeance', categorie: await categorieId() })).toEqual(sorted)
    expect(await titresOf(awa, { tri: 'echeance', auteure: awa.id })).toEqual(sorted)
    expect(await titresOf(lea, { tri: 'echeance', distanceKilometre: 10 })).toEqual(['Entre les deux'])
    expect(await titresOf(lea, { tri: 'echeance', termes: 'b' })).toEqual(['Bientôt'])
    expect(await titresOf(lea, { tri: 'echeance', statut: 'termine' })).toEqual(['Finie hier', 'Finie avant'])
  })
})

describe('[M1] the filters', () => {
  let territoire: string
  beforeEach(async () => {
    territoire = await createTerritoire(kit.db, 'Cornouaille')
    await create('Camion', 9)
    await create('Prêt de chaises', 8, { type: 'offre' })
    await create('Contrat de bail', 7, { categorie: 'Juridique', territoire_id: territoire })
    await create('Statuts', 6, { categorie: 'Juridique', type: 'offre' })
    await createReponse(kit.db, kit.clock.now(), await create('Répondue', 5), lea.id)
    await createReponse(kit.db, kit.clock.now(), await create('En privé', 4), lea.id, { prive: true })
    await createReponse(kit.db, kit.clock.now(), await create('Précisée', 3), awa.id)
  })

  test('type and category, alone and together; a label is no id', async () => {
    const juridique = await categorieId('Juridique')
    expect(await titresOf(lea, { type: 'offre' })).toEqual(['Statuts', 'Prêt de chaises'])
    expect(await titresOf(lea, { categorie: juridique })).toEqual(['Statuts', 'Contrat de bail'])
    expect(await titresOf(lea, { categorie: juridique.toUpperCase(), type: 'demande' })).toEqual([
      'Contrat de bail',
    ])
    expect(await titresOf(lea, { categorie: UNKNOWN })).toEqual([])
    expect((await lea.inject({ url: '/api/coups_de_pouce?categorie=Juridique' })).status).toBe(422)
  })

  test('« Sans réponse »: neither public nor private, from anybody but the author', async () => {
    const waiting = ['Précisée', 'Statuts', 'Contrat de bail', 'Prêt de chaises', 'Camion']
    expect(await titresOf(lea, { sansReponse: 'oui' })).toEqual(waiting)
    expect(await titresOf(lea, { sansReponse: 'oui', type: 'offre' })).toEqual(['Statuts', 'Prêt de chaises'])
    expect(await titresOf(lea, { sansReponse: 'oui', territoire })).toEqual(['Contrat de bail'])
    const body = await list()
    expect(body.coupsdepouce.map(({ titre, nbReponses }) => [titre, nbReponses]).slice(0, 3)).toEqual([
      ['Précisée', 1],
      ['En privé', 0],
      ['Répondue', 1],
    ])
  })

  test('a branch, an author, her follows', async () => {
    expect(await titresOf(lea, { territoire })).toEqual(['Contrat de bail'])
    expect(await titresOf(lea, { territoire: UNKNOWN })).toEqual([])
    await create('De Léa', 1, {}, lea.id)
    expect(await titresOf(awa, { auteure: lea.id })).toEqual(['De Léa'])
    expect(await titresOf(lea, { auteure: lea.id.toUpperCase() })).toEqual(['De Léa'])
    const followed = await create('Suivie', 2, { categorie: 'Juridique' })
    await followDemande(kit.db, kit.clock.now(), followed, lea.id)
    expect(await titresOf(lea, { suivis: 'oui' })).toEqual(['Suivie'])
    expect(await titresOf(lea, { suivis: 'oui', type: 'offre' })).toEqual([])
    expect(await titresOf(lea, { suivis: 'oui', termes: 'suivie' })).toEqual(['Suivie'])
    expect(await titresOf(awa, { suivis: 'oui' })).toEqual([])
    await kit.db.updateTable('coups_de_pouce').set({ statut: 'resolu' }).where('id', '=', followed).execute()
    expect(await titresOf(lea, { suivis: 'oui' })).toEqual([])
    expect(await titresOf(lea, { suivis: 'oui', statut: 'resolu' })).toEqual(['Suivie'])
    await expectKeysKept(kit.db)
  })

  test.each([
    ['chaises', ['Prêt de chaises']],
    ['PRET', ['Prêt de chaises']],
    ['bail contr', ['Contrat de bail']],
    ['ontrat', []],
    ['%', []],
    ['   ', ['Précisée', 'En privé', 'Répondue', 'Statuts', 'Contrat de bail', 'Prêt de chaises', 'Camion']],
  ])('[P-11] %j matches beginnings of words, without accents or case', async (termes, expected) => {
    expect(await titresOf(lea, { termes })).toEqual(expected)
  })

  test('[security 36] hostile words are looked for as words', async () => {
    const injections = ["'; drop table coups_de_pouce --", '& | ! ( ) :*', '\\', '_', "a' or 'a'='a"]
    for (const termes of [...injections, ...XSS.filter((texte) => !texte.includes('\u0000'))]) {
      const { status, body } = await lea.call(endpoints.listCoupsDePouce, {
        query: { termes: termes.slice(0, 100) } as never,
      })
      expect([status, termes, body.nbcoupsdepouce < 7]).toEqual([200, termes, true])
    }
    expect(await titresOf(lea)).toHaveLength(7)
  })

  test('words find a commune too, and combine with every other filter', async () => {
    await create('Local à partager', 1, {
      ville_id: QUIMPER,
      categorie: 'Juridique',
      territoire_id: territoire,
    })
    expect(await titresOf(lea, { termes: 'quimp' })).toEqual(['Local à partager'])
    const all = {
      termes: 'local',
      type: 'demande',
      categorie: await categorieId('Juridique'),
      territoire,
      distanceKilometre: 10,
      sansReponse: 'oui',
      auteure: awa.id,
    }
    expect(await titresOf(lea, all)).toEqual(['Local à partager'])
    expect(await titresOf(lea, { ...all, type: 'offre' })).toEqual([])
    expect(await titresOf(lea, { ...all, auteure: lea.id })).toEqual([])
  })

  test.each([
    'statut=masque',
    'statut=brouillon',
    'sansReponse=non',
    'tri=nom',
    'distanceKilometre=101',
    'x=1',
  ])('%s is refused', async (query) => {
    expect((await lea.inject({ url: `/api/coups_de_pouce?${query}` })).status).toBe(422)
  })
})

describe('[M1] « Près de chez moi »', () => {
  beforeEach(async () => {
    await create('Quimper', 3, { ville_id: QUIMPER })
    await create('Brest', 2, { ville_id: BREST, categorie: 'Juridique' })
    await create('Beauvais', 1, { ville_id: BEAUVAIS })
    await create('Nulle part', 1)
  })

  test.each([
    [5, ['Quimper']],
    [50, ['Quimper']],
    // Beyond 50 km, larger cells are read.
    [51, ['Quimper']],
    [60, ['Brest', 'Quimper']],
    [100, ['Brest', 'Quimper']],
  ])('within %i km of the reader’s commune', async (distanceKilometre, expected) => {
    expect(await titresOf(lea, { distanceKilometre })).toEqual(expected)
  })

  test('with a category, and for ended requests too', async () => {
    expect(
      await titresOf(lea, { distanceKilometre: 100, categorie: await categorieId('Juridique') }),
    ).toEqual(['Brest'])
    await create('Résolue à Brest', 5, { ville_id: BREST, statut: 'resolu' })
    expect(await titresOf(lea, { distanceKilometre: 100, statut: 'resolu' })).toEqual(['Résolue à Brest'])
  })

  test('distances are whole kilometres, null without a commune or too far', async () => {
    const { coupsdepouce } = await list()
    expect(Object.fromEntries(coupsdepouce.map((one) => [one.titre, one.distanceKilometre]))).toEqual({
      Quimper: 0,
      Brest: expect.any(Number),
      Beauvais: null,
      'Nulle part': null,
    })
  })

  test('is refused to a member without a commune', async () => {
    const nulle = await memberOf(kit, 'Nora', { villeId: null })
    const { status, body } = await nulle.inject({ url: '/api/coups_de_pouce?distanceKilometre=25' })
    expect(status).toBe(422)
    expect((body as ErrorBody).violations).toEqual([
      { champ: 'distanceKilometre', message: COMMUNE_MANQUANTE },
    ])
  })
})

describe('[M3] blocked members', () => {
  test('do not see each other’s requests in any list; a request without an author is seen', async () => {
    const territoire = await createTerritoire(kit.db, 'Cornouaille')
    await create('Camion à Quimper', 3, { ville_id: QUIMPER, territoire_id: territoire })
    await createDemande(kit.db, kit.clock.now(), null, { titre: 'De personne' })
    await create('De Léa', 1, {}, lea.id)
    await createBlocage(kit.db, kit.clock.now(), lea.id, awa.id)
    for (const query of [
      { distanceKilometre: 50 },
      { termes: 'camion' },
      { territoire },
      { auteure: awa.id },
    ])
      expect(await titresOf(lea, query)).toEqual([])
    expect(await list()).toMatchObject({ nbcoupsdepouce: 2 })
    expect(await titresOf(lea, { sansReponse: 'oui' })).toEqual(['De personne', 'De Léa'])
    expect(await titresOf(awa)).toEqual(['De personne', 'Camion à Quimper'])
  })
})

describe('[M6] the requests of a branch', () => {
  const ofBranch = (id: string, who = lea) =>
    who.call(endpoints.listCoupsDePouceTerritoire, { params: { id: id as TerritoireId }, query: {} })
  const total = async (id: string) => {
    const { body } = await lea.call(antennesEndpoints.getTerritoire, { params: { id: id as TerritoireId } })
    return body.nbCoupsDePouceOuverts
  }

  test('[R2.1-14] are its open ones, and so many that its page says it', async () => {
    const id = await createAntenne(kit.db, { nom: 'Cornouaille' })
    const other = await createAntenne(kit.db, { nom: 'Léon' })
    const one = await create('Une', 2, { territoire_id: id })
    await create('Deux', 1, { territoire_id: id, statut: 'en_cours' })
    await create('Résolue', 1, { territoire_id: id, statut: 'resolu' })
    await create('Du Léon', 1, { territoire_id: other })
    await create('Du réseau', 1)
    const { body } = await ofBranch(id)
    expect(body.coupsdepouce.map(({ titre }) => titre)).toEqual(['Deux', 'Une'])
    expect([body.nbcoupsdepouce, await total(id), await total(other)]).toEqual([2, 2, 1])
    await kit.db.updateTable('coups_de_pouce').set({ territoire_id: other }).where('id', '=', one).execute()
    expect([await total(id), await total(other)]).toEqual([1, 2])
    // The hourly sweep of the directory adds the movements up.
    await settleAnnuaire(kit.db, kit.clock.now(), 30)
    expect([await total(id), await total(other)]).toEqual([1, 2])
    await kit.db.deleteFrom('coups_de_pouce').execute()
    expect([await total(id), await total(other)]).toEqual([0, 0])
    await expectKeysKept(kit.db)
  })

  test('[C2] leave out those of a blocked member; the total of the branch does not move', async () => {
    const id = await createAntenne(kit.db, { nom: 'Cornouaille' })
    await create('Une', 2, { territoire_id: id })
    await create('Sienne', 1, { territoire_id: id }, lea.id)
    await createBlocage(kit.db, kit.clock.now(), awa.id, lea.id)
    const { body } = await ofBranch(id)
    expect(body.coupsdepouce.map(({ titre }) => titre)).toEqual(['Sienne'])
    expect([body.nbcoupsdepouce, await total(id)]).toEqual([1, 2])
  })

  test('a closed or unknown branch has none: 404', async () => {
    const closed = await createAntenne(kit.db, { fermee: true })
    for (const id of [closed, UNKNOWN]) expect((await ofBranch(id)).status).toBe(404)
  })
})
