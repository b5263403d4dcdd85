import { boAdherentesEndpoints as endpoints } from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.endpoints.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import { beforeAll, expect, test } from 'vitest'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { createRebond } from '#modules/rebonds/rebonds.factory.ts'
import { createBranche, createMembre, latestEntry, nbEntries, type Branche } from './test-fiches.ts'

const kit = useTestApp()
let administratrice: Client
let drome: Branche

beforeAll(async () => {
  kit.clock.set('2026-11-15T09:00:00Z')
  administratrice = await kit.as('administratrice')
  drome = await createBranche(kit, 'Vallée de la Drôme')
})

const createMarquee = async () => {
  const { id, email } = await createMembre(kit, { territoire: drome.nom })
  await createRebond(kit.db, kit.clock.now(), { email: email.toUpperCase(), motif: '550 boîte inconnue' })
  return id
}

test('[R6-4] [P-13] the record of a marked member says when and why to an administrator, not to a coordinator', async () => {
  const params = { id: await createMarquee() }
  const read = async (client: Client) => (await client.call(endpoints.getFiche, { params })).body
  expect(await read(administratrice)).toMatchObject({
    rebond: { nature: 'definitif', motif: '550 boîte inconnue', le: '2026-11-15T09:00:00.000Z' },
  })
  expect(await read(drome.client)).toMatchObject({ rebond: null })
})

test('[R2.1-24] an administrator has her written to again, and the journal says so', async () => {
  const params = { id: await createMarquee() }
  expect((await administratrice.call(endpoints.deleteRebond, { params })).status).toBe(204)
  expect(await latestEntry(kit)).toMatchObject({ action: 'adherentes.lever_rebond', id: params.id })
  expect((await administratrice.call(endpoints.getFiche, { params })).body.rebond).toBeNull()
})

test('the mark of an unknown member answers 404 and leaves no journal line', async () => {
  const before = await nbEntries(kit)
  const params = { id: '019a0000-0000-7000-8000-00000000dead' as AdherenteId }
  expect((await administratrice.call(endpoints.deleteRebond, { params })).status).toBe(404)
  expect(await nbEntries(kit)).toBe(before)
})
