import type { ErrorBody } from '@entrelles/contract/kit/errors.ts'
import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { antennesEndpoints as endpoints } from '@entrelles/contract/modules/antennes/antennes.endpoints.ts'
import { boAntennesEndpoints as bo } from '@entrelles/contract/modules/bo-antennes/bo-antennes.endpoints.ts'
import pg from 'pg'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { createProfil } from '#modules/adherentes/adherentes.factory.ts'
import { createTerritoire } from './antennes.factory.ts'

const kit = useTestApp()
let adherente: Client

const QUIMPER = '29232'
const DOUARNENEZ = '29046'
const BREST = '29019'
const DIE = '26113'
const UNKNOWN = '019a0000-0000-7000-8000-000000000001' as TerritoireId

const create = (fields: Parameters<typeof createTerritoire>[1] = {}) => createTerritoire(kit.db, fields)
const createMember = (villeId: string | null, fields: Parameters<typeof createProfil>[2] = {}) =>
  createProfil(kit.db, kit.clock.now(), { villeId, ...fields })

type Asked = { termes?: string; region?: 'Bretagne'; trinom?: 'asc' | 'desc'; triregion?: 'asc' | 'desc' }
const nomsSeenBy = async (client: Client, query: Asked = {}) => {
  const { body } = await client.call(endpoints.listTerritoires, { query })
  return body.territoires.map(({ nom }) => nom)
}

beforeEach(async () => {
  await kit.db.deleteFrom('comptes').execute()
  await kit.db.deleteFrom('territoires').execute()
  adherente = await kit.as('adherente')
})

