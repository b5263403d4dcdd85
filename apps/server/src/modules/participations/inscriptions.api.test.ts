import type { EvenementId } from '@entrelles/contract/kit/ids.ts'
import { participationsEndpoints as endpoints } from '@entrelles/contract/modules/participations/participations.endpoints.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { createEvenement, type EvenementFields } from '#modules/evenements/evenements.factory.ts'
import { createParticipation } from './participations.factory.ts'
import { comptesOf } from './test-participations.ts'

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
  test('takes a seat, and she reads it back with what her QR code says', async () => {
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

  test('an event without a limit takes everybody', async () => {
    const id = await evenement({ nombre_places: null })
    await add(id)
    expect((await register(id)).body).toMatchObject({ statut: 'inscrite' })
  })

  test('[P-4] a full one puts her in the queue, with her place in it and no QR code', async () => {
    const id = await evenement({ nombre_places: 1 })
    await add(id)
    expect((await register(id, await kit.as('adherente'))).body).toMatchObject({ rang: 1 })
    expect(await register(id)).toMatchObject({ status: 201, body: { statut: 'en_attente', rang: 2 } })
    expect((await mine(id)).body).toMatchObject({ statut: 'en_attente', rang: 2, jetonQr: null })
    expect(await comptesOf(kit.db, id)).toEqual({ prises: 1, proposees: 0, enAttente: 2 })
  })

  test('[P-4] a newcomer does not overtake those who wait, even when a seat is free', async () => {
    const id = await evenement({ nombre_places: 3 })
    await add(id)
    await add(id, { statut: 'en_attente' })
    expect((await register(id)).body).toMatchObject({ statut: 'en_attente', rang: 2 })
  })

  test('a seat that is offered to another is not free', async () => {
    const id = await evenement({ nombre_places: 1 })
    await add(id, { statut: 'proposee' })
    expect((await register(id)).body).toMatchObject({ statut: 'en_attente', rang: 1 })
  })

  test('[R8-12] twice is refused, at once or one after the other, and changes nothing', async () => {
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
  ])('[R8-12] an event that is %s is refused', async (_case, fields, code) => {
    const id = await evenement(fields())
    expect(await register(id)).toMatchObject({ status: 409, body: { code } })
    expect(await comptesOf(kit.db, id)).toEqual({ prises: 0, proposees: 0, enAttente: 0 })
  })

  test('[R4-13] « Both » registers here too', async () => {
    const id = await evenement({ inscription_type: 'Both' })
    expect((await register(id)).status).toBe(201)
  })

  test('[R8-12] once it has started, a free seat is taken, and a full one has no queue any more', async () => {
    const id = await evenement({ debut: inMs(-HOUR), fin: inMs(HOUR), nombre_places: 1 })
    expect((await register(id, await kit.as('adherente'))).body).toMatchObject({ statut: 'inscrite' })
    expect(await register(id)).toMatchObject({
      status: 409,
      body: { code: 'complet', message: 'Cet événement est complet.' },
    })
  })

  test('a draft, an unknown event, or a body that names another one is a 404', async () => {
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

  test('[R6-5] a visitor, and a member whose membership is over, are refused', async () => {
    const id = await evenement()
    expect((await register(id, kit.visitor)).status).toBe(401)
    expect((await register(id, await kit.as('expiree'))).status).toBe(403)
  })

  test('[P-5] 200 requests at once on the last seat: exactly one registration', async () => {
    const id = await evenement({ nombre_places: 1 })
    const members = await Promise.all(Array.from({ length: 200 }, () => kit.as('adherente')))
    const answers = await Promise.all(members.map((who) => register(id, who)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    const bodies = answers.map(({ body }) => body)
    expect(bodies.filter(({ statut }) => statut === 'inscrite')).toHaveLength(1)
    // Each of the others has a place of her own in the queue.
    const rangs = bodies.flatMap(({ rang }) => rang ?? []).sort((a, b) => a - b)
    expect(rangs).toEqual(Array.from({ length: 199 }, (_, n) => n + 1))
    expect(await comptesOf(kit.db, id)).toEqual({ prises: 1, proposees: 0, enAttente: 199 })
  })
})

describe('[R4-11] [R7-9] unregistering', () => {
  test('leaves the seat; a second time changes nothing', async () => {
    const id = await evenement()
    await register(id)
    expect((await leave(id, membre, { id })).status).toBe(204)
    expect((await leave(id)).status).toBe(204)
    expect((await mine(id)).status).toBe(404)
    expect(await comptesOf(kit.db, id)).toEqual({ prises: 0, proposees: 0, enAttente: 0 })
  })

  test('leaves the queue, and who asks again is at its end', async () => {
    const id = await evenement({ nombre_places: 1 })
    await add(id)
    await register(id)
    await register(id, await kit.as('adherente'))
    await leave(id)
    expect((await register(id)).body).toMatchObject({ statut: 'en_attente', rang: 2 })
  })

  test('is refused once the event is over, or once she was noted there', async () => {
    const over = await evenement({ debut: inMs(-3 * HOUR), fin: inMs(-HOUR) })
    const started = await evenement({ debut: inMs(-HOUR), fin: inMs(HOUR) })
    await add(over, { compte_id: membre.id })
    await add(started, { compte_id: membre.id, presence: 'presente' })
    expect(await leave(over)).toMatchObject({ status: 409, body: { code: 'passe' } })
    expect(await leave(started)).toMatchObject({ status: 409, body: { code: 'deja_pointee' } })
    expect(await comptesOf(kit.db, started)).toMatchObject({ prises: 1 })
  })

  test('who came to the door took no seat, and leaves none', async () => {
    const id = await evenement({ debut: inMs(-HOUR), fin: inMs(HOUR) })
    await add(id, { compte_id: membre.id, origine: 'sans_inscription' })
    expect((await leave(id)).status).toBe(204)
    expect(await comptesOf(kit.db, id)).toEqual({ prises: 0, proposees: 0, enAttente: 0 })
  })
})

describe('what she needs', () => {
  const besoins = { covoiturage: false, gardeEnfants: true, accessibilite: null, regime: 'Végétarien' }
  const say = (id: EvenementId, body = besoins) =>
    membre.call(endpoints.updateBesoins, { params: { id }, body })

  test('is said at any time before the end, changed, taken back, and forgotten when she leaves', async () => {
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

  test('is not said any more once it is over, nor in more words than there is room for', async () => {
    const id = await evenement({ debut: inMs(-3 * HOUR), fin: inMs(-HOUR) })
    await add(id, { compte_id: membre.id })
    expect(await say(id)).toMatchObject({ status: 409, body: { code: 'passe' } })
    expect((await say(id, { ...besoins, regime: 'x'.repeat(201) })).status).toBe(422)
  })
})
