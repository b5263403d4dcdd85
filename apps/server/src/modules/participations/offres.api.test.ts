import type { EvenementId } from '@entrelles/contract/kit/ids.ts'
import { participationsEndpoints as endpoints } from '@entrelles/contract/modules/participations/participations.endpoints.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { jobCtxOf } from '#kit/job-ctx.ts'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { createEvenement } from '#modules/evenements/evenements.factory.ts'
import { createParticipation } from './participations.factory.ts'
import { sweepPlacesJob } from './participations.jobs.ts'
import { comptesOf, expectFirstInFirstOut, statutOf } from './test-participations.ts'

const kit = useTestApp()
const HOUR = 3_600_000
const UNKNOWN = '01900000-0000-7000-8000-000000000000' as EvenementId
let first: Client
let second: Client
let seated: Client
let id: EvenementId

/** A new session: the clock moves past the life of a token. */
const again = (who: Client) => kit.signIn(String(who.id))
const register = async (who: Client) =>
  (await again(who)).call(endpoints.createParticipation, { params: { id }, body: {} })
const leave = async (who: Client) =>
  (await again(who)).call(endpoints.deleteParticipation, { params: { id }, body: {} })
const mine = async (who: Client) =>
  (await (await again(who)).call(endpoints.getParticipation, { params: { id } })).body
const accept = async (who: Client) => (await again(who)).call(endpoints.acceptOffre, { params: { id } })
const decline = async (who: Client) => (await again(who)).call(endpoints.declineOffre, { params: { id } })
const sweep = () => sweepPlacesJob.run({}, jobCtxOf(kit.services)(kit.services.log))
const at = (ms: number) => new Date(kit.clock.now().getTime() + ms).toISOString()

/** One seat, taken, and two waiting members. */
beforeEach(async () => {
  ;[seated, first, second] = (await Promise.all([1, 2, 3].map(() => kit.as('adherente')))) as [
    Client,
    Client,
    Client,
  ]
  id = await createEvenement(kit.db, kit.clock.now(), { nombre_places: 1 })
  for (const who of [seated, first, second]) await register(who)
})

