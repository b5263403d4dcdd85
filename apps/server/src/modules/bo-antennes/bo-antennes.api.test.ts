import type { ErrorBody } from '@entrelles/contract/kit/errors.ts'
import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { boAntennesEndpoints as endpoints } from '@entrelles/contract/modules/bo-antennes/bo-antennes.endpoints.ts'
import { boJournalEndpoints } from '@entrelles/contract/modules/bo-journal/bo-journal.endpoints.ts'
import type { MediaId } from '@entrelles/contract/modules/medias/medias.schema.ts'
import type { VilleId } from '@entrelles/contract/modules/referentiels/referentiels.schema.ts'
import { v7 as uuid } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { createProfil } from '#modules/adherentes/adherentes.factory.ts'
import { createAdhesion } from '#modules/adhesions/adhesions.factory.ts'
import { createTerritoire } from '#modules/antennes/antennes.factory.ts'

const kit = useTestApp()
let administratrice: Client
let coordinatrice: Client
let hers: TerritoireId

const QUIMPER = '29232' as VilleId
const DIE = '26113' as VilleId
const UNKNOWN = '019a0000-0000-7000-8000-000000000001' as TerritoireId

const create = (fields: Parameters<typeof createTerritoire>[1] = {}) => createTerritoire(kit.db, fields)

const presentation = {
  description: 'Entre terre et mer.',
  imageAlt: 'Un phare au soleil levant',
  emailContact: 'cornouaille@entrelles.test',
  facebook: 'https://facebook.com/cornouaille',
  instagram: '',
  linkedin: null,
}
const form = {
  ...presentation,
  nom: 'Vallée de la Drôme',
  region: 'Auvergne-Rhône-Alpes' as const,
  departements: ['26'],
  communes: [] as VilleId[],
  dateOuverture: '2022-05-01',
}

const createCover = async (compteId: string | undefined) => {
  const id = uuid()
  const nom = `${id}.webp`
  await kit.db
    .insertInto('medias')
    .values({
      id,
      nom,
      compte_id: compteId ?? null,
      usage: 'couverture',
      etat: 'recu',
      cree_le: kit.clock.now(),
    })
    .execute()
  return { id: id as MediaId, nom }
}
const attachedSince = async (nom: string) =>
  (
    await kit.db
      .selectFrom('medias')
      .where('nom', '=', nom)
      .select('attache_le as le')
      .executeTakeFirstOrThrow()
  ).le

const latest = async () => {
  const { body } = await administratrice.call(boJournalEndpoints.listJournal, { query: {} })
  return body.entrees[0]
}

beforeEach(async () => {
  await kit.db.deleteFrom('comptes').execute()
  await kit.db.deleteFrom('territoires').execute()
  // Journal lines stay, so the lines of each test must be the latest.
  kit.clock.advance(60_000)
  administratrice = await kit.as('administratrice')
  hers = await create({ nom: 'Cornouaille', communes: [QUIMPER] })
  const { id } = await createProfil(kit.db, kit.clock.now(), {
    coordonne: 'Cornouaille',
    compte: { prenom: 'Soizic', nom: 'Guéguen' },
  })
  coordinatrice = await kit.signIn(id)
})

describe('GET /api/bo/territoires', () => {
  const nomsSeenBy = async (client: Client, query = {}) => {
    const { body } = await client.call(endpoints.listTerritoiresBo, { query })
    return body.territoires.map(({ nom }) => nom)
  }

  test('[R2.1-22] lists all branches for an administrator, including closed ones, in each order', async () => {
    await create({ nom: 'Trièves', region: 'Auvergne-Rhône-Alpes', fermee: true })
    await create({ nom: 'Béarn', region: 'Nouvelle-Aquitaine' })
    expect(await nomsSeenBy(administratrice)).toEqual(['Béarn', 'Cornouaille', 'Trièves'])
    expect(await nomsSeenBy(administratrice, { trinom: 'desc' })).toEqual(['Trièves', 'Cornouaille', 'Béarn'])
    expect(await nomsSeenBy(administratrice, { triregion: 'desc', trinom: 'asc' })).toEqual([
      'Béarn',
      'Cornouaille',
      'Trièves',
    ])
    expect(await nomsSeenBy(administratrice, { termes: 'bearn' })).toEqual(['Béarn'])
  })

  test('[R6-4] [P-13] lists only her own branches for a coordinator, whatever the search', async () => {
    await create({ nom: 'Béarn' })
    expect(await nomsSeenBy(coordinatrice)).toEqual(['Cornouaille'])
    expect(await nomsSeenBy(coordinatrice, { termes: 'bearn' })).toEqual([])
  })

  test('shows the coordinators of a branch, even with an expired membership', async () => {
    await kit.db.updateTable('comptes').set({ paye_jusquau: '2026-01-01' }).execute()
    const { body } = await administratrice.call(endpoints.listTerritoiresBo, { query: {} })
    expect(body.territoires[0]).toMatchObject({
      departements: ['29'],
      coordinatrices: [{ id: coordinatrice.id, prenom: 'Soizic', nom: 'Guéguen', photo: null }],
    })
  })
})