describe('GET /api/territoires', () => {
  test('[R2.1-14] [R3-18] [R7-11] lists the branches that are not closed, with the fields of their cards', async () => {
    const id = await create({ nom: 'Cornouaille', communes: [QUIMPER], departements: ['56'] })
    await create({ nom: 'Fermée', fermee: true })
    const { id: soizic } = await createMember(QUIMPER, {
      profession: 'Ostréicultrice',
      coordonne: 'Cornouaille',
    })
    const { status, body } = await adherente.call(endpoints.listTerritoires, { query: {} })
    expect(status).toBe(200)
    expect(body).toEqual({
      territoires: [
        {
          id,
          nom: 'Cornouaille',
          region: 'Bretagne',
          departements: ['29', '56'],
          statut: 'ouverte',
          image: null,
          nbAdherentes: 1,
          nbCoupsDePouceOuverts: 0,
          visages: [null],
          coordinatrices: [
            {
              id: soizic,
              prenom: 'Maëlle',
              nom: 'Le Goff',
              photo: null,
              profession: 'Ostréicultrice',
              nomEntreprise: null,
              ville: { nom: 'Quimper', departement: '29' },
              territoireCoordonne: { id, nom: 'Cornouaille' },
            },
          ],
          monAntenne: false,
          suivie: false,
        },
      ],
      nbterritoires: 1,
      limit: 20,
    })
  })

  test('[R2.1-22] sorts by region, then by name, in both directions', async () => {
    await create({ nom: 'Pays de Redon' })
    await create({ nom: 'Étel' })
    await create({ nom: 'Trièves', region: 'Auvergne-Rhône-Alpes' })
    await create({ nom: 'Paris', region: 'Île-de-France' })
    expect(await nomsSeenBy(adherente)).toEqual(['Étel', 'Paris', 'Pays de Redon', 'Trièves'])
    expect(await nomsSeenBy(adherente, { trinom: 'desc' })).toEqual([
      'Trièves',
      'Pays de Redon',
      'Paris',
      'Étel',
    ])
    expect(await nomsSeenBy(adherente, { triregion: 'asc' })).toEqual([
      'Trièves',
      'Étel',
      'Pays de Redon',
      'Paris',
    ])
    expect(await nomsSeenBy(adherente, { triregion: 'desc', trinom: 'desc' })).toEqual([
      'Paris',
      'Pays de Redon',
      'Étel',
      'Trièves',
    ])
  })

  test('[P-11] finds a branch by its name or by a commune of its area, ignoring accents and hyphens', async () => {
    await create({ nom: 'Vallée de la Drôme', region: 'Auvergne-Rhône-Alpes', departements: ['26'] })
    await create({ nom: 'Cornouaille', communes: [QUIMPER] })
    await create({ nom: 'Finistère nord', departements: ['29'] })
    expect(await nomsSeenBy(adherente, { termes: 'vallee drome' })).toEqual(['Vallée de la Drôme'])
    expect(await nomsSeenBy(adherente, { termes: 'Die' })).toContain('Vallée de la Drôme')
    expect(await nomsSeenBy(adherente, { termes: 'quimper' })).toContain('Cornouaille')
    expect(await nomsSeenBy(adherente, { termes: 'saint pol de leon' })).toEqual(['Finistère nord'])
    expect(await nomsSeenBy(adherente, { termes: 'Marseille' })).toEqual([])
    expect(await nomsSeenBy(adherente, { termes: "'):* & |" })).toHaveLength(3)
    expect(await nomsSeenBy(adherente, { region: 'Bretagne' })).toEqual(['Cornouaille', 'Finistère nord'])
  })

  test('returns an empty page past the end, with the right count', async () => {
    for (let n = 0; n < 21; n += 1) await create()
    const { body } = await adherente.call(endpoints.listTerritoires, { query: { page: 3 } })
    expect([body.territoires.length, body.nbterritoires]).toEqual([0, 21])
  })

  test("[R3-2] shows a coordinator's profession and company within the scope she chose", async () => {
    await create({ nom: 'Cornouaille', communes: [QUIMPER] })
    const fields = { profession: 'Ostréicultrice', nomEntreprise: 'Les Claires', coordonne: 'Cornouaille' }
    await createMember(QUIMPER, { ...fields, portees: { profession: 'antenne', nomEntreprise: 'personne' } })
    const voisine = await kit.signIn((await createMember(QUIMPER)).id)
    const seenBy = async (client: Client) => {
      const { body } = await client.call(endpoints.listTerritoires, { query: {} })
      const carte = body.territoires[0]?.coordinatrices[0]
      return [carte?.profession, carte?.nomEntreprise]
    }
    expect(await seenBy(adherente)).toEqual([null, null])
    expect(await seenBy(voisine)).toEqual(['Ostréicultrice', null])
  })

  test('omits a coordinator whose membership is expired', async () => {
    await create({ nom: 'Cornouaille' })
    await createMember(null, { coordonne: 'Cornouaille', compte: { paye_jusquau: '2026-01-01' } })
    const { body } = await adherente.call(endpoints.listTerritoires, { query: {} })
    expect(body.territoires[0]?.coordinatrices).toEqual([])
  })
})

describe('GET /api/territoires/choix', () => {
  test('lists every branch that is not closed, by name', async () => {
    const drome = await create({ nom: 'Vallée de la Drôme', region: 'Auvergne-Rhône-Alpes' })
    const etel = await create({ nom: 'Étel', statut: 'en_pause' })
    await create({ nom: 'Fermée', fermee: true })
    const { body } = await adherente.call(endpoints.listChoixTerritoires, {})
    expect(body).toEqual([
      { id: etel, nom: 'Étel', region: 'Bretagne' },
      { id: drome, nom: 'Vallée de la Drôme', region: 'Auvergne-Rhône-Alpes' },
    ])
  })
})

