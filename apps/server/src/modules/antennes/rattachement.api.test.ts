import type { ErrorBody } from '@entrelles/contract/kit/errors.ts'
import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { antennesEndpoints } from '@entrelles/contract/modules/antennes/antennes.endpoints.ts'
import { boAntennesEndpoints as endpoints } from '@entrelles/contract/modules/bo-antennes/bo-antennes.endpoints.ts'
import type { VilleId } from '@entrelles/contract/modules/referentiels/referentiels.schema.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { createCompte } from '#modules/session/session.factory.ts'
import { createTerritoire } from './antennes.factory.ts'

const kit = useTestApp()
let administratrice: Client

const QUIMPER = '29232' as VilleId
const BREST = '29019' as VilleId
const DIE = '26113' as VilleId

const create = (fields: Parameters<typeof createTerritoire>[1] = {}) => createTerritoire(kit.db, fields)
const createMember = async (ville_id: string | null) =>
  (await createCompte(kit.db, kit.clock.now(), { ville_id })).id

/** Her branch and the mode of her attachment. */
const antenneOf = async (compteId: string) => {
  const row = await kit.db
    .selectFrom('rattachements as r')
    .innerJoin('territoires as t', 't.id', 'r.territoire_id')
    .where('r.compte_id', '=', compteId)
    .where('r.principal', '=', true)
    .where('r.fin', 'is', null)
    .select(['t.nom', 'r.mode'])
    .executeTakeFirst()
  return row && `${row.nom}, ${row.mode}`
}
const choose = async (compteId: string, territoireId: TerritoireId) => {
  const client = await kit.signIn(compteId)
  await client.call(antennesEndpoints.updateAntenne, {
    params: { id: compteId as never },
    body: { territoireId },
  })
}
const form = {
  nom: 'Cornouaille',
  region: 'Bretagne' as const,
  departements: [] as string[],
  communes: [] as VilleId[],
  dateOuverture: null,
  description: null,
  imageAlt: null,
  emailContact: null,
  facebook: null,
  instagram: null,
  linkedin: null,
}

beforeEach(async () => {
  await kit.db.deleteFrom('comptes').execute()
  await kit.db.deleteFrom('territoires').execute()
  administratrice = await kit.as('administratrice')
})

describe('[R2.1-14] members are attached by their commune', () => {
  test('to the branch of the commune first, then of the department, or to none', async () => {
    await create({ nom: 'Finistère', departements: ['29'] })
    await create({ nom: 'Cornouaille', communes: [QUIMPER] })
    expect(await antenneOf(await createMember(QUIMPER))).toBe('Cornouaille, automatique')
    expect(await antenneOf(await createMember(BREST))).toBe('Finistère, automatique')
    expect(await antenneOf(await createMember(DIE))).toBeUndefined()
  })

  test('to the branch that opened first, if two cover the department', async () => {
    await create({ nom: 'Aven', departements: ['29'], dateOuverture: '2024-01-01' })
    await create({ nom: 'Léon', departements: ['29'], dateOuverture: '2020-01-01' })
    expect(await antenneOf(await createMember(BREST))).toBe('Léon, automatique')
  })

  test('when an area changes, except those who chose their branch', async () => {
    const finistere = await create({ nom: 'Finistère', departements: ['29'] })
    const [quimper, brest, fidele] = [
      await createMember(QUIMPER),
      await createMember(BREST),
      await createMember(QUIMPER),
    ]
    await choose(fidele, finistere)
    const { body } = await administratrice.call(endpoints.createTerritoire, {
      body: { ...form, communes: [QUIMPER] },
    })
    await kit.runJobs()
    expect([await antenneOf(quimper), await antenneOf(brest), await antenneOf(fidele)]).toEqual([
      'Cornouaille, automatique',
      'Finistère, automatique',
      'Finistère, choisi',
    ])
    await administratrice.call(endpoints.updateTerritoire, {
      params: { id: body.id },
      body: { ...form, communes: [DIE], version: 1 },
    })
    await kit.runJobs()
    expect(await antenneOf(quimper)).toBe('Finistère, automatique')
  })

  test('only when an area changes, not when the presentation or the pause does', async () => {
    const { body } = await administratrice.call(endpoints.createTerritoire, {
      body: { ...form, communes: [QUIMPER] },
    })
    await kit.runJobs()
    const change = { communes: [QUIMPER], description: 'Entre terre et mer.', statut: 'en_pause' as const }
    await administratrice.call(endpoints.updateTerritoire, {
      params: { id: body.id },
      body: { ...form, ...change, version: 1 },
    })
    expect(await kit.runJobs()).toBe(0)
  })

  test('in batches, for any number of members', async () => {
    for (let n = 0; n < 120; n += 1) await createMember(DIE)
    const { body } = await administratrice.call(endpoints.createTerritoire, {
      body: { ...form, departements: ['26'] },
    })
    await kit.runJobs()
    const { body: after } = await administratrice.call(endpoints.getTerritoireBo, { params: { id: body.id } })
    expect(after.nbAdherentes).toBe(120)
  })
})

