import type { ErrorBody } from '@entrelles/contract/kit/errors.ts'
import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { boAntennesEndpoints as endpoints } from '@entrelles/contract/modules/bo-antennes/bo-antennes.endpoints.ts'
import { boJournalEndpoints } from '@entrelles/contract/modules/bo-journal/bo-journal.endpoints.ts'
import { sessionEndpoints } from '@entrelles/contract/modules/session/session.endpoints.ts'
import { beforeEach, expect, test } from 'vitest'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { createProfil } from '#modules/adherentes/adherentes.factory.ts'
import { createTerritoire } from '#modules/antennes/antennes.factory.ts'
import { lockTerritoire, lockTerritoiresNommes } from '#modules/antennes/coordinations.repository.ts'

const kit = useTestApp()
let administratrice: Client
let id: TerritoireId

const createMember = (prenom: string, fields: Parameters<typeof createProfil>[2] = {}) =>
  createProfil(kit.db, kit.clock.now(), { ...fields, compte: { prenom, ...fields.compte } })
/** The coordinators on the page of the branch. */
const look = async () => {
  const { body } = await administratrice.call(endpoints.getTerritoireBo, { params: { id } })
  return body.coordinatrices.map((coordinatrice) => coordinatrice.id)
}
type Given = { readonly vu?: readonly string[]; readonly client?: Client }
const name = async (adherentes: readonly string[], { vu, client = administratrice }: Given = {}) =>
  (await kit.confirm(client)).call<typeof endpoints.updateCoordinatrices, ErrorBody>(
    endpoints.updateCoordinatrices,
    {
      params: { id },
      body: { adherentes: adherentes as never, vu: (vu ?? (await look())) as never },
    },
  )
/** « address: subject », sorted. */
const letters = () => kit.mail.sent.map(({ to, subject }) => `${to}: ${subject}`).sort()

beforeEach(async () => {
  await kit.db.deleteFrom('comptes').execute()
  await kit.db.deleteFrom('territoires').execute()
  kit.clock.advance(60_000)
  kit.mail.sent.length = 0
  administratrice = await kit.as('administratrice')
  id = await createTerritoire(kit.db, { nom: 'Cornouaille' })
})

test('[R2.1-22] new and removed coordinators are mailed, and unchanged ones are not', async () => {
  const soizic = await createMember('Soizic')
  const awa = await createMember('Awa')
  const nadia = await createMember('Nadia')
  await name([soizic.id, awa.id])
  await kit.runJobs()
  expect(letters()).toEqual(
    [
      `${soizic.email}: Tu coordonnes l’antenne Cornouaille`,
      `${awa.email}: Tu coordonnes l’antenne Cornouaille`,
    ].sort(),
  )
  expect(kit.mail.sent[0]?.text).toContain('/coordinatrice/antenne')
  kit.mail.sent.length = 0
  kit.clock.advance(1000)
  await name([awa.id, nadia.id])
  await kit.runJobs()
  expect(letters()).toEqual(
    [
      `${soizic.email}: Tu ne coordonnes plus l’antenne Cornouaille`,
      `${nadia.email}: Tu coordonnes l’antenne Cornouaille`,
    ].sort(),
  )
  const { body } = await administratrice.call(boJournalEndpoints.listJournal, { query: {} })
  expect(body.entrees[0]).toMatchObject({
    action: 'antennes.nommer',
    avant: { coordinatrices: ['Soizic Le Goff', 'Awa Le Goff'] },
  })
})

test('[R6-1] her roles change at her next request, both ways', async () => {
  const { id: soizic } = await createMember('Soizic')
  const client = await kit.signIn(soizic)
  const roles = async () => (await client.call(sessionEndpoints.getMe, {})).body.roles
  const reach = async () => (await client.call(endpoints.getTerritoireBo, { params: { id } })).status
  expect([await roles(), await reach()]).toEqual([expect.not.arrayContaining(['ROLE_COORDINATRICE']), 403])
  await name([soizic])
  expect([await roles(), await reach()]).toEqual([expect.arrayContaining(['ROLE_COORDINATRICE']), 200])
  await name([])
  expect(await reach()).toBe(403)
})

