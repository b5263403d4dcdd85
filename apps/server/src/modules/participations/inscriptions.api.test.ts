import type { EvenementId } from '@entrelles/contract/kit/ids.ts'
import { participationsEndpoints as endpoints } from '@entrelles/contract/modules/participations/participations.endpoints.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { createEvenement, type EvenementFields } from '#modules/evenements/evenements.factory.ts'
import { createParticipation } from './participations.factory.ts'
import { comptesOf, statutOf } from './test-participations.ts'

const kit = useTestApp()
const HOUR = 3_600_000
let membre: Client

beforeEach(async () => {
  membre = await kit.as('adherente')
})

const evenement = (fields: EvenementFields = {}) => createEvenement(kit.db, kit.clock.now(), fields)
const add = (evenement_id: string, fields = {}) =>
  createParticipation(kit.db, kit.clock.now(), { evenement_id, ...fields })
const register = (id: EvenementId, who = membre, body = {}) =>
  who.call(endpoints.createParticipation, { params: { id }, body })
const leave = (id: EvenementId, who = membre, body = {}) =>
  who.call(endpoints.deleteParticipation, { params: { id }, body })
const mine = (id: EvenementId, who = membre) => who.call(endpoints.getParticipation, { params: { id } })
const inMs = (ms: number) => new Date(kit.clock.now().getTime() + ms)

