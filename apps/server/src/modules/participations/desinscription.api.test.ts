import type { EvenementId } from '@entrelles/contract/kit/ids.ts'
import { writeJeton, USAGES_JETON } from '@entrelles/contract/modules/participations/jetons.ts'
import { participationsEndpoints as endpoints } from '@entrelles/contract/modules/participations/participations.endpoints.ts'
import { beforeEach, expect, test } from 'vitest'
import { useTestApp } from '#kit/test-app.ts'
import { createEvenement } from '#modules/evenements/evenements.factory.ts'
import { createParticipation } from './participations.factory.ts'
import { comptesOf, statutOf } from './test-participations.ts'

const kit = useTestApp()
const PAGE = { 'x-requested-with': 'XMLHttpRequest' }
let id: EvenementId
let participationId: string

beforeEach(async () => {
  id = await createEvenement(kit.db, kit.clock.now(), { nombre_places: 1 })
  participationId = await createParticipation(kit.db, kit.clock.now(), { evenement_id: id })
})

const tokenOf = (of = participationId, usage: string = USAGES_JETON.desinscription) =>
  writeJeton({ participationId: of, signature: kit.services.derive(usage, of) })
const follow = (token: string, headers: Record<string, string> = PAGE) =>
  kit.visitor.call(endpoints.getDesinscription, { query: { token } }, headers)
const look = (token: string) => kit.visitor.call(endpoints.getApercuDesinscription, { query: { token } })

test('[R2.1-11] [R7-9] the link of a mail unregisters without a session, and a second call answers the same', async () => {
  const waiting = await createParticipation(kit.db, kit.clock.now(), {
    evenement_id: id,
    statut: 'en_attente',
  })
  expect(await look(tokenOf())).toMatchObject({
    status: 200,
    body: { titre: 'Fixer ses prix sans s’excuser', fuseau: 'Europe/Paris', dejaFaite: false },
  })
  const answer = await follow(tokenOf())
  expect(answer.status).toBe(204)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect((await follow(tokenOf())).status).toBe(204)
  expect((await look(tokenOf())).body).toMatchObject({ dejaFaite: true })
  expect(await statutOf(kit.db, participationId)).toMatchObject({ statut: 'annulee' })
  // The seat is offered to the next member.
  expect(await statutOf(kit.db, waiting)).toMatchObject({ statut: 'proposee' })
  expect((await follow(tokenOf(waiting))).status).toBe(204)
  expect(await comptesOf(kit.db, id)).toEqual({ prises: 0, proposees: 0, enAttente: 0 })
})

test('[R2.1-11] [R7-9] a GET without the XMLHttpRequest header changes nothing, nor does the preview', async () => {
  for (const headers of [{}, { 'x-requested-with': 'com.android.browser' }])
    expect(await follow(tokenOf(), headers)).toMatchObject({ status: 400, body: { code: 'appel_direct' } })
  await look(tokenOf())
  expect(await statutOf(kit.db, participationId)).toMatchObject({ statut: 'inscrite' })
})

test('[R2.1-11] a token that is malformed, made for another use or wrongly signed answers 404', async () => {
  const other = await createParticipation(kit.db, kit.clock.now(), { evenement_id: id, statut: 'en_attente' })
  const [, signature = ''] = tokenOf(other).split('.')
  const wrong = [
    'x',
    tokenOf(participationId, USAGES_JETON.pointage),
    `${participationId}.${signature}`,
    tokenOf('019a0000-0000-7000-8000-00000000dead'),
  ]
  for (const token of wrong) {
    expect(await follow(token)).toMatchObject({
      status: 404,
      body: { code: 'jeton_inconnu', message: 'Une erreur est survenue.' },
    })
    expect((await look(token)).status).toBe(404)
  }
  expect(await statutOf(kit.db, participationId)).toMatchObject({ statut: 'inscrite' })
})

test('[R2.1-11] unregistering from a past event is refused', async () => {
  expect((await look(tokenOf())).body).toMatchObject({ termine: false })
  kit.clock.advance(123 * 3_600_000)
  expect((await look(tokenOf())).body).toMatchObject({ termine: true, dejaFaite: false })
  expect(await follow(tokenOf())).toMatchObject({ status: 409, body: { code: 'passe' } })
})

test('[R2.1-11] unregistering is refused once her presence is recorded', async () => {
  const now = kit.clock.now()
  await kit.db
    .updateTable('participations')
    .set({ presence: 'presente', presence_le: now, pointee_le: now, pointee_mode: 'manuel' })
    .where('id', '=', participationId)
    .execute()
  expect(await follow(tokenOf())).toMatchObject({ status: 409, body: { code: 'deja_pointee' } })
  expect(await statutOf(kit.db, participationId)).toMatchObject({ statut: 'inscrite' })
})
