import { boAdherentesEndpoints as endpoints } from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.endpoints.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { attachTerritoire } from '#modules/adherentes/adherentes.factory.ts'
import { createBranche, createMembre, nomsOf, type Branche } from './test-fiches.ts'

const kit = useTestApp()
let administratrice: Client
let drome: Branche
let trieves: Branche

/** The coordinators and the administrator created for this file, who appear in the lists too. */
const FONDATRICES = ['Le Goff', 'Zwart', 'Zwart']

beforeAll(async () => {
  kit.clock.set('2026-11-15T09:00:00Z')
  drome = await createBranche(kit, 'Vallée de la Drôme')
  trieves = await createBranche(kit, 'Trièves')
  administratrice = await kit.as('administratrice')
  const in26 = { villeId: '26113', territoire: drome.nom }
  const compte = (prenom: string, nom: string, fin: string | null, le: string) => ({
    prenom,
    nom,
    email: `${prenom}.${nom}@exemple.fr`.toLowerCase().replaceAll(' ', ''),
    paye_jusquau: fin,
    date_inscription: le,
  })
  await createMembre(kit, {
    ...in26,
    compte: compte('Nadia', 'Benali', '2026-12-03', '2024-01-10T10:00:00Z'),
  })
  await createMembre(kit, {
    ...in26,
    compte: compte('Éloïse', 'Carrère', '2026-11-02', '2025-03-01T10:00:00Z'),
  })
  await createMembre(kit, {
    villeId: '38226',
    territoire: trieves.nom,
    compte: compte('Mai', 'Nguyen-Lê', '2026-09-30', '2025-06-01T10:00:00Z'),
  })
  await createMembre(kit, { compte: compte('Joséphine', 'Mbarga', null, '2026-02-01T10:00:00Z') })
  await createMembre(kit, {
    compte: {
      ...compte('Awa', 'Diallo', null, '2026-11-10T10:00:00Z'),
      etape_inscription: 'etape_quatre',
    },
  })
  await createMembre(kit, {
    ...in26,
    compte: {
      ...compte('Camille', 'Perrot', '2027-05-01', '2023-01-01T10:00:00Z'),
      suspendue_jusquau: '2026-12-14T23:00:00Z',
    },
  })
})

const sorted = (noms: readonly (string | null)[]): string[] => noms.map(String).toSorted()
const TOUTES = ['Benali', 'Carrère', 'Diallo', 'Le Goff', 'Mbarga', 'Nguyen-Lê', 'Perrot', 'Zwart', 'Zwart']

describe('GET /api/bo/adherentes', () => {
  test('[R6-4] lists every account by name for an administrator, whatever its status', async () => {
    expect(await nomsOf(administratrice)).toEqual(TOUTES)
    const { body } = await administratrice.call(endpoints.listFiches, { query: { termes: 'perrot' } })
    expect(body).toMatchObject({ nbadherentes: 1, limit: 20 })
    expect(body.adherentes[0]).toMatchObject({
      prenom: 'Camille',
      email: 'camille.perrot@exemple.fr',
      ville: { nom: 'Die', departement: '26' },
      territoire: { id: drome.id, nom: 'Vallée de la Drôme' },
      statut: 'active',
      payeJusquau: '2027-05-01',
      suspendue: true,
      suspendueJusquau: '2026-12-14',
    })
  })

  test.each([
    ['active', { statutAdhesion: 'active' }, ['Benali', 'Perrot', 'Zwart', 'Zwart']],
    ['in grace', { statutAdhesion: 'sursis' }, ['Carrère']],
    ['expired', { statutAdhesion: 'expiree' }, ['Nguyen-Lê']],
    ['never paid', { statutAdhesion: 'jamais' }, ['Le Goff', 'Mbarga']],
    ['unfinished', { etapeInscription: 'inachevee' }, ['Diallo']],
    ['at one step', { etapeInscription: 'etape_quatre' }, ['Diallo']],
    ['at another step', { etapeInscription: 'etape_deux' }, []],
    ['coordinators', { role: 'coordinatrice' }, ['Zwart', 'Zwart']],
    ['administrators', { role: 'administratrice' }, ['Le Goff']],
    ['suspended', { suspendue: 'oui' }, ['Perrot']],
    ['registered since', { dateInscriptionMin: '2026-02-01' }, ['Diallo', 'Mbarga', ...FONDATRICES]],
    ['ending before', { finAvant: '2026-12-03' }, ['Carrère', 'Nguyen-Lê']],
  ] as const)('[R2.1-18] filters the members who are %s', async (_name, query, expected) => {
    expect(sorted(await nomsOf(administratrice, query))).toEqual(sorted(expected))
    const { body } = await administratrice.call(endpoints.listFiches, { query })
    expect(body.nbadherentes).toBe(expected.length)
  })

  test.each([
    ['nom', 'desc', [...TOUTES].reverse()],
    ['inscription', 'asc', ['Perrot', 'Benali', 'Carrère', 'Nguyen-Lê', 'Mbarga', 'Diallo']],
    ['fin', 'asc', ['Nguyen-Lê', 'Carrère', 'Benali']],
  ] as const)('[R2.1-18] sorts by %s, %s', async (tri, sens, expected) => {
    const noms = await nomsOf(administratrice, { tri, sens })
    expect(noms).toHaveLength(TOUTES.length)
    expect(noms.slice(0, expected.length)).toEqual(expected)
  })

  test('[R2.1-18] puts members who never paid last in both directions of the end date', async () => {
    for (const sens of ['asc', 'desc'] as const) {
      const last = (await nomsOf(administratrice, { tri: 'fin', sens })).slice(-3)
      expect(sorted(last)).toEqual(['Diallo', 'Le Goff', 'Mbarga'])
    }
  })

  test.each(['eloise', 'Éloïse', 'elois', 'éloixe', 'Carrere éloise', 'ELOISE die'])(
    '[P-11] [R7-10] « %s » finds her, and no other member',
    async (termes) => {
      expect(await nomsOf(administratrice, { termes })).toEqual(['Carrère'])
    },
  )

  test.each(['nguyen le', 'nguyen-lê', 'mai nguyen', 'lê mai'])(
    '[P-11] « %s » finds a compound name',
    async (termes) => {
      expect(await nomsOf(administratrice, { termes })).toEqual(['Nguyen-Lê'])
    },
  )

  test('[R2.1-18] finds by commune, and by the start of an e-mail address', async () => {
    expect(await nomsOf(administratrice, { termes: 'die' })).toEqual(['Benali', 'Carrère', 'Perrot'])
    expect(await nomsOf(administratrice, { termes: 'Nadia.Benali@ex' })).toEqual(['Benali'])
    expect(await nomsOf(administratrice, { termes: 'personne@ex' })).toEqual([])
    expect(await nomsOf(administratrice, { termes: 'wxqzk' })).toEqual([])
    expect(await nomsOf(administratrice, { termes: 'die', statutAdhesion: 'sursis' })).toEqual(['Carrère'])
  })

  test('returns an empty page past the end, with the count', async () => {
    const { body } = await administratrice.call(endpoints.listFiches, { query: { page: 3 } })
    expect(body).toMatchObject({ adherentes: [], nbadherentes: TOUTES.length })
  })
})

