import type { Endpoint } from '@entrelles/contract/kit/endpoint.ts'
import { boRessourcesEndpoints as endpoints } from '@entrelles/contract/modules/bo-ressources/bo-ressources.endpoints.ts'
import { PUBLIC_NON_COORDONNE } from '@entrelles/contract/modules/bo-ressources/bo-ressources.forms.ts'
import type { RessourceId } from '@entrelles/contract/modules/ressources/ressources.schema.ts'
import { describe, expect, test } from 'vitest'
import type { Client } from '#kit/test-app.ts'
import {
  createProposition,
  createRemarque,
  createRessource,
  type RessourceFields,
} from '#modules/ressources/ressources.factory.ts'
import { PERSONAS } from '#modules/session/session.factory.ts'
import { champsOf, URL_LIEN, useBoRessources } from './test-bo-ressources.ts'

const { kit, monde, call, createArticle, createLien, publish, update, get, memberOf, sendFichier } =
  useBoRessources()

type Name = keyof typeof endpoints
type Input = { readonly params?: object; readonly query?: object; readonly body?: object }

const create = (fields: RessourceFields = {}) =>
  createRessource(kit.db, kit.clock.now(), monde.administratrice.id, {
    territoire_ids: [monde.hers],
    ...fields,
  })
const on = (fields: RessourceFields, body?: object) => async (): Promise<Input> => ({
  params: { id: await create(fields) },
  ...(body && { body }),
})
const remarque = async (): Promise<Input> => ({
  params: { id: await createRemarque(kit.db, kit.clock.now(), await create(), monde.adherente.id) },
})
const proposition = async (body?: object): Promise<Input> => ({
  params: { id: await createProposition(kit.db, kit.clock.now(), monde.adherente.id) },
  ...(body && { body }),
})
const VERSION = { version: 1 }
const changed = (): RessourceFields => ({
  type: 'article',
  brouillon_le: kit.clock.now(),
  brouillon: JSON.stringify({
    titre: 'Un titre',
    resume: null,
    contenu: '<p>a</p>',
    contenuTexte: 'a',
    url: null,
    duree: 1,
    image: null,
    thematiqueId: null,
    motsCles: [],
    public: 'territoires',
    territoireIds: [monde.hers],
    evenementId: null,
    intervenantIds: [],
    auteureId: null,
    dateRevision: null,
  }),
})
const inBranch = () => ({ public: 'territoires', territoires: [monde.hers] })

/** On one resource: 404 for the coordinator of another branch. */
const ONE: readonly (readonly [Name, number, (client: Client) => Promise<Input>])[] = [
  ['getRessourceBo', 200, on({})],
  [
    'updateRessource',
    200,
    async () => await on({}, { ...VERSION, titre: 'Un titre', url: URL_LIEN, ...inBranch() })(),
  ],
  ['deleteRessource', 204, on({ statut: 'archivee' })],
  ['deleteBrouillonEnCours', 200, () => on(changed(), VERSION)()],
  ['publishRessource', 200, on({ statut: 'brouillon' }, VERSION)],
  ['archiveRessource', 200, on({}, VERSION)],
  ['createRelecture', 200, on({}, VERSION)],
  ['closeRemarque', 204, remarque],
]
/** For every coordinator: her own list, or a draft of one of her branches. */
const HERS: readonly (readonly [Name, number, (client: Client) => Promise<Input>])[] = [
  ['listRessourcesBo', 200, async () => ({})],
  ['getResumeRessources', 200, async () => ({})],
  ['listRemarques', 200, async () => ({})],
  ['createLien', 201, async () => ({ body: { titre: 'Un lien', url: URL_LIEN, ...inBranch() } })],
  ['createArticle', 201, async () => ({ body: { titre: 'Un article', ...inBranch() } })],
  [
    'createFichierRessource',
    201,
    async ({ id = '' }) => ({ body: { titre: 'Un fichier', fichier: await sendFichier(id), ...inBranch() } }),
  ],
]
const ADMINISTRATORS: readonly (readonly [Name, number, (client: Client) => Promise<Input>])[] = [
  ['listPropositions', 200, async () => ({})],
  ['acceptProposition', 201, () => proposition()],
  ['declineProposition', 204, () => proposition({ mot: 'Nous l’avons déjà.' })],
]

test('the table has every endpoint', () => {
  const names = [...ONE, ...HERS, ...ADMINISTRATORS].map(([name]) => name)
  expect(names.toSorted()).toEqual((Object.keys(endpoints) as Name[]).toSorted())
})

const statusOf = async (client: Client, name: Name, input: Input) =>
  (await client.call(endpoints[name] as Endpoint, input as never)).status