describe('[R6-4] [P-13] a branch out of reach', () => {
  test('answers 404 to a coordinator on every endpoint', async () => {
    const id = await create({ nom: 'Béarn' })
    const { id: membre } = await createProfil(kit.db, kit.clock.now(), { territoire: 'Béarn' })
    const params = { id }
    const adherenteId = membre as never
    const calls = [
      coordinatrice.call(endpoints.getTerritoireBo, { params }),
      coordinatrice.call(endpoints.updatePresentation, { params, body: { ...presentation, version: 1 } }),
      coordinatrice.call(endpoints.listAAccueillir, { params, query: {} }),
      coordinatrice.call(endpoints.createAccueil, { params: { id, adherenteId }, body: { note: null } }),
    ]
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([404, 404, 404, 404])
  })

  test('answers 404 to an administrator if it does not exist', async () => {
    const params = { id: UNKNOWN }
    const calls = [
      administratrice.call(endpoints.getTerritoireBo, { params }),
      administratrice.call(endpoints.updateTerritoire, { params, body: { ...form, version: 1 } }),
      administratrice.call(endpoints.updatePresentation, { params, body: { ...presentation, version: 1 } }),
      administratrice.call(endpoints.closeTerritoire, { params, body: { versId: null } }),
      administratrice.call(endpoints.deleteTerritoire, { params }),
      administratrice.call(endpoints.listAAccueillir, { params, query: {} }),
    ]
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
  })
})

describe('POST /api/bo/territoires', () => {
  test('[R2.1-22] creates a branch with its cover and area, and writes a journal line', async () => {
    const cover = await createCover(administratrice.id)
    const { status, body } = await administratrice.call(endpoints.createTerritoire, {
      body: { ...form, communes: [DIE], imageId: cover.id },
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      nom: 'Vallée de la Drôme',
      region: 'Auvergne-Rhône-Alpes',
      statut: 'ouverte',
      departements: ['26'],
      communes: [{ id: DIE, nom: 'Die', departement: '26' }],
      image: { nom: cover.nom, texteAlternatif: 'Un phare au soleil levant' },
      facebook: 'https://facebook.com/cornouaille',
      instagram: null,
      dateOuverture: '2022-05-01',
      version: 1,
      droits: { administrer: true, supprimer: false },
    })
    expect(await attachedSince(cover.nom)).not.toBeNull()
    expect(await latest()).toMatchObject({
      action: 'antennes.creer',
      cible: { type: 'territoire', id: body.id, nom: 'Vallée de la Drôme' },
      apres: { nom: 'Vallée de la Drôme', communes: ['Die'] },
    })
  })

  test.each([
    ['a name that another has, accents and case aside', { nom: 'cornouaillé' }, 'nom'],
    ['a commune of another branch', { communes: [QUIMPER] }, 'communes'],
    ['a commune that does not exist', { communes: ['00000' as VilleId] }, 'communes'],
    ['a department that does not exist', { departements: ['99'] }, 'departements.0'],
    ['a link that is no address', { facebook: 'javascript:alert(1)' }, 'facebook'],
    ['a picture that nobody sent', { imageId: UNKNOWN as unknown as MediaId }, 'imageId'],
  ])('refuses %s', async (_what, change, champ) => {
    const { status, body } = await administratrice.call<typeof endpoints.createTerritoire, ErrorBody>(
      endpoints.createTerritoire,
      { body: { ...form, ...change } },
    )
    expect([status, body.violations?.map((violation) => violation.champ)]).toEqual([422, [champ]])
  })

  test('names the branch that already has the commune', async () => {
    const { body } = await administratrice.call<typeof endpoints.createTerritoire, ErrorBody>(
      endpoints.createTerritoire,
      { body: { ...form, communes: [QUIMPER] } },
    )
    expect(body.violations?.[0]?.message).toBe('Quimper fait déjà partie de l’antenne Cornouaille.')
  })

  test('refuses an image uploaded by another member', async () => {
    const cover = await createCover(coordinatrice.id)
    const { status } = await administratrice.call(endpoints.createTerritoire, {
      body: { ...form, imageId: cover.id },
    })
    expect(status).toBe(422)
  })
})

