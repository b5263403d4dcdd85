import { addDays, parisDay } from '@entrelles/contract/kit/dates.ts'
import { antennesEndpoints } from '@entrelles/contract/modules/antennes/antennes.endpoints.ts'
import { bannieresEndpoints as endpoints } from '@entrelles/contract/modules/bannieres/bannieres.endpoints.ts'
import type { BanniereId } from '@entrelles/contract/modules/bannieres/bannieres.schema.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { attachTerritoire } from '#modules/adherentes/adherentes.factory.ts'
import { createTerritoire } from '#modules/antennes/antennes.factory.ts'
import { createBanniere, type BanniereFields } from '#modules/bo-bannieres/bo-bannieres.factory.ts'
import { createCoordination } from '#modules/session/session.factory.ts'

const UNKNOWN = '01900000-0000-7000-8000-000000000000' as BanniereId

const kit = useTestApp()
let adherente: Client

beforeEach(async () => {
  kit.clock.set('2026-11-14T09:00:00Z')
  await kit.db.deleteFrom('bannieres').execute()
  adherente = await kit.as('adherente')
})

const create = (fields: BanniereFields = {}) => createBanniere(kit.db, kit.clock.now(), fields)
/** A banner with that first line, from `from` to `to` days after today. */
const createFrom = (from: number, to: number, texteLigne1: string) => {
  const today = parisDay(kit.clock.now())
  return create({ texteLigne1, dateDebut: addDays(today, from), dateFin: addDays(today, to) })
}

const readBy = (client: Client) => client.call(endpoints.getBanniereEnCours, {})
/** The first line of the banner that she sees. */
const seenBy = async (client: Client): Promise<string | undefined> => {
  const { status, body } = await readBy(client)
  expect(status).toBe(body ? 200 : 204)
  return body ? body.texteLigne1 : undefined
}
const dismiss = (client: Client, id: BanniereId, bannerId: string = id) =>
  client.call(endpoints.createVueBanniere, { params: { id }, body: { bannerId } })

describe('GET /api/banniere/en-cours', () => {
  test('[R3-4] [R4-9] [R7-6] answers the banner in progress, with these fields only', async () => {
    const id = await create()
    const { status, body } = await readBy(adherente)
    expect(status).toBe(200)
    expect(body).toEqual({
      id,
      texteLigne1: 'L’agenda se synchronise avec ton téléphone',
      texteLigne2: 'Ajoute tous tes événements Entrelles à ton calendrier en un geste.',
      texteBouton: 'Découvrir l’agenda',
      lienBouton: '/evenement/agenda/futur/1/page/1',
    })
  })

  test('[R4-9] [R7-6] answers 204 without a body when none is in progress', async () => {
    await createFrom(1, 3, 'Demain')
    await createFrom(-3, -1, 'Hier')
    const { status, body } = await readBy(adherente)
    expect([status, body]).toEqual([204, ''])
  })

  test('[R4-9] the first and the last day are those of Paris', async () => {
    await create({ dateDebut: '2026-11-20', dateFin: '2026-11-21' })
    const at = async (instant: string) => {
      kit.clock.set(instant)
      return (await readBy(await kit.as('adherente'))).status
    }
    expect(await at('2026-11-19T22:59:59Z')).toBe(204)
    expect(await at('2026-11-19T23:00:00Z')).toBe(200)
    expect(await at('2026-11-21T22:59:59Z')).toBe(200)
    expect(await at('2026-11-21T23:00:00Z')).toBe(204)
  })

  test('[R4-9] of several, the one that began last is shown; of those of one day, the one written last', async () => {
    await createFrom(-2, 5, 'La plus récente')
    await createFrom(-9, 20, 'La plus longue')
    expect(await seenBy(adherente)).toBe('La plus récente')
    await createFrom(-2, 0, 'Le même jour, écrite après')
    expect(await seenBy(adherente)).toBe('Le même jour, écrite après')
  })

  test('[R4-9] [R6-5] only active members may read it', async () => {
    await create()
    expect((await readBy(kit.visitor)).status).toBe(401)
    for (const persona of ['inscription', 'expiree'] as const)
      expect((await readBy(await kit.as(persona))).status).toBe(403)
  })

  test('[R4-9] a banner for roles is shown to members with one of them', async () => {
    const seen = async () => ({
      adherente: await seenBy(adherente),
      coordinatrice: await seenBy(await kit.as('coordinatrice')),
      administratrice: await seenBy(await kit.as('administratrice')),
    })
    const id = await create({ texteLigne1: 'Coordination', roles: ['ROLE_COORDINATRICE'] })
    expect(await seen()).toEqual({ coordinatrice: 'Coordination' })
    await kit.db
      .updateTable('bannieres')
      .set({ roles: ['ROLE_COORDINATRICE', 'ROLE_ADMINISTRATRICE'] })
      .where('id', '=', id)
      .execute()
    expect(await seen()).toEqual({ coordinatrice: 'Coordination', administratrice: 'Coordination' })
  })

  test('[R4-9] a banner for branches is shown to those who belong to one, follow it or coordinate it', async () => {
    const [ici, ailleurs] = [await createTerritoire(kit.db), await createTerritoire(kit.db)]
    await create({ texteLigne1: 'Ici', territoireIds: [ici] })
    const [membre, curieuse, coordinatrice, voisine] = [
      adherente,
      await kit.as('adherente'),
      await kit.as('adherente'),
      await kit.as('adherente'),
    ]
    await attachTerritoire(kit.db, kit.clock.now(), membre.id ?? '', ici)
    await curieuse.call(antennesEndpoints.createSuivi, { params: { id: ici } })
    const { nom } = await kit.db
      .selectFrom('territoires')
      .where('id', '=', ici)
      .select('nom')
      .executeTakeFirstOrThrow()
    await createCoordination(kit.db, kit.clock.now(), coordinatrice.id ?? '', nom)
    await attachTerritoire(kit.db, kit.clock.now(), voisine.id ?? '', ailleurs)
    for (const client of [membre, curieuse, coordinatrice]) expect(await seenBy(client)).toBe('Ici')
    expect(await seenBy(voisine)).toBeUndefined()

    // She leaves the branch.
    await attachTerritoire(kit.db, kit.clock.now(), membre.id ?? '', ailleurs)
    expect(await seenBy(membre)).toBeUndefined()
  })

  test('a banner for a branch that was deleted addresses nobody', async () => {
    const id = await createTerritoire(kit.db)
    await create({ territoireIds: [id] })
    await kit.db.deleteFrom('territoires').where('id', '=', id).execute()
    expect(await seenBy(adherente)).toBeUndefined()
    expect(await seenBy(await kit.as('administratrice'))).toBeUndefined()
  })
})