describe('[P-4] a freed seat', () => {
  test('a freed seat is offered to the first waiting member for a day, and the next one moves up', async () => {
    await leave(seated)
    expect(await mine(first)).toMatchObject({
      statut: 'proposee',
      rang: null,
      offreExpireLe: at(24 * HOUR),
    })
    expect(await mine(second)).toMatchObject({ statut: 'en_attente', rang: 1 })
    expect(await comptesOf(kit.db, id)).toEqual({ prises: 0, proposees: 1, enAttente: 1 })
  })

  test('only the member with the offer can accept it, once', async () => {
    await leave(seated)
    expect(await accept(first)).toMatchObject({ status: 200, body: { statut: 'inscrite' } })
    // The reminder is planned one day before, as for any registration.
    const { id: line } = await mine(first)
    expect(await statutOf(kit.db, line)).toMatchObject({ rappel_le: at(96 * HOUR), offre_expire_le: null })
    expect(await comptesOf(kit.db, id)).toEqual({ prises: 1, proposees: 0, enAttente: 1 })
    for (const answer of [accept, decline])
      expect(await answer(first)).toMatchObject({ status: 409, body: { code: 'deja_inscrite' } })
    expect(await accept(second)).toMatchObject({ status: 409, body: { code: 'offre_absente' } })
    expect(await decline(second)).toMatchObject({ status: 409, body: { code: 'offre_absente' } })
  })

  test('an unknown event answers 404', async () => {
    const params = { id: UNKNOWN }
    expect((await first.call(endpoints.acceptOffre, { params })).status).toBe(404)
    expect((await first.call(endpoints.declineOffre, { params })).status).toBe(404)
  })

  test('a declined offer goes to the next member, and a member who declined must register again', async () => {
    await leave(seated)
    expect((await decline(first)).status).toBe(204)
    expect((await decline(first)).status).toBe(204)
    expect(await mine(second)).toMatchObject({ statut: 'proposee' })
    await decline(second)
    await sweep()
    expect(await comptesOf(kit.db, id)).toEqual({ prises: 0, proposees: 0, enAttente: 0 })
    expect(await accept(first)).toMatchObject({ status: 409, body: { code: 'offre_absente' } })
    expect((await register(first)).body).toMatchObject({ statut: 'inscrite' })
  })

  test('the offer of a member who unregisters goes to the next one', async () => {
    await leave(seated)
    await leave(first)
    expect(await mine(second)).toMatchObject({ statut: 'proposee' })
  })

  test('the sweep gives an expired offer to the next member, once', async () => {
    await leave(seated)
    kit.clock.advance(24 * HOUR - 1)
    await sweep()
    expect(await mine(first)).toMatchObject({ statut: 'proposee' })
    kit.clock.advance(1)
    expect(await accept(first)).toMatchObject({ status: 409, body: { code: 'offre_expiree' } })
    await sweep()
    await sweep()
    for (const answer of [accept, decline])
      expect(await answer(first)).toMatchObject({ status: 409, body: { code: 'offre_expiree' } })
    expect(await mine(second)).toMatchObject({ statut: 'proposee' })
    expect(await comptesOf(kit.db, id)).toEqual({ prises: 0, proposees: 1, enAttente: 0 })
    expect((await accept(second)).status).toBe(200)
    await expectFirstInFirstOut(kit.db, id)
  })

  test('on the last day, an offer lasts two hours, and never past the start', async () => {
    kit.clock.advance(120 * HOUR - 3 * HOUR)
    await leave(seated)
    expect(await mine(first)).toMatchObject({ offreExpireLe: at(2 * HOUR) })
    kit.clock.advance(2 * HOUR)
    await sweep()
    expect(await mine(second)).toMatchObject({ offreExpireLe: at(HOUR) })
    kit.clock.advance(HOUR)
    await sweep()
    expect(await comptesOf(kit.db, id)).toEqual({ prises: 0, proposees: 0, enAttente: 0 })
  })

  test('after the start, a freed seat is offered to nobody', async () => {
    kit.clock.advance(120 * HOUR)
    await leave(seated)
    await sweep()
    expect(await comptesOf(kit.db, id)).toEqual({ prises: 0, proposees: 0, enAttente: 2 })
  })

  test('the sweep offers the seat of a deleted account', async () => {
    await kit.db.deleteFrom('comptes').where('id', '=', String(seated.id)).execute()
    expect(await comptesOf(kit.db, id)).toEqual({ prises: 0, proposees: 0, enAttente: 2 })
    await sweep()
    expect(await mine(first)).toMatchObject({ statut: 'proposee' })
    await kit.db.deleteFrom('comptes').where('id', '=', String(first.id)).execute()
    await sweep()
    expect(await mine(second)).toMatchObject({ statut: 'proposee' })
    expect(await comptesOf(kit.db, id)).toEqual({ prises: 0, proposees: 1, enAttente: 0 })
  })

  test('concurrent sweeps, departures and acceptances give the seat once', async () => {
    await leave(seated)
    const third = await kit.as('adherente')
    await register(third)
    kit.clock.advance(24 * HOUR)
    await Promise.all([sweep(), sweep(), leave(first), leave(third)])
    expect(await mine(second)).toMatchObject({ statut: 'proposee' })
    const answers = await Promise.all([accept(second), accept(second), sweep()])
    expect(new Set(answers.slice(0, 2).map((answer) => answer?.status))).toEqual(new Set([200, 409]))
    expect(await comptesOf(kit.db, id)).toEqual({ prises: 1, proposees: 0, enAttente: 0 })
  })
})

test('[P-4] in a cancelled event, offers are neither accepted, made nor expired', async () => {
  await leave(seated)
  const line = await createParticipation(kit.db, kit.clock.now(), {
    evenement_id: id,
    statut: 'en_attente',
  })
  await kit.db.updateTable('evenements').set({ annule_le: kit.clock.now() }).where('id', '=', id).execute()
  expect(await accept(first)).toMatchObject({ status: 409, body: { code: 'annule' } })
  kit.clock.advance(48 * HOUR)
  await leave(first)
  await sweep()
  expect(await statutOf(kit.db, line)).toMatchObject({ statut: 'en_attente' })
  expect(await comptesOf(kit.db, id)).toEqual({ prises: 0, proposees: 0, enAttente: 2 })
})
