import type { EvenementId } from '@entrelles/contract/kit/ids.ts'
import { participationsEndpoints as endpoints } from '@entrelles/contract/modules/participations/participations.endpoints.ts'
import { beforeEach, expect, test } from 'vitest'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { createEvenement } from '#modules/evenements/evenements.factory.ts'

const kit = useTestApp()
let membre: Client
let id: EvenementId

beforeEach(async () => {
  membre = await kit.as('adherente')
  id = await createEvenement(kit.db, kit.clock.now())
})
const keep = (evenement = id, who = membre) => who.call(endpoints.createFavori, { body: { evenement } })
const kept = () => kit.db.selectFrom('favoris').where('evenement_id', '=', id).select('id').execute()

test('[R4-11] [R7-9] an event added several times is one favourite, which is deleted by its id', async () => {
  const answers = await Promise.all([keep(), keep(), keep()])
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  const [favori, ...others] = await kept()
  expect(others).toEqual([])
  expect(new Set(answers.map(({ body }) => body.id))).toEqual(new Set([favori?.id]))
  const { id: favoriId } = answers[0]?.body ?? { id: '' as never }
  const out = () =>
    membre.call(endpoints.deleteFavori, { params: { id: favoriId }, body: { favori: favoriId } })
  expect((await out()).status).toBe(204)
  expect((await out()).status).toBe(404)
  expect(await kept()).toEqual([])
})

test("[R4-11] a draft or an unknown event cannot be a favourite, and another member's favourite cannot be deleted", async () => {
  const draft = await createEvenement(kit.db, kit.clock.now(), { brouillon: true })
  expect((await keep(draft)).status).toBe(404)
  expect((await keep('019a0000-0000-7000-8000-00000000dead' as EvenementId)).status).toBe(404)
  const { body } = await keep()
  const other = await kit.as('adherente')
  const take = (who: Client, favori = body.id) =>
    who.call(endpoints.deleteFavori, { params: { id: body.id }, body: { favori } })
  expect((await take(other)).status).toBe(404)
  expect((await take(membre, '019a0000-0000-7000-8000-00000000dead' as never)).status).toBe(404)
  expect(await kept()).toHaveLength(1)
})
