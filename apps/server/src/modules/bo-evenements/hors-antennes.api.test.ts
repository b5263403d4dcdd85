import type { ErrorBody } from '@entrelles/contract/kit/errors.ts'
import type { EvenementId } from '@entrelles/contract/kit/ids.ts'
import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { boEvenementsEndpoints as endpoints } from '@entrelles/contract/modules/bo-evenements/bo-evenements.endpoints.ts'
import { partsOf, valeursOf } from '@entrelles/contract/modules/evenements/evenement-form.ts'
import type { DetailEvenementBo } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { HORS_ANTENNES } from '@entrelles/contract/modules/evenements/evenements.texts.ts'
import { vitrineEndpoints } from '@entrelles/contract/modules/vitrine/vitrine.endpoints.ts'
import { beforeEach, expect, test } from 'vitest'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { createProfil, createTerritoire } from '#modules/adherentes/adherentes.factory.ts'
import { createEvenement } from '#modules/evenements/evenements.factory.ts'
import { partsCompletes } from './test-bo-evenements.ts'

const kit = useTestApp()
let administratrice: Client
let coordinatrice: Client
let hers: TerritoireId
let other: TerritoireId

beforeEach(async () => {
  await kit.db.deleteFrom('evenements').execute()
  administratrice = await kit.as('administratrice')
  hers = (await createTerritoire(kit.db, 'Cornouaille')) as TerritoireId
  other = (await createTerritoire(kit.db, 'Trièves')) as TerritoireId
  const { id } = await createProfil(kit.db, kit.clock.now(), { coordonne: 'Cornouaille' })
  coordinatrice = await kit.signIn(id)
})

type Answer = DetailEvenementBo & ErrorBody
const create = async (client: Client, parts: object) =>
  client.call<typeof endpoints.createEvenement, Answer>(endpoints.createEvenement, {
    body: { ...(await partsCompletes(kit.db)), ...parts },
  })
const update = async (id: EvenementId, client: Client, parts: object) => {
  const { body } = await administratrice.call(endpoints.getEvenementBo, { params: { id } })
  return client.call<typeof endpoints.updateEvenement, Answer>(endpoints.updateEvenement, {
    params: { id },
    body: { ...partsOf(valeursOf(body)), id, ...parts },
  })
}
const refused = (champ: keyof typeof HORS_ANTENNES) => ({
  status: 422,
  body: { violations: [{ champ, message: HORS_ANTENNES[champ] }] },
})
const shown = async () =>
  (await kit.visitor.call(vitrineEndpoints.listVitrine, { query: {} })).body.nbevenements

test('[R6-4] a coordinator publishes for her branches, on the public site too, and for no other', async () => {
  const own = await create(coordinatrice, { territoireIds: [hers], displaySiteVitrine: true })
  expect(own.status).toBe(201)
  expect(await shown()).toBe(1)
  for (const territoireIds of [[other], [hers, other], []]) {
    expect(await create(coordinatrice, { territoireIds })).toMatchObject(refused('territoireIds'))
    expect(await update(own.body.id, coordinatrice, { territoireIds })).toMatchObject({ status: 422 })
  }
  expect((await create(coordinatrice, { territoireIds: [other], displaySiteVitrine: true })).status).toBe(422)
  expect(await shown()).toBe(1)
  expect((await create(administratrice, { territoireIds: [], displaySiteVitrine: true })).status).toBe(201)
  expect(await shown()).toBe(2)
})

test('[R6-4] a draft without a branch is not published for the whole network', async () => {
  const { body } = await create(coordinatrice, { isDraft: true })
  expect(await update(body.id, coordinatrice, { isDraft: false })).toMatchObject(refused('territoireIds'))
  expect((await update(body.id, coordinatrice, { isDraft: false, territoireIds: [hers] })).status).toBe(200)
})

test('[R6-4] she edits an event shared with another branch, but does not show it further', async () => {
  const id = await createEvenement(kit.db, kit.clock.now(), { territoireIds: [hers, other] })
  expect((await update(id, coordinatrice, { titre: 'Un autre titre' })).status).toBe(200)
  expect(await update(id, coordinatrice, { displaySiteVitrine: true })).toMatchObject(
    refused('displaySiteVitrine'),
  )
  const alone = { displaySiteVitrine: true, territoireIds: [hers] }
  expect((await update(id, coordinatrice, alone)).status).toBe(200)
})

test('[R6-4] her copies are for her branches only', async () => {
  const id = await createEvenement(kit.db, kit.clock.now(), { territoireIds: [hers, other] })
  const copy = await coordinatrice.call(endpoints.duplicateEvenement, { params: { id }, body: { id } })
  expect(copy.body.territoires).toMatchObject([{ id: hers }])
  const repeat = (event: EvenementId, client: Client) =>
    client.call(endpoints.createSerie, { params: { id: event }, body: { regle: 'semaine', nombre: 1 } })
  const branchesOf = async (event: EvenementId | undefined) =>
    (
      await kit.db
        .selectFrom('evenements_territoires')
        .where('evenement_id', '=', event ?? '')
        .select('territoire_id')
        .execute()
    ).map(({ territoire_id }) => territoire_id)
  const { body: hersOnly } = await repeat(id, coordinatrice)
  expect(await branchesOf(hersOnly.evenements[0]?.id)).toEqual([hers])
  const { body: both } = await repeat(id, administratrice)
  expect((await branchesOf(both.evenements[0]?.id)).toSorted()).toEqual([hers, other].toSorted())
  const network = await createEvenement(kit.db, kit.clock.now(), { auteure_id: coordinatrice.id ?? null })
  expect(await repeat(network, coordinatrice)).toMatchObject({
    status: 409,
    body: { code: 'serie_hors_antennes' },
  })
})