describe('GET /api/territoires/{id}', () => {
  test('[R2.1-14] returns the presentation and the area of the branch', async () => {
    const id = await create({
      nom: 'Cornouaille',
      communes: [QUIMPER, DOUARNENEZ],
      departements: ['56'],
      description: 'Entre terre et mer.',
      emailContact: 'cornouaille@entrelles.test',
      dateOuverture: '2021-03-08',
    })
    const { body } = await adherente.call(endpoints.getTerritoire, { params: { id } })
    expect(body).toMatchObject({
      description: 'Entre terre et mer.',
      emailContact: 'cornouaille@entrelles.test',
      facebook: null,
      dateOuverture: '2021-03-08',
      zone: {
        departements: [{ code: '56', nom: 'Morbihan' }],
        communes: [
          { id: DOUARNENEZ, nom: 'Douarnenez', departement: '29' },
          { id: QUIMPER, nom: 'Quimper', departement: '29' },
        ],
      },
      mode: null,
      nbSuivies: 0,
      droits: { administrer: false, presenter: false, suivre: true, choisir: true },
    })
  })

  test('returns the rights of the caller', async () => {
    const id = await create({ nom: 'Cornouaille' })
    const soizic = await kit.signIn((await createMember(null, { coordonne: 'Cornouaille' })).id)
    const administratrice = await kit.as('administratrice')
    const droitsOf = async (client: Client) =>
      (await client.call(endpoints.getTerritoire, { params: { id } })).body.droits
    expect(await droitsOf(soizic)).toMatchObject({ administrer: false, presenter: true })
    expect(await droitsOf(administratrice)).toMatchObject({ administrer: true, presenter: false })
  })

  test.each(['closed', 'unknown'])(
    'for a branch that is %s, answers 404, also for its members and for following it',
    async (state) => {
      const id = state === 'closed' ? await create({ fermee: true }) : UNKNOWN
      for (const call of [
        adherente.call(endpoints.getTerritoire, { params: { id } }),
        adherente.call(endpoints.listAdherentesTerritoire, { params: { id }, query: {} }),
        adherente.call(endpoints.createSuivi, { params: { id } }),
      ])
        expect((await call).status).toBe(404)
    },
  )
})

describe('GET /api/territoires/{id}/adherentes', () => {
  test('[R2.1-14] lists its members only, by name', async () => {
    const id = await create({ communes: [QUIMPER] })
    await createMember(QUIMPER, { compte: { prenom: 'Awa', nom: 'Zadi' } })
    await createMember(QUIMPER, { compte: { prenom: 'Léa', nom: 'Éon' } })
    await createMember(BREST)
    const { body } = await adherente.call(endpoints.listAdherentesTerritoire, { params: { id }, query: {} })
    expect(body.adherentes.map(({ nom }) => nom)).toEqual(['Éon', 'Zadi'])
    expect(body.nbadherentes).toBe(2)
  })

  test('answers 200 for a branch without members', async () => {
    const id = await create()
    const { status, body } = await adherente.call(endpoints.listAdherentesTerritoire, {
      params: { id },
      query: {},
    })
    expect([status, body.nbadherentes]).toEqual([200, 0])
  })
})

describe('POST and DELETE /api/territoires/{id}/suivi', () => {
  const follow = (id: TerritoireId) =>
    adherente.call<typeof endpoints.createSuivi, ErrorBody>(endpoints.createSuivi, { params: { id } })
  const detail = async (id: TerritoireId) =>
    (await adherente.call(endpoints.getTerritoire, { params: { id } })).body

  test('follow a branch idempotently, then unfollow it', async () => {
    const id = await create()
    expect((await follow(id)).status).toBe(204)
    expect((await follow(id)).status).toBe(204)
    expect(await detail(id)).toMatchObject({ suivie: true, monAntenne: false, nbSuivies: 1 })
    await adherente.call(endpoints.deleteSuivi, { params: { id } })
    expect(await detail(id)).toMatchObject({ suivie: false, nbSuivies: 0, droits: { suivre: true } })
  })

  test('[security 27] are those of the caller, not of another member', async () => {
    const id = await create()
    const other = await kit.as('adherente')
    await follow(id)
    expect((await other.call(endpoints.deleteSuivi, { params: { id } })).status).toBe(204)
    expect(await detail(id)).toMatchObject({ suivie: true })
    expect((await other.call(endpoints.getTerritoire, { params: { id } })).body).toMatchObject({
      suivie: false,
    })
  })

  test('refuse a fourth branch, in French', async () => {
    for (let n = 0; n < 3; n += 1) await follow(await create())
    const fourth = await create()
    expect(await follow(fourth)).toMatchObject({
      status: 409,
      body: { code: 'trop_suivies', message: 'Tu suis déjà 3 antennes. Cesse d’en suivre une d’abord.' },
    })
    expect(await detail(fourth)).toMatchObject({ nbSuivies: 3, droits: { suivre: false, choisir: true } })
  })

  test('accept three of four concurrent requests', async () => {
    const ids = [await create(), await create(), await create(), await create()]
    const statuses = (await Promise.all(ids.map(follow))).map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([204, 204, 204, 409])
  })

  test('refuse to follow her own branch', async () => {
    const id = await create()
    await adherente.call(endpoints.updateAntenne, {
      params: { id: adherente.id as never },
      body: { territoireId: id },
    })
    expect(await follow(id)).toMatchObject({ status: 409, body: { code: 'deja_la_tienne' } })
    await adherente.call(endpoints.deleteSuivi, { params: { id } })
    expect(await detail(id)).toMatchObject({ monAntenne: true })
  })
})

