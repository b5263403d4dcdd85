import { boParticipationsEndpoints as bo } from '@entrelles/contract/modules/bo-participations/bo-participations.endpoints.ts'
import { USAGES_JETON, writeJeton } from '@entrelles/contract/modules/participations/jetons.ts'
import { participationsEndpoints as endpoints } from '@entrelles/contract/modules/participations/participations.endpoints.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startTestApp, useTestApp, type Client } from '#kit/test-app.ts'
import { createEvenement } from '#modules/evenements/evenements.factory.ts'
import { createParticipation } from './participations.factory.ts'
import { comptesOf } from './test-participations.ts'

const kit = useTestApp()
const register = (id: string, who: Client) =>
  who.call(endpoints.createParticipation, { params: { id: id as never }, body: {} })
const leave = (id: string, who: Client) =>
  who.call(endpoints.deleteParticipation, { params: { id: id as never }, body: {} })
const members = (n: number) => Promise.all(Array.from({ length: n }, () => kit.as('adherente')))

/** Locks the row of an event, as an act on another node does; returns the function that releases it. */
const holdRow = async (id: string): Promise<() => Promise<void>> => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: taken, resolve: take } = Promise.withResolvers<void>()
  const holding = kit.db.transaction().execute(async (trx) => {
    await sql`select from evenements where id = ${id} for update`.execute(trx)
    take()
    await released
  })
  await taken
  return async () => {
    release()
    await holding
  }
}

test('[F12] while the row of an event is locked, its waiting requests all get a 503, and another event works', async () => {
  const [held, other] = await Promise.all([1, 2].map(() => createEvenement(kit.db, kit.clock.now())))
  const who = await members(30)
  const release = await holdRow(String(held))
  const waiting = Promise.all(who.map((one, n) => (n % 3 === 0 ? leave : register)(String(held), one)))
  // There are more waiting requests than connections: they hold none.
  expect((await register(String(other), await kit.as('adherente'))).status).toBe(201)
  const refused = await waiting
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]))
  expect(refused[0]?.body).toMatchObject({ code: 'trop_demandee' })
  await release()
  expect((await register(String(held), who[0] as Client)).status).toBe(201)
  expect(await comptesOf(kit.db, String(held))).toEqual({ prises: 1, proposees: 0, enAttente: 0 })
})

test('[F12] while the row of an event is locked, every other act on it gets a 503', async () => {
  const id = await createEvenement(kit.db, kit.clock.now())
  const participationId = await createParticipation(kit.db, kit.clock.now(), { evenement_id: id })
  const [administratrice, membre] = [await kit.as('administratrice'), await kit.as('adherente')]
  const signature = kit.services.derive(USAGES_JETON.desinscription, participationId)
  const [params, ligne] = [{ id }, { id, participationId }]
  const body = { motif: 'Une place de plus.' }
  const release = await holdRow(id)
  const answers = await Promise.all([
    membre.call(endpoints.acceptOffre, { params }),
    membre.call(endpoints.declineOffre, { params }),
    kit.visitor.call(
      endpoints.getDesinscription,
      { query: { token: writeJeton({ participationId, signature }) } },
      { 'x-requested-with': 'XMLHttpRequest' },
    ),
    administratrice.call(bo.promoteParticipation, { params: ligne, body }),
    administratrice.call(bo.cancelOffre, { params: ligne, body }),
    administratrice.call(bo.deleteParticipationBo, { params: ligne, body }),
  ])
  await release()
  for (const answer of answers) expect(answer).toMatchObject({ status: 503, body: { code: 'trop_demandee' } })
})

test('[F12] after a lock timeout, the next wave of requests is registered', async () => {
  const id = await createEvenement(kit.db, kit.clock.now())
  const [first, ...wave] = await members(21)
  const release = await holdRow(id)
  expect((await register(id, first as Client)).status).toBe(503)
  await release()
  const answers = await Promise.all(wave.map((one) => register(id, one)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
})

test('[P-5] on two nodes, the same members asking on both at once are registered once, within the seats', async () => {
  const node = await startTestApp({ DATABASE_URL: kit.services.env.DATABASE_URL })
  try {
    const id = await createEvenement(kit.db, kit.clock.now(), { nombre_places: 10 })
    const here = await members(40)
    const there = await Promise.all(here.map((one) => node.signIn(String(one.id))))
    const answers = await Promise.all([...here, ...there].map((one) => register(id, one)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(40)
    expect(statuses.filter((status) => status === 409)).toHaveLength(40)
    expect(await comptesOf(kit.db, id)).toEqual({ prises: 10, proposees: 0, enAttente: 30 })
    const { rows } = await sql<{ rang: number }>`
      select row_number() over (order by numero)::int as rang from participations
      where evenement_id = ${id} and statut = 'en_attente'`.execute(kit.db)
    const told = answers.flatMap(({ body }) => body.rang ?? []).sort((a, b) => a - b)
    expect(told).toEqual(rows.map(({ rang }) => rang))
  } finally {
    await node.close()
  }
})

test('[R8-12] in a started event, simultaneous requests fill the seats, and the others are refused', async () => {
  const now = kit.clock.now().getTime()
  const id = await createEvenement(kit.db, kit.clock.now(), {
    debut: new Date(now - 3_600_000),
    fin: new Date(now + 3_600_000),
    nombre_places: 3,
  })
  const answers = await Promise.all((await members(12)).map((one) => register(id, one)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
  const refused = answers
    .filter(({ status }) => status === 409)
    .map(({ body }) => (body as never as { code: string }).code)
  expect(refused).toEqual(Array(9).fill('complet'))
  expect(await comptesOf(kit.db, id)).toEqual({ prises: 3, proposees: 0, enAttente: 0 })
})
