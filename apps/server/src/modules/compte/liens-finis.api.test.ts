import { agendaEndpoints } from '@entrelles/contract/modules/agenda/agenda.endpoints.ts'
import { compteEndpoints } from '@entrelles/contract/modules/compte/compte.endpoints.ts'
import { sessionEndpoints } from '@entrelles/contract/modules/session/session.endpoints.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { createCompte, createJeton, MOT_DE_PASSE } from '#modules/session/session.factory.ts'
import { secretOfJeton } from '#modules/session/session.public.ts'

const kit = useTestApp()
beforeEach(() => kit.clock.set('2026-11-14T09:00:00Z'))

const NOUVEAU = 'Nouveau-Chemin-42!'
const fresh = () => `neuve-${crypto.randomUUID()}@entrelles.test`

const mailed = async (compteId: string, usage: 'connexion' | 'mot_de_passe' | 'email', email?: string) => {
  const { derive } = kit.services
  const demande = { compteId, usage, ...(email !== undefined && { email }) }
  return secretOfJeton(derive, await createJeton(kit.db, derive, demande, kit.clock.now()))
}
const follow = async (token: string) =>
  (await kit.visitor.call(sessionEndpoints.createSessionParLien, { params: { token } })).status
const reset = async (resetToken: string, motDePasse = NOUVEAU) =>
  (await kit.visitor.call(sessionEndpoints.updateMotDePasseOublie, { body: { resetToken, motDePasse } }))
    .status
const confirm = async (token: string) =>
  (await kit.visitor.call(compteEndpoints.acceptChangementEmail, { body: { token } })).status
const change = async (member: Client) =>
  (
    await member.call(compteEndpoints.updateMotDePasse, {
      body: { id: member.id as AdherenteId, password: MOT_DE_PASSE, newPassword: NOUVEAU },
    })
  ).status
const urlOf = async (member: Client) =>
  (await member.call(agendaEndpoints.getAbonnementAgenda, {})).body.abonnement?.url
const reads = async (url = '') => (await kit.visitor.inject({ url: new URL(url).pathname })).status

/** A member, one pending link of each kind, and the URL of her calendar. */
const create = async () => {
  const { id } = await createCompte(kit.db, kit.clock.now())
  const member = await kit.signIn(id)
  await member.call(agendaEndpoints.createAbonnementAgenda, {})
  return {
    id,
    member,
    calendrier: await urlOf(member),
    connexion: await mailed(id, 'connexion'),
    motDePasse: await mailed(id, 'mot_de_passe'),
    email: await mailed(id, 'email', fresh()),
  }
}
type Pending = Awaited<ReturnType<typeof create>>

const WAYS: [string, (pending: Pending) => Promise<number>][] = [
  ['a change of password in the account', ({ member }) => change(member)],
  ['a password chosen with a reset link', ({ motDePasse }) => reset(motDePasse)],
  ['a change of address', ({ email }) => confirm(email)],
]

describe.each(WAYS)('%s', (_way, act) => {
  test('[R2.1-2] [R8-4] [R8-6] ends every link mailed before', async () => {
    const pending = await create()
    expect(await act(pending)).toBeOneOf([200, 204])
    expect(await follow(pending.connexion)).toBe(410)
    expect(await reset(pending.motDePasse, 'Encore-Un-Autre-7!')).toBe(410)
    expect(await confirm(pending.email)).toBe(400)
    expect(await follow(await mailed(pending.id, 'connexion'))).toBe(200)
  })

  test('replaces the calendar URL', async () => {
    const { member, id, calendrier, ...links } = await create()
    expect(await reads(calendrier)).toBe(200)
    await act({ member, id, calendrier, ...links })
    expect(await reads(calendrier)).toBe(404)
    const after = await urlOf(await kit.signIn(id))
    expect(after).not.toBe(calendrier)
    expect(await reads(after)).toBe(200)
  })

  test('leaves the links and the calendar of other members alone', async () => {
    const other = await create()
    await act(await create())
    expect(await reads(other.calendrier)).toBe(200)
    expect(await confirm(other.email)).toBe(200)
  })
})

test('a member without a calendar URL gets none', async () => {
  const { id } = await createCompte(kit.db, kit.clock.now())
  const member = await kit.signIn(id)
  expect(await change(member)).toBe(204)
  expect(await urlOf(member)).toBeUndefined()
})

test('a refused change ends nothing', async () => {
  const pending = await create()
  await createCompte(kit.db, kit.clock.now(), { email: 'prise@entrelles.test' })
  const taken = await mailed(pending.id, 'email', 'prise@entrelles.test')
  expect(await confirm(taken)).toBe(400)
  expect(await reads(pending.calendrier)).toBe(200)
  expect(await follow(pending.connexion)).toBe(200)
})
