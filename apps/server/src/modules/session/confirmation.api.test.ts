import { boAdherentesEndpoints } from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.endpoints.ts'
import { compteEndpoints } from '@entrelles/contract/modules/compte/compte.endpoints.ts'
import { secondFacteurEndpoints } from '@entrelles/contract/modules/second-facteur/second-facteur.endpoints.ts'
import { sessionEndpoints } from '@entrelles/contract/modules/session/session.endpoints.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { createCompte, MOT_DE_PASSE } from './session.factory.ts'

const kit = useTestApp()
const WRONG = 'Autre-2026!'
let administratrice: Client

beforeEach(async () => {
  administratrice = await kit.as('administratrice')
})

const confirm = (password: string, client = administratrice) =>
  client.call(sessionEndpoints.confirmSession, { body: { password } })
const suspend = async () => {
  const { id } = await createCompte(kit.db, kit.clock.now())
  return administratrice.call(boAdherentesEndpoints.createSuspension, {
    params: { id: id as AdherenteId },
    body: { motif: 'demande' },
  })
}

describe('POST /api/confirmation', () => {
  test('[R6-1] the right password lets the session suspend a member; a wrong one does not', async () => {
    expect((await suspend()).status).toBe(403)
    expect(await confirm(WRONG)).toMatchObject({
      status: 422,
      body: { violations: [{ champ: 'password', message: 'Ce mot de passe n’est pas le tien.' }] },
    })
    expect((await suspend()).status).toBe(403)
    expect((await confirm(MOT_DE_PASSE)).status).toBe(204)
    expect((await suspend()).status).toBe(204)
    // Until it ends, it is not asked again.
    expect((await suspend()).status).toBe(204)
  })

  test('the confirmation is a date on the row of the session, and only of that one', async () => {
    await kit.signIn(administratrice.id ?? '')
    await confirm(MOT_DE_PASSE)
    const rows = await kit.db
      .selectFrom('sessions')
      .where('compte_id', '=', administratrice.id ?? '')
      .orderBy('id')
      .select('confirmee_le')
      .execute()
    expect(rows.map(({ confirmee_le }) => confirmee_le)).toEqual([kit.clock.now().toISOString(), null])
  })

  test('[R6-1] ten wrong passwords, over all endpoints that ask for it, close them all to this member alone', async () => {
    const doors = [
      () => confirm(WRONG),
      () => administratrice.call(secondFacteurEndpoints.createSecondFacteur, { body: { password: WRONG } }),
      () =>
        administratrice.call(compteEndpoints.updateMotDePasse, {
          body: {
            id: administratrice.id as AdherenteId,
            password: WRONG,
            newPassword: 'Encore-Une-2026!',
          },
        }),
    ]
    const statuses: number[] = []
    for (let n = 0; n < 10; n += 1) statuses.push((await doors[n % doors.length]?.())?.status ?? 0)
    expect(statuses).toEqual(Array(10).fill(422))
    for (const door of doors) expect((await door()).status).toBe(429)
    expect((await confirm(MOT_DE_PASSE)).status).toBe(429)
    expect((await confirm(MOT_DE_PASSE, await kit.as('administratrice'))).status).toBe(204)
  })

  test('a right password is never counted', async () => {
    for (let n = 0; n < 12; n += 1) expect((await confirm(MOT_DE_PASSE)).status).toBe(204)
  })
})