describe('[R6-4] [P-13] a coordinator', () => {
  test('sees only the members of her branch, without their addresses', async () => {
    const { body } = await drome.client.call(endpoints.listFiches, { query: {} })
    expect(body.adherentes.map(({ nom }) => nom)).toEqual(['Benali', 'Carrère', 'Perrot'])
    expect(body.adherentes.map(({ email }) => email)).toEqual([null, null, null])
    expect(body.nbadherentes).toBe(3)
    expect(await nomsOf(trieves.client)).toEqual(['Nguyen-Lê'])
  })

  test('finds members of her branch by name, and nobody by address', async () => {
    expect(await nomsOf(drome.client, { termes: 'eloise' })).toEqual(['Carrère'])
    expect(await nomsOf(drome.client, { termes: 'nguyen' })).toEqual([])
    expect(await nomsOf(drome.client, { termes: 'nadia.benali@exemple.fr' })).toEqual([])
  })

  test('gets a 404 for another branch', async () => {
    expect(await nomsOf(drome.client, { territoire: drome.id })).toHaveLength(3)
    const { status } = await drome.client.call(endpoints.listFiches, { query: { territoire: trieves.id } })
    expect(status).toBe(404)
  })

  test('gets the counts of her own members', async () => {
    const { body } = await drome.client.call(endpoints.getResumeFiches, {})
    expect(body).toEqual({
      toutes: { nb: 3 },
      actives: { nb: 2 },
      sursis: { nb: 1 },
      expirees: { nb: 0 },
      inachevees: { nb: 0 },
    })
  })

  test('gains and loses a member who changes branch', async () => {
    const { id } = await createMembre(kit, { territoire: drome.nom, compte: { nom: 'Voyageuse' } })
    expect(await nomsOf(drome.client, { termes: 'voyageuse' })).toEqual(['Voyageuse'])
    await attachTerritoire(kit.db, kit.clock.now(), id, trieves.id)
    expect(await nomsOf(drome.client, { termes: 'voyageuse' })).toEqual([])
    expect(await nomsOf(trieves.client, { termes: 'voyageuse' })).toEqual(['Voyageuse'])
    await kit.db.deleteFrom('comptes').where('id', '=', id).execute()
    expect(await nomsOf(administratrice, { termes: 'voyageuse' })).toEqual([])
  })
})

test('[R2.1-18] the tabs of an administrator count every account', async () => {
  const { body } = await administratrice.call(endpoints.getResumeFiches, {})
  expect(body).toEqual({
    toutes: { nb: 9 },
    actives: { nb: 4 },
    sursis: { nb: 1 },
    expirees: { nb: 1 },
    inachevees: { nb: 1 },
  })
})
