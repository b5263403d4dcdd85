import { addDays, parisDay } from '@entrelles/contract/kit/dates.ts'
import { faqEndpoints } from '@entrelles/contract/modules/faq/faq.endpoints.ts'
import { sessionEndpoints } from '@entrelles/contract/modules/session/session.endpoints.ts'
import type { Updateable } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { DB } from '#db/types.ts'
import { createCompte, createCoordination } from '#modules/session/session.factory.ts'
import { startTestApp, useTestApp, type Client } from './test-app.ts'

const kit = useTestApp()
beforeEach(() => kit.clock.set('2026-11-14T09:00:00Z'))

const statusOf = async (client: Client) => (await client.call(sessionEndpoints.getMe, {})).status
const rolesOf = async (client: Client) => (await client.call(sessionEndpoints.getMe, {})).body.roles
const readsFaq = async (client: Client) =>
  (await client.call(faqEndpoints.getFaq, { query: {} })).status === 200
const updateCompte = (client: Client, fields: Updateable<DB['comptes']>) =>
  kit.db
    .updateTable('comptes')
    .set(fields)
    .where('id', '=', client.id ?? '')
    .execute()
const revoke = (client: Client) =>
  kit.db
    .updateTable('sessions')
    .set({ revoquee_le: kit.clock.now() })
    .where('compte_id', '=', client.id ?? '')
    .execute()

describe('a change in the database takes effect at the next request', () => {
  test('[R6-1] a revoked session is refused', async () => {
    const member = await kit.as('adherente')
    expect(await statusOf(member)).toBe(200)
    await revoke(member)
    expect(await statusOf(member)).toBe(401)
  })

  test('[R6-1] only the revoked session is refused, not the other sessions of the member', async () => {
    const phone = await kit.as('adherente')
    await revoke(phone)
    const computer = await kit.signIn(phone.id ?? '')
    expect(await statusOf(computer)).toBe(200)
    expect(await statusOf(phone)).toBe(401)
  })

  test('[R6-1] a suspended member is refused, then admitted again once it ends', async () => {
    const member = await kit.as('adherente')
    await updateCompte(member, { suspendue_jusquau: new Date(kit.clock.now().getTime() + 60_000) })
    expect(await statusOf(member)).toBe(401)
    kit.clock.advance(60_000)
    expect(await statusOf(member)).toBe(200)
  })

  test('[R6-1] a payment opens the application', async () => {
    const member = await kit.as('expiree')
    expect(await rolesOf(member)).toEqual(['ROLE_ADHERENTE'])
    expect(await readsFaq(member)).toBe(false)
    await updateCompte(member, { paye_jusquau: '2027-11-13' })
    expect(await rolesOf(member)).toEqual([
      'ROLE_ADHERENTE',
      'ROLE_ADHERENTE_ADHESION_ACTIVE',
      'ROLE_ADHERENTE_ACTIVE',
    ])
    expect(await readsFaq(member)).toBe(true)
  })

  test('[R6-1] a coordination gives its role, and its end removes it', async () => {
    const member = await kit.as('adherente')
    await createCoordination(kit.db, kit.clock.now(), member.id ?? '', 'Pays de Redon')
    expect(await rolesOf(member)).toContain('ROLE_COORDINATRICE')
    await kit.db
      .deleteFrom('coordinations')
      .where('compte_id', '=', member.id ?? '')
      .execute()
    expect(await rolesOf(member)).not.toContain('ROLE_COORDINATRICE')
  })

  test('[R6-1] deleting an account ends its sessions', async () => {
    const member = await kit.as('adherente')
    await kit.db
      .deleteFrom('comptes')
      .where('id', '=', member.id ?? '')
      .execute()
    expect(await statusOf(member)).toBe(401)
  })
})

describe('as time passes', () => {
  test('[R6-1] the grace period ends at midnight in Paris, thirty days after the membership', async () => {
    const { id } = await createCompte(kit.db, kit.clock.now(), { paye_jusquau: '2026-11-14' })
    const rolesAt = async (at: string) => {
      kit.clock.set(at)
      return rolesOf(await kit.signIn(id))
    }
    const grace = ['ROLE_ADHERENTE', 'ROLE_ADHERENTE_ACTIVE']
    expect(await rolesAt('2026-11-14T22:59:59Z')).toContain('ROLE_ADHERENTE_ADHESION_ACTIVE')
    expect(await rolesAt('2026-11-14T23:00:00Z')).toEqual(grace)
    expect(await rolesAt('2026-12-14T22:59:59Z')).toEqual(grace)
    const member = await kit.signIn(id)
    expect(await readsFaq(member)).toBe(true)
    kit.clock.set('2026-12-14T23:00:00Z')
    expect(await readsFaq(member)).toBe(false)
    expect(await rolesOf(member)).toEqual(['ROLE_ADHERENTE'])
  })

  test('a session expires at its own date, even if its token is still valid', async () => {
    const member = await kit.as('adherente')
    await kit.db
      .updateTable('sessions')
      .set({ expire_le: new Date(kit.clock.now().getTime() + 1000) })
      .where('compte_id', '=', member.id ?? '')
      .execute()
    expect(await statusOf(member)).toBe(200)
    kit.clock.advance(1000)
    expect(await statusOf(member)).toBe(401)
  })
})

describe('a token', () => {
  test('does not open the session of another member', async () => {
    const [mine, hers] = [await kit.as('adherente'), await kit.as('administratrice')]
    const session = await kit.db
      .selectFrom('sessions')
      .where('compte_id', '=', mine.id ?? '')
      .select('id')
      .executeTakeFirstOrThrow()
    const token = kit.services.tokens.sign({ adherenteId: hers.id ?? '', sessionId: session.id })
    const { status } = await kit.visitor.inject({
      url: '/api/users/me',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(status).toBe(401)
  })
})

describe('two nodes on one database', () => {
  let other: Awaited<ReturnType<typeof startTestApp>>
  beforeAll(async () => {
    other = await startTestApp({ DATABASE_URL: kit.services.env.DATABASE_URL, GRACE_JOURS: '0' })
  })
  afterAll(() => other.close())

  const meOnOther = (client: Client) =>
    other.visitor.inject({
      url: '/api/users/me',
      headers: { authorization: `Bearer ${client.token}` },
    })

  test('[R6-1] a session revoked on one is refused by the other at its next request', async () => {
    const member = await kit.as('adherente')
    expect((await meOnOther(member)).status).toBe(200)
    expect(await statusOf(member)).toBe(200)
    await revoke(member)
    expect((await meOnOther(member)).status).toBe(401)
  })

  test('[R6-1] the length of the grace period is a setting', async () => {
    const member = await kit.as('adherente')
    await updateCompte(member, { paye_jusquau: addDays(parisDay(kit.clock.now()), -1) })
    expect(await rolesOf(member)).toEqual(['ROLE_ADHERENTE', 'ROLE_ADHERENTE_ACTIVE'])
    expect((await meOnOther(member)).body).toMatchObject({ roles: ['ROLE_ADHERENTE'] })
  })
})