describe('PUT /api/bo/territoires/{id}', () => {
  const update = (change = {}, version = 1) =>
    administratrice.call<typeof endpoints.updateTerritoire, ErrorBody & { nom?: string }>(
      endpoints.updateTerritoire,
      { params: { id: hers }, body: { ...form, ...change, version } },
    )

  test('[R2.1-22] updates a branch, and records the changes in the journal', async () => {
    expect((await update({ nom: 'Cornouaille', statut: 'en_pause' })).status).toBe(200)
    expect(await latest()).toMatchObject({
      action: 'antennes.modifier',
      avant: { region: 'Bretagne', communes: ['Quimper'], statut: 'ouverte' },
      apres: { region: 'Auvergne-Rhône-Alpes', communes: [], statut: 'en_pause' },
    })
    expect(Object.keys((await latest())?.apres ?? {})).not.toContain('nom')
  })

  test('refuses an outdated version', async () => {
    await update()
    expect(await update({ nom: 'Autre' })).toMatchObject({ status: 409, body: { code: 'version_depassee' } })
  })

  test('keeps its own name and communes, and takes over those of a closed branch', async () => {
    await create({ nom: 'Fermée', communes: [DIE], fermee: true })
    expect((await update({ nom: 'Cornouaille', communes: [QUIMPER, DIE] })).status).toBe(200)
  })

  test('replaces or removes the cover, and detaches the old image', async () => {
    const [first, second] = [await createCover(administratrice.id), await createCover(administratrice.id)]
    await update({ imageId: first.id })
    await update({ imageId: second.id }, 2)
    expect(await attachedSince(first.nom)).toBeNull()
    await update({}, 3)
    expect(await attachedSince(second.nom)).not.toBeNull()
    await update({ imageId: null }, 4)
    expect(await attachedSince(second.nom)).toBeNull()
    const { body } = await administratrice.call(endpoints.getTerritoireBo, { params: { id: hers } })
    expect(body.image).toBeNull()
  })
})

describe('PUT /api/bo/territoires/{id}/presentation', () => {
  const present = (client: Client, version = 1) =>
    client.call(endpoints.updatePresentation, {
      params: { id: hers },
      body: { ...presentation, version },
    })

  test('[R2.1-24] lets a coordinator change the presentation of her branch', async () => {
    const { status, body } = await present(coordinatrice)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      nom: 'Cornouaille',
      description: 'Entre terre et mer.',
      communes: [{ nom: 'Quimper' }],
      version: 2,
      droits: { administrer: false, supprimer: false },
    })
    expect(await latest()).toMatchObject({
      auteure: { id: coordinatrice.id },
      action: 'antennes.presenter',
      apres: { description: 'Entre terre et mer.' },
    })
    expect((await present(administratrice)).status).toBe(409)
    expect((await present(administratrice, 2)).status).toBe(200)
  })

  test('[R6-4] refuses any other field', async () => {
    const body = { ...presentation, version: 1, nom: 'À moi' }
    const { status } = await coordinatrice.call(endpoints.updatePresentation, { params: { id: hers }, body })
    expect(status).toBe(422)
  })
})

describe('a_accueillir', () => {
  const list = async (client = coordinatrice) =>
    (await client.call(endpoints.listAAccueillir, { params: { id: hers }, query: {} })).body

  test('lists the members who joined within thirty days, latest first, with their welcome', async () => {
    const arrive = async (prenom: string, daysAgo: number) => {
      const at = new Date(kit.clock.now().getTime() - daysAgo * 86_400_000)
      return createProfil(kit.db, at, { territoire: 'Cornouaille', compte: { prenom } })
    }
    await arrive('Ancienne', 31)
    await arrive('Avant', 20)
    // Signed up long ago, but paid her first year recently.
    const tardive = await arrive('Tardive', 60)
    const paid = new Date(kit.clock.now().getTime() - 10 * 86_400_000)
    await createAdhesion(kit.db, paid, { compteId: tardive.id })
    const { id: adherenteId } = await arrive('Après', 2)
    expect((await list()).adherentes.map(({ prenom }) => prenom)).toEqual(['Après', 'Tardive', 'Avant'])
    const { status } = await coordinatrice.call(endpoints.createAccueil, {
      params: { id: hers, adherenteId: adherenteId as never },
      body: { note: 'Un café à Quimper' },
    })
    expect(status).toBe(204)
    expect(await list(administratrice)).toMatchObject({
      nbadherentes: 3,
      adherentes: [
        { prenom: 'Après', accueil: { note: 'Un café à Quimper', par: 'Soizic Guéguen' } },
        { prenom: 'Tardive', accueil: null },
        { prenom: 'Avant', accueil: null },
      ],
    })
    expect(await latest()).toMatchObject({ action: 'antennes.accueillir', cible: { nom: 'Cornouaille' } })
  })

  test('excludes the coordinators of the branch', async () => {
    const before = (await list()).nbadherentes
    await createProfil(kit.db, kit.clock.now(), { territoire: 'Cornouaille', coordonne: 'Cornouaille' })
    expect((await list()).nbadherentes).toBe(before)
  })

  test('answers 404 for a member of another branch', async () => {
    const { id } = await createProfil(kit.db, kit.clock.now(), { territoire: 'Béarn' })
    const { status } = await coordinatrice.call(endpoints.createAccueil, {
      params: { id: hers, adherenteId: id as never },
      body: { note: null },
    })
    expect(status).toBe(404)
  })
})