describe('PUT /api/adherentes/{id}/antenne', () => {
  const choose = (client: Client, territoireId: TerritoireId | null, id = client.id) =>
    client.call(endpoints.updateAntenne, { params: { id: id as never }, body: { territoireId } })

  test('[R2.1-14] a member chooses another branch than that of her commune, then reverts to it', async () => {
    const cornouaille = await create({ nom: 'Cornouaille', communes: [QUIMPER] })
    const drome = await create({ nom: 'Vallée de la Drôme', communes: [DIE] })
    const lea = await kit.signIn((await createMember(QUIMPER)).id)
    await lea.call(endpoints.createSuivi, { params: { id: drome } })
    expect((await choose(lea, drome)).body).toEqual({
      territoire: { id: drome, nom: 'Vallée de la Drôme' },
      mode: 'choisi',
      porteeLe: expect.any(String),
    })
    const { body } = await lea.call(endpoints.getTerritoire, { params: { id: drome } })
    expect(body).toMatchObject({
      monAntenne: true,
      suivie: false,
      mode: 'choisi',
      nbSuivies: 0,
      nbAdherentes: 1,
    })
    expect((await choose(lea, null)).body).toEqual({
      territoire: { id: cornouaille, nom: 'Cornouaille' },
      mode: 'automatique',
      porteeLe: null,
    })
  })

  test('for another member, a closed branch or an unknown branch, answers 404', async () => {
    const id = await create()
    const closed = await create({ fermee: true })
    const other = await kit.as('adherente')
    expect((await choose(adherente, id, other.id)).status).toBe(404)
    expect((await choose(await kit.as('administratrice'), id, other.id)).status).toBe(404)
    expect((await choose(adherente, closed)).status).toBe(404)
    expect((await choose(adherente, UNKNOWN)).status).toBe(404)
  })
})

describe('each list of branches', () => {
  test('[P-13] takes one statement, besides the one that reads the session', async () => {
    const id = await create({ nom: 'Cornouaille', communes: [QUIMPER] })
    await createMember(QUIMPER, { coordonne: 'Cornouaille' })
    await createMember(QUIMPER)
    const administratrice = await kit.as('administratrice')
    const counting = async (call: () => Promise<unknown>) => {
      const queries = vi.spyOn(pg.Client.prototype, 'query')
      await call()
      const { length } = queries.mock.calls
      queries.mockRestore()
      return length
    }
    const query = { termes: 'quimper', triregion: 'asc' } as const
    expect(await counting(() => adherente.call(endpoints.listTerritoires, { query }))).toBe(2)
    expect(await counting(() => adherente.call(endpoints.listChoixTerritoires, {}))).toBe(2)
    expect(await counting(() => adherente.call(endpoints.getTerritoire, { params: { id } }))).toBe(2)
    const membres = { params: { id }, query: {} }
    expect(await counting(() => adherente.call(endpoints.listAdherentesTerritoire, membres))).toBe(2)
    expect(await counting(() => administratrice.call(bo.listTerritoiresBo, { query }))).toBe(2)
    expect(await counting(() => administratrice.call(bo.listAAccueillir, membres))).toBe(2)
  })
})