describe('POST /api/banniere/{id}/vue', () => {
  const views = () =>
    kit.db.selectFrom('bannieres_vues').select(['banniere_id', 'compte_id', 'date']).execute()

  test('[R4-9] [R7-6] records a view: she does not see it again, others do', async () => {
    await createFrom(-9, 9, 'La suivante')
    const id = await createFrom(-1, 9, 'La première')
    expect((await dismiss(adherente, id)).status).toBe(204)
    expect(await views()).toEqual([
      { banniere_id: id, compte_id: adherente.id, date: '2026-11-14T09:00:00.000Z' },
    ])
    expect(await seenBy(adherente)).toBe('La suivante')
    expect(await seenBy(await kit.as('adherente'))).toBe('La première')
  })

  test('[R7-6] a second view changes nothing', async () => {
    const id = await create()
    await dismiss(adherente, id)
    kit.clock.advance(60_000)
    expect((await dismiss(adherente, id)).status).toBe(204)
    expect((await views()).map(({ date }) => date)).toEqual(['2026-11-14T09:00:00.000Z'])
  })

  test('[R7-6] takes form data; the id of the path counts, whatever the body says', async () => {
    const [id, other] = [await create(), await create()]
    expect((await dismiss(adherente, id, other)).status).toBe(204)
    const multipart = {
      method: 'POST' as const,
      url: `/api/banniere/${other}/vue`,
      payload: `--x\r\ncontent-disposition: form-data; name="bannerId"\r\n\r\n${id}\r\n--x--\r\n`,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    }
    expect((await views()).map(({ banniere_id }) => banniere_id)).toEqual([id])
    expect((await adherente.inject(multipart)).status).toBe(204)
    expect((await adherente.inject({ method: 'POST', url: `/api/banniere/${id}/vue` })).status).toBe(204)
    expect(await views()).toHaveLength(2)
  })

  test('a banner that has ended meanwhile can still be dismissed', async () => {
    const id = await createFrom(-3, 0, 'Le dernier jour')
    kit.clock.set('2026-11-15T09:00:00Z')
    expect((await dismiss(await kit.as('adherente'), id)).status).toBe(204)
  })

  test('[R7-6] an unknown banner, one that has not begun and one for others answer 404', async () => {
    const later = await createFrom(1, 3, 'Demain')
    const others = await create({ roles: ['ROLE_COORDINATRICE'] })
    for (const id of [UNKNOWN, later, others]) expect((await dismiss(adherente, id)).status).toBe(404)
    expect(await views()).toEqual([])
  })

  test('[R7-6] an id that is none and an unknown field are refused', async () => {
    expect((await dismiss(adherente, 'x' as BanniereId)).status).toBe(422)
    const id = await create()
    const answer = await adherente.inject({
      method: 'POST',
      url: `/api/banniere/${id}/vue`,
      payload: { compteId: UNKNOWN },
    })
    expect(answer.status).toBe(422)
    expect(await views()).toEqual([])
  })

  test('[R4-9] only active members may call it', async () => {
    const id = await create()
    expect((await dismiss(kit.visitor, id)).status).toBe(401)
    for (const persona of ['inscription', 'expiree'] as const)
      expect((await dismiss(await kit.as(persona), id)).status).toBe(403)
    expect(await views()).toEqual([])
  })

  test('her views are deleted with her account', async () => {
    await dismiss(adherente, await create())
    await kit.db
      .deleteFrom('comptes')
      .where('id', '=', adherente.id ?? '')
      .execute()
    expect(await views()).toEqual([])
  })
})