describe('[R2.1-14] members who change branches concurrently', () => {
  test('do not deadlock, and the counters stay right', async () => {
    const [one, two] = [await create({ communes: [QUIMPER] }), await create({ communes: [BREST] })]
    const ids = []
    for (let n = 0; n < 8; n += 1) ids.push(await createMember(n % 2 === 0 ? QUIMPER : BREST))
    const clients = await Promise.all(ids.map((id) => kit.signIn(id)))
    const swap = (territoireOf: (n: number) => TerritoireId) =>
      Promise.all(
        clients.map((client, n) =>
          client.call(antennesEndpoints.updateAntenne, {
            params: { id: client.id as never },
            body: { territoireId: territoireOf(n) },
          }),
        ),
      )
    const statuses = [
      ...(await swap((n) => (n % 2 === 0 ? two : one))),
      ...(await swap((n) => (n % 2 === 0 ? one : two))),
      ...(await swap(() => two)),
    ].map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200]))
    const counted = async (id: TerritoireId) =>
      (await administratrice.call(endpoints.getTerritoireBo, { params: { id } })).body.nbAdherentes
    expect([await counted(one), await counted(two)]).toEqual([0, 8])
  })
})

describe('POST /api/bo/territoires/{id}/fermeture', () => {
  const close = (id: TerritoireId, versId: TerritoireId | null) =>
    administratrice.call<typeof endpoints.closeTerritoire, ErrorBody & { statut: string }>(
      endpoints.closeTerritoire,
      { params: { id }, body: { versId } },
    )

  test('moves its members to the target branch, except those whose commune attaches them', async () => {
    const id = await create({ nom: 'Cornouaille', communes: [QUIMPER] })
    const vers = await create({ nom: 'Finistère', departements: ['29'] })
    const [voisine, choisie] = [await createMember(QUIMPER), await createMember(DIE)]
    await choose(choisie, id)
    expect(await close(id, vers)).toMatchObject({ status: 200, body: { statut: 'fermee' } })
    await kit.runJobs()
    expect(await antenneOf(voisine)).toBe('Finistère, automatique')
    expect(await antenneOf(choisie)).toBe('Finistère, coordinatrice')
  })

  test('lets a moved member follow her commune again when she moves home, but not one who chose her branch', async () => {
    const id = await create({ nom: 'Cornouaille', communes: [QUIMPER] })
    const vers = await create({ nom: 'Finistère', departements: ['29'] })
    await create({ nom: 'Drôme', departements: ['26'] })
    const [menee, fidele] = [await createMember(null), await createMember(null)]
    await choose(menee, id)
    await choose(fidele, vers)
    await close(id, vers)
    await kit.runJobs()
    expect(await antenneOf(menee)).toBe('Finistère, coordinatrice')
    await kit.db.updateTable('comptes').set({ ville_id: DIE }).where('id', 'in', [menee, fidele]).execute()
    expect([await antenneOf(menee), await antenneOf(fidele)]).toEqual([
      'Drôme, automatique',
      'Finistère, choisi',
    ])
  })

  test('attaches members by their commune if the target branch was deleted meanwhile', async () => {
    const id = await create({ nom: 'Cornouaille', communes: [QUIMPER] })
    const vers = await create({ nom: 'Béarn' })
    const voisine = await createMember(QUIMPER)
    await close(id, vers)
    await kit.db.deleteFrom('territoires').where('id', '=', vers).execute()
    await kit.runJobs()
    expect(await antenneOf(voisine)).toBeUndefined()
  })

  test('attaches members by their commune without a target branch', async () => {
    const id = await create({ nom: 'Cornouaille', communes: [QUIMPER] })
    await create({ nom: 'Finistère', departements: ['29'] })
    const [voisine, choisie] = [await createMember(QUIMPER), await createMember(DIE)]
    await choose(choisie, id)
    await close(id, null)
    await kit.runJobs()
    expect([await antenneOf(voisine), await antenneOf(choisie)]).toEqual([
      'Finistère, automatique',
      undefined,
    ])
  })

  test('ends its follows, mails its coordinators, and allows its deletion', async () => {
    const id = await create({ nom: 'Cornouaille', communes: [QUIMPER] })
    const soizic = await createCompte(kit.db, kit.clock.now(), { prenom: 'Soizic', ville_id: QUIMPER })
    await kit.db
      .insertInto('coordinations')
      .values({ compte_id: soizic.id, territoire_id: id, depuis: kit.clock.now() })
      .execute()
    const suiveuse = await kit.as('adherente')
    await suiveuse.call(antennesEndpoints.createSuivi, { params: { id } })
    const remove = () =>
      administratrice.call<typeof endpoints.deleteTerritoire, ErrorBody>(endpoints.deleteTerritoire, {
        params: { id },
      })
    expect(await remove()).toMatchObject({ status: 409, body: { code: 'antenne_ouverte' } })
    kit.mail.sent.length = 0
    await close(id, null)
    expect(await remove()).toMatchObject({ status: 409, body: { code: 'antenne_occupee' } })
    await kit.runJobs()
    expect(kit.mail.sent.map(({ to, subject }) => [to, subject])).toEqual([
      [soizic.email, 'Tu ne coordonnes plus l’antenne Cornouaille'],
    ])
    const open = await kit.db.selectFrom('rattachements').where('fin', 'is', null).selectAll().execute()
    expect(open).toEqual([])
    expect((await remove()).status).toBe(204)
    expect(await antenneOf(soizic.id)).toBeUndefined()
  })

  test('refuses a branch already closed, and itself or a closed branch as target', async () => {
    const id = await create()
    const closed = await create({ fermee: true })
    expect(await close(id, id)).toMatchObject({ status: 422, body: { violations: [{ champ: 'versId' }] } })
    expect((await close(id, closed)).status).toBe(422)
    await close(id, null)
    expect(await close(id, null)).toMatchObject({ status: 409, body: { code: 'antenne_fermee' } })
  })

  test('can be undone: a reopened branch gets back the members who live there', async () => {
    const id = await create({ nom: 'Cornouaille', communes: [QUIMPER] })
    const voisine = await createMember(QUIMPER)
    await close(id, null)
    await kit.runJobs()
    expect(await antenneOf(voisine)).toBeUndefined()
    await administratrice.call(endpoints.updateTerritoire, {
      params: { id },
      body: { ...form, communes: [QUIMPER], version: 2 },
    })
    await kit.runJobs()
    expect(await antenneOf(voisine)).toBe('Cornouaille, automatique')
  })
})
