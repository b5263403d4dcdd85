import { rebondsEndpoints as endpoints } from '@entrelles/contract/modules/rebonds/rebonds.endpoints.ts'
import { sessionEndpoints } from '@entrelles/contract/modules/session/session.endpoints.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { createCompte, createPersona } from '#modules/session/session.factory.ts'
import { createRebond } from './rebonds.factory.ts'
import { findRebond } from './rebonds.public.ts'

const kit = useTestApp()
const ADRESSE = 'perdue@exemple.fr'

beforeEach(async () => {
  kit.clock.set('2026-11-20T09:00:00Z')
  await kit.db.deleteFrom('rebonds').execute()
})

describe('a member whose address is marked', () => {
  const meOf = async (client: Client) => (await client.call(sessionEndpoints.getMe, {})).body

  test('[R3-1] reads it with her session, as she wrote it, until she says that it works', async () => {
    const { id, email } = await createPersona(kit.db, kit.clock.now(), 'expiree', { email: 'Lea@Exemple.fr' })
    const client = await kit.signIn(id)
    expect(await meOf(client)).not.toHaveProperty('emailEnErreur')
    await createRebond(kit.db, kit.clock.now(), { email: 'lea@exemple.fr' })
    await createRebond(kit.db, kit.clock.now(), { email: ADRESSE })
    expect(await meOf(client)).toMatchObject({ emailEnErreur: email })

    expect((await client.call(endpoints.deleteMonRebond, {})).status).toBe(204)
    expect(await meOf(client)).not.toHaveProperty('emailEnErreur')
    expect(await findRebond(kit.db, ADRESSE)).toBeDefined()
  })

  test('may say it three times a day, also when nothing is marked', async () => {
    const client = await kit.as('adherente')
    const statuses: number[] = []
    for (let n = 0; n < 4; n += 1) statuses.push((await client.call(endpoints.deleteMonRebond, {})).status)
    expect(statuses).toEqual([204, 204, 204, 429])
  })

  test('is no longer told once her address has changed', async () => {
    const { id, email } = await createCompte(kit.db, kit.clock.now())
    await createRebond(kit.db, kit.clock.now(), { email })
    const nouvel = `neuve-${id}@exemple.fr`
    await kit.db.updateTable('comptes').set({ email: nouvel }).where('id', '=', id).execute()
    expect(await meOf(await kit.signIn(id))).not.toHaveProperty('emailEnErreur')
    expect(await findRebond(kit.db, email)).toBeDefined()
  })

  test('takes the mark with her when her account is erased', async () => {
    const { id, email } = await createCompte(kit.db, kit.clock.now())
    await createRebond(kit.db, kit.clock.now(), { email })
    await kit.db.deleteFrom('comptes').where('id', '=', id).execute()
    expect(await findRebond(kit.db, email)).toBeUndefined()
  })
})