describe('[R4-11] [R7-9] registering', () => {
  test('a registration takes a seat, and the member reads it with her QR code', async () => {
    const id = await evenement({ nombre_places: 2 })
    const besoins = { covoiturage: true, gardeEnfants: false, accessibilite: 'De plain-pied', regime: '' }
    const answer = await register(id, membre, { id, besoins })
    expect(answer).toMatchObject({
      status: 201,
      body: { statut: 'inscrite', rang: null, offreExpireLe: null },
    })
    expect((await mine(id)).body).toMatchObject({
      statut: 'inscrite',
      besoins: { covoiturage: true, gardeEnfants: false, accessibilite: 'De plain-pied', regime: null },
      jetonQr: expect.stringMatching(/^[0-9a-f-]{36}\.[\w-]{43}$/),
    })
    expect(await comptesOf(kit.db, id)).toEqual({ prises: 1, proposees: 0, enAttente: 0 })
  })

  test('an event without a limit accepts a registration', async () => {
    const id = await evenement({ nombre_places: null })
    await add(id)
    expect((await register(id)).body).toMatchObject({ statut: 'inscrite' })
  })

  test('[P-4] a full event puts the member on the waiting list, with her rank and no QR code', async () => {
    const id = await evenement({ nombre_places: 1 })
    await add(id)
    expect((await register(id, await kit.as('adherente'))).body).toMatchObject({ rang: 1 })
    expect(await register(id)).toMatchObject({ status: 201, body: { statut: 'en_attente', rang: 2 } })
    expect((await mine(id)).body).toMatchObject({ statut: 'en_attente', rang: 2, jetonQr: null })
    expect(await comptesOf(kit.db, id)).toEqual({ prises: 1, proposees: 0, enAttente: 2 })
  })

  test('[P-4] a newcomer does not overtake the waiting list, even when a seat is free', async () => {
    const id = await evenement({ nombre_places: 3 })
    await add(id)
    await add(id, { statut: 'en_attente' })
    expect((await register(id)).body).toMatchObject({ statut: 'en_attente', rang: 2 })
  })

  test('an offered seat is not free', async () => {
    const id = await evenement({ nombre_places: 1 })
    await add(id, { statut: 'proposee' })
    expect((await register(id)).body).toMatchObject({ statut: 'en_attente', rang: 1 })
  })

  test('[R8-12] a second registration is refused, even at the same time, and changes nothing', async () => {
    const id = await evenement({ nombre_places: 5 })
    const answers = await Promise.all([1, 2, 3, 4].map(() => register(id)))
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409, 409, 409])
    expect(await register(id)).toMatchObject({
      status: 409,
      body: { code: 'deja_inscrite', message: 'Tu es déjà inscrite à cet événement.' },
    })
    expect(await comptesOf(kit.db, id)).toEqual({ prises: 1, proposees: 0, enAttente: 0 })
  })

  test.each([
    ['cancelled', () => ({ annule_le: kit.clock.now() }), 'annule'],
    ['over', () => ({ debut: inMs(-3 * HOUR), fin: inMs(-HOUR) }), 'passe'],
    ['[R4-13] registered elsewhere', () => ({ inscription_type: 'Externe' }), 'externe'],
  ])('[R8-12] registering to an event that is %s is refused', async (_case, fields, code) => {
    const id = await evenement(fields())
    expect(await register(id)).toMatchObject({ status: 409, body: { code } })
    expect(await comptesOf(kit.db, id)).toEqual({ prises: 0, proposees: 0, enAttente: 0 })
  })

  test('[R4-13] a member registers here for a « Both » event', async () => {
    const id = await evenement({ inscription_type: 'Both' })
    expect((await register(id)).status).toBe(201)
  })

  test('[R8-12] a started event gives its free seat, then refuses without a waiting list', async () => {
    const id = await evenement({ debut: inMs(-HOUR), fin: inMs(HOUR), nombre_places: 1 })
    expect((await register(id, await kit.as('adherente'))).body).toMatchObject({ statut: 'inscrite' })
    expect(await register(id)).toMatchObject({
      status: 409,
      body: { code: 'complet', message: 'Cet événement est complet.' },
    })
  })

  test('a draft, an unknown event and a body that names another event answer 404', async () => {
    const draft = await evenement({ brouillon: true })
    const id = await evenement()
    const unknown = '019a0000-0000-7000-8000-00000000dead' as EvenementId
    expect((await register(draft)).status).toBe(404)
    expect((await register(unknown)).status).toBe(404)
    expect((await register(id, membre, { id: unknown })).status).toBe(404)
    expect((await leave(draft)).status).toBe(404)
    expect((await leave(id, membre, { id: unknown })).status).toBe(404)
    expect((await mine(draft)).status).toBe(404)
    expect((await mine(id)).status).toBe(404)
    expect(await comptesOf(kit.db, id)).toEqual({ prises: 0, proposees: 0, enAttente: 0 })
  })

  test('[R6-5] a visitor and a member with an expired membership are refused', async () => {
    const id = await evenement()
    expect((await register(id, kit.visitor)).status).toBe(401)
    expect((await register(id, await kit.as('expiree'))).status).toBe(403)
  })

  test('[P-5] 200 simultaneous requests for the last seat give exactly one registration', async () => {
    const id = await evenement({ nombre_places: 1 })
    const members = await Promise.all(Array.from({ length: 200 }, () => kit.as('adherente')))
    const answers = await Promise.all(members.map((who) => register(id, who)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    const bodies = answers.map(({ body }) => body)
    expect(bodies.filter(({ statut }) => statut === 'inscrite')).toHaveLength(1)
    // Each of the others has her own rank.
    const rangs = bodies.flatMap(({ rang }) => rang ?? []).sort((a, b) => a - b)
    expect(rangs).toEqual(Array.from({ length: 199 }, (_, n) => n + 1))
    expect(await comptesOf(kit.db, id)).toEqual({ prises: 1, proposees: 0, enAttente: 199 })
  })
})