describe.each([...ONE, ...HERS, ...ADMINISTRATORS])('%s', (name, status, inputOf) => {
  const isFor = (rows: typeof ONE): boolean => rows.some(([one]) => one === name)

  test('[R6-3] is refused to visitors and to members without a function', async () => {
    const input = await inputOf(monde.administratrice)
    expect(await statusOf(kit.visitor, name, input)).toBe(401)
    for (const persona of PERSONAS.filter((one) => !['coordinatrice', 'administratrice'].includes(one)))
      expect(await statusOf(await kit.as(persona), name, input), persona).toBe(403)
  })

  test('[R6-3] [R6-4] is answered to administrators, and to the coordinator of the branch where hers', async () => {
    const { administratrice, coordinatrice } = monde
    expect(await statusOf(administratrice, name, await inputOf(administratrice))).toBe(status)
    const expected = isFor(ADMINISTRATORS) ? 403 : status
    expect(await statusOf(coordinatrice, name, await inputOf(coordinatrice))).toBe(expected)
  })

  test.runIf(ONE.some(([one]) => one === name))(
    '[R6-4] is not found by the coordinator of another branch',
    async () => {
      const stranger = await memberOf('Nadia', { coordonne: 'Trièves' })
      expect(await statusOf(stranger, name, await inputOf(stranger))).toBe(404)
    },
  )
})

describe('[R2.1-23] a coordinator', () => {
  test.each<[string, () => RessourceFields]>([
    ['for the whole network', () => ({ territoire_ids: [], public: 'reseau' })],
    ['for coordinators', () => ({ territoire_ids: [], public: 'coordinatrices' })],
    ['for a branch of hers and another', () => ({ territoire_ids: [monde.hers, monde.other] })],
  ])('does not find a resource %s', async (_which, fieldsOf) => {
    const id = await create(fieldsOf())
    expect((await call(monde.coordinatrice, 'getRessourceBo', { params: { id } })).status).toBe(404)
  })

  test('writes for her branches alone', async () => {
    const { coordinatrice, hers, other } = monde
    for (const audience of [
      {},
      { public: 'coordinatrices' },
      { public: 'territoires', territoires: [other] },
      { public: 'territoires', territoires: [hers, other] },
    ]) {
      const refused = await createLien(audience, coordinatrice)
      expect(refused).toMatchObject({
        status: 422,
        body: { violations: [{ champ: 'territoires', message: PUBLIC_NON_COORDONNE }] },
      })
    }
    const { body } = await createLien(inBranch(), coordinatrice)
    const wider = await update(body, { titre: 'Un titre', url: URL_LIEN }, coordinatrice)
    expect(champsOf(wider.body)).toEqual(['territoires'])
    expect((await publish(body, {}, coordinatrice)).status).toBe(200)
  })

  test('neither publishes, changes nor drops what an administrator prepared for more readers', async () => {
    const { coordinatrice } = monde
    const { body } = await createArticle(inBranch(), coordinatrice)
    const published = (await publish(body, { prevenir: false }, coordinatrice)).body
    const { id, version } = (await update(published, { titre: 'Un titre', contenu: '<p>Pour toutes.</p>' }))
      .body
    expect((await get(id, coordinatrice)).droits).toMatchObject({ modifier: false, publier: false })
    const refused = { status: 409, body: { code: 'etat_ressource_change' } }
    expect(await publish({ id, version }, {}, coordinatrice)).toMatchObject(refused)
    const changes = { titre: 'Un autre titre', contenu: '<p>À elles.</p>', ...inBranch() }
    expect(await update({ id, version }, changes, coordinatrice)).toMatchObject(refused)
    const drop = { params: { id }, body: { version } }
    expect(await call(coordinatrice, 'deleteBrouillonEnCours', drop)).toMatchObject(refused)
    expect((await publish({ id, version })).body).toMatchObject({ public: 'reseau' })
    expect((await call(coordinatrice, 'getRessourceBo', { params: { id } })).status).toBe(404)
  })

  test('says that somebody else wrote it only if an administrator said so before', async () => {
    const { coordinatrice, adherente } = monde
    const refused = await createLien({ ...inBranch(), auteure: adherente.id }, coordinatrice)
    expect(champsOf(refused.body)).toEqual(['auteure'])
    const { body } = await createLien({ ...inBranch(), auteure: adherente.id })
    const fields = { titre: 'Un titre', url: URL_LIEN, ...inBranch() }
    const same = await update(body, { ...fields, auteure: adherente.id }, coordinatrice)
    expect(same.body).toMatchObject({ auteure: { id: adherente.id } })
    const kept = await update(same.body, fields, coordinatrice)
    expect(kept.body).toMatchObject({ auteure: { id: adherente.id }, modifieePar: { prenom: 'Soizic' } })
  })

  test('keeps a closed branch and a retired theme that a resource had', async () => {
    const { body } = await createLien(inBranch())
    await kit.db.updateTable('territoires').set({ statut: 'fermee' }).where('id', '=', monde.hers).execute()
    const fields = { titre: 'Un titre', url: URL_LIEN, ...inBranch() }
    expect((await update(body, fields)).status).toBe(200)
    expect(champsOf((await createLien(inBranch())).body)).toEqual(['territoires'])
    await kit.db.updateTable('territoires').set({ statut: 'ouverte' }).where('id', '=', monde.hers).execute()
  })
})

test('[P-13] an id that is no id is not found or refused, never an error', async () => {
  for (const id of ['abc', "'; drop table ressources", '%00', '../..']) {
    const { status } = await call(monde.administratrice, 'getRessourceBo', {
      params: { id: id as RessourceId },
    })
    expect([400, 404, 422]).toContain(status)
  }
})