test('a coordinator removed before the worker runs gets no outdated mail', async () => {
  const { id: soizic, email } = await createMember('Soizic')
  await name([soizic])
  await name([])
  await kit.runJobs()
  expect(letters()).toEqual([`${email}: Tu ne coordonnes plus l’antenne Cornouaille`])
})

test('[R6-1] a session that is not confirmed changes nothing', async () => {
  const { id: soizic } = await createMember('Soizic')
  expect(
    await administratrice.call(endpoints.updateCoordinatrices, {
      params: { id },
      body: { adherentes: [soizic as never], vu: [] },
    }),
  ).toMatchObject({ status: 403, body: { code: 'confirmation_requise' } })
  expect(await kit.db.selectFrom('coordinations').selectAll().execute()).toEqual([])
})

test('an unknown branch answers 404', async () => {
  const { status } = await (
    await kit.confirm(administratrice)
  ).call(endpoints.updateCoordinatrices, {
    params: { id: '019a0000-0000-7000-8000-000000000001' as TerritoireId },
    body: { adherentes: [], vu: [] },
  })
  expect(status).toBe(404)
})

test('[R6-1] a change based on an outdated page is refused', async () => {
  const { id: soizic } = await createMember('Soizic')
  const { id: awa } = await createMember('Awa')
  const client = await kit.as('administratrice')
  const vu = await look()
  expect((await name([soizic], { vu })).status).toBe(200)
  const late = { status: 409, body: { code: 'version_depassee' } }
  expect(await name([awa], { vu, client })).toMatchObject(late)
  expect(await look()).toEqual([soizic])
  expect((await name([soizic, awa], { vu: [soizic], client })).status).toBe(200)
  expect(await name([], { vu: [soizic] })).toMatchObject(late)
  // The order of the coordinators does not matter.
  for (const seen of [
    [awa, soizic],
    [soizic, awa],
  ])
    expect((await name([soizic, awa], { vu: seen })).status).toBe(200)
  expect((await look()).toSorted()).toEqual([soizic, awa].toSorted())
})

test('one of two concurrent changes is accepted, and the other is refused', async () => {
  const { id: soizic } = await createMember('Soizic')
  const { id: awa } = await createMember('Awa')
  const client = await kit.as('administratrice')
  const answers = await Promise.all([name([soizic], { vu: [] }), name([awa], { vu: [], client })])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(await look()).toHaveLength(1)
})

test('a branch can be followed while its coordinators change', async () => {
  // The lock that a foreign key takes on the branch.
  const refer = () =>
    kit.db.selectFrom('territoires').where('id', '=', id).select('id').forKeyShare().noWait().execute()
  await kit.db.transaction().execute(async (inside) => {
    await lockTerritoire(inside, id)
    await lockTerritoiresNommes(inside, [id])
    expect(await refer()).toEqual([{ id }])
  })
})

test.each([
  ['whose membership is over', { paye_jusquau: '2026-01-01' }],
  ['who has not finished her sign-up', { etape_inscription: 'etape_six' as const }],
  ['who is suspended', { suspendue_jusquau: '2099-01-01' }],
])('a member %s cannot be appointed', async (_who, compte) => {
  const { id: membre } = await createMember('Léa', { compte })
  expect(await name([membre])).toMatchObject({ status: 422, body: { violations: [{ champ: 'adherentes' }] } })
})

test('a coordinator whose membership has expired can stay or be removed', async () => {
  const { id: soizic } = await createMember('Soizic', {
    coordonne: 'Cornouaille',
    compte: { paye_jusquau: '2026-01-01' },
  })
  const { id: awa } = await createMember('Awa')
  expect((await name([soizic, awa])).status).toBe(200)
  expect((await name([awa])).status).toBe(200)
})

test('a closed branch cannot have a coordinator', async () => {
  const { id: soizic } = await createMember('Soizic')
  await administratrice.call(endpoints.closeTerritoire, { params: { id }, body: { versId: null } })
  expect(await name([soizic])).toMatchObject({ status: 409, body: { code: 'antenne_fermee' } })
})