describe('[R4-11] [R7-9] unregistering', () => {
  test('unregistering frees the seat, and a second call changes nothing', async () => {
    const id = await evenement()
    await register(id)
    expect((await leave(id, membre, { id })).status).toBe(204)
    expect((await leave(id)).status).toBe(204)
    expect((await mine(id)).status).toBe(404)
    expect(await comptesOf(kit.db, id)).toEqual({ prises: 0, proposees: 0, enAttente: 0 })
  })

  test('a member who leaves the waiting list and asks again is last', async () => {
    const id = await evenement({ nombre_places: 1 })
    await add(id)
    await register(id)
    await register(id, await kit.as('adherente'))
    await leave(id)
    expect((await register(id)).body).toMatchObject({ statut: 'en_attente', rang: 2 })
  })

  test('unregistering is refused after the event, and for a member marked present', async () => {
    const over = await evenement({ debut: inMs(-3 * HOUR), fin: inMs(-HOUR) })
    const started = await evenement({ debut: inMs(-HOUR), fin: inMs(HOUR) })
    await add(over, { compte_id: membre.id })
    await add(started, { compte_id: membre.id, presence: 'presente' })
    expect(await leave(over)).toMatchObject({ status: 409, body: { code: 'passe' } })
    expect(await leave(started)).toMatchObject({ status: 409, body: { code: 'deja_pointee' } })
    expect(await comptesOf(kit.db, started)).toMatchObject({ prises: 1 })
  })

  test('a walk-in who leaves does not change the counters', async () => {
    const id = await evenement({ debut: inMs(-HOUR), fin: inMs(HOUR) })
    await add(id, { compte_id: membre.id, origine: 'sans_inscription' })
    expect((await leave(id)).status).toBe(204)
    expect(await comptesOf(kit.db, id)).toEqual({ prises: 0, proposees: 0, enAttente: 0 })
  })
})

describe('needs', () => {
  const besoins = { covoiturage: false, gardeEnfants: true, accessibilite: null, regime: 'Végétarien' }
  const say = (id: EvenementId, body = besoins) =>
    membre.call(endpoints.updateBesoins, { params: { id }, body })

  test('needs are set, cleared, and erased when the member leaves', async () => {
    const id = await evenement()
    expect((await say(id)).status).toBe(404)
    await register(id)
    expect((await say(id)).status).toBe(204)
    expect((await mine(id)).body).toMatchObject({ besoins })
    await say(id, { ...besoins, gardeEnfants: false, regime: '' as never })
    expect((await mine(id)).body).toMatchObject({ besoins: null })
    await say(id)
    await leave(id)
    const kept = await kit.db
      .selectFrom('participations')
      .where('evenement_id', '=', id)
      .where('besoins', 'is not', null)
      .select('id')
      .execute()
    expect(kept).toEqual([])
  })

  test('needs are refused after the event, and when they are too long', async () => {
    const id = await evenement({ debut: inMs(-3 * HOUR), fin: inMs(-HOUR) })
    await add(id, { compte_id: membre.id })
    expect(await say(id)).toMatchObject({ status: 409, body: { code: 'passe' } })
    expect((await say(id, { ...besoins, regime: 'x'.repeat(201) })).status).toBe(422)
  })
})

test('[security 27] the calls of a member concern the registration of the caller, not that of another member', async () => {
  const id = await evenement({ nombre_places: 2 })
  const besoins = { covoiturage: true, gardeEnfants: false, accessibilite: null, regime: null }
  const inscrite = await add(id, { besoins: JSON.stringify(besoins) })
  const proposee = await add(id, { statut: 'proposee', offre_expire_le: inMs(HOUR) })
  const before = [await statutOf(kit.db, inscrite), await statutOf(kit.db, proposee)]
  const params = { id }
  expect((await mine(id)).status).toBe(404)
  expect((await leave(id)).status).toBe(204)
  expect((await membre.call(endpoints.updateBesoins, { params, body: besoins })).status).toBe(404)
  expect((await membre.call(endpoints.acceptOffre, { params })).status).toBe(409)
  expect((await membre.call(endpoints.declineOffre, { params })).status).toBe(409)
  expect([await statutOf(kit.db, inscrite), await statutOf(kit.db, proposee)]).toEqual(before)
})
