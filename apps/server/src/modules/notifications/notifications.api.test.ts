import { notificationsEndpoints as endpoints } from '@entrelles/contract/modules/notifications/notifications.endpoints.ts'
import { nonLusEndpoints } from '@entrelles/contract/modules/non-lus/non-lus.endpoints.ts'
import type { NomLettre } from '@entrelles/contract/modules/envois/lettres.ts'
import type { NotificationId } from '@entrelles/contract/modules/notifications/notifications.schema.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { jobCtxOf } from '#kit/job-ctx.ts'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { createNotification } from './notifications.factory.ts'
import { purgeNotificationsJob } from './notifications.jobs.ts'

const kit = useTestApp()
let membre: Client
let voisine: Client
beforeEach(async () => {
  kit.clock.set('2026-11-18T09:00:00Z')
  membre = await kit.as('adherente')
  voisine = await kit.as('adherente')
})

const idOf = ({ id = '' }: Client) => id
const TERRITOIRE = '0199a000-0000-7000-8000-000000000001'

/** « Tu coordonnes désormais l’antenne n. » */
const create = (n: string, minutesAgo: number, fields: { lu?: boolean; of?: Client } = {}) => {
  const { lu = false, of = membre } = fields
  const at = new Date(kit.clock.now().getTime() - minutesAgo * 60_000)
  const donnees = {
    compteId: idOf(of),
    territoireId: TERRITOIRE,
    nom: n,
    sens: 'arrivee',
    le: at.toISOString(),
  }
  return createNotification(kit.db, at, {
    destinataireId: idOf(of),
    type: 'coordination',
    groupe: `coordination-${n}`,
    donnees,
    cible: { type: 'territoire', id: TERRITOIRE, url: `/antenne/${TERRITOIRE}` },
    lu,
  })
}
type Query = { page?: number; lue?: 'oui' | 'non'; type?: NomLettre }
const list = async (of: Client, query: Query = {}) =>
  (await of.call(endpoints.listNotifications, { query })).body
const titles = async (of: Client, query = {}) =>
  (await list(of, query)).notifications.map(({ phrase }) => phrase.accent)
const dot = async (of: Client) => (await of.call(nonLusEndpoints.getNotificationsNonLues, {})).status

describe('[R2.1-16] [R7-11] the notification centre', () => {
  test('lists those of one kind, however many others are newer', async () => {
    await create('ancienne', 60)
    for (let n = 0; n < 20; n += 1)
      await createNotification(kit.db, kit.clock.now(), {
        destinataireId: idOf(membre),
        type: 'nouvelle_adherente',
        groupe: `nouvelle-${n}`,
        donnees: { compteId: idOf(voisine), territoireId: TERRITOIRE },
        cible: { type: 'territoire', id: TERRITOIRE, url: `/antenne/${TERRITOIRE}` },
      })
    const query = { lue: 'non', type: 'coordination' } as const
    expect(await titles(membre, query)).toEqual(['l’antenne ancienne'])
    expect((await list(membre, query)).nbnotifications).toBe(1)
    expect(await titles(membre, { lue: 'oui', type: 'coordination' })).toEqual([])
  })

  test('[R3-18] lists unread ones first, then the latest, with their sentence and their target', async () => {
    await create('lue récente', 1, { lu: true })
    await create('ancienne', 60)
    await create('récente', 2)
    await create('lue ancienne', 90, { lu: true })
    await create('d’une autre', 1, { of: voisine })
    const { notifications, nbnotifications, limit } = await list(membre)
    expect([nbnotifications, limit]).toEqual([4, 20])
    expect(notifications.map(({ phrase }) => phrase.accent)).toEqual([
      'l’antenne récente',
      'l’antenne ancienne',
      'l’antenne lue récente',
      'l’antenne lue ancienne',
    ])
    expect(notifications[0]).toEqual({
      id: expect.any(Number),
      type: 'coordination',
      titre: 'Tu coordonnes désormais l’antenne récente.',
      phrase: { avant: 'Tu coordonnes désormais ', accent: 'l’antenne récente', apres: '.' },
      extrait: null,
      cible: { type: 'territoire', id: TERRITOIRE, url: `/antenne/${TERRITOIRE}` },
      acteures: [],
      nbActeures: 0,
      groupe: 'coordination-récente',
      lue: false,
      dateLecture: null,
      dateCreation: '2026-11-18T08:58:00.000Z',
      dateMiseAJour: '2026-11-18T08:58:00.000Z',
    })
    expect(await titles(membre, { lue: 'oui' })).toEqual(['l’antenne lue récente', 'l’antenne lue ancienne'])
    expect(await titles(membre, { lue: 'non' })).toEqual(['l’antenne récente', 'l’antenne ancienne'])
    expect(await titles(membre, { page: 2 })).toEqual([])
  })

  test('[P-14] [R1-3] one read, all read up to an instant, one deleted: the dot follows', async () => {
    expect(await dot(membre)).toBe(204)
    const first = (await create('a', 3)) as NotificationId
    await create('b', 2)
    kit.clock.advance(60_000)
    expect(await dot(membre)).toBe(200)
    expect((await membre.call(endpoints.updateLue, { params: { id: first } })).status).toBe(204)
    expect(await titles(membre, { lue: 'non' })).toEqual(['l’antenne b'])
    expect(await dot(membre)).toBe(200)
    const seen = (await list(membre)).notifications[0]?.dateMiseAJour ?? ''
    await create('c', 0)
    await membre.call(endpoints.updateToutesLues, { body: { avant: seen } })
    expect(await titles(membre, { lue: 'non' })).toEqual(['l’antenne c'])
    await membre.call(endpoints.updateToutesLues, { body: { avant: kit.clock.now().toISOString() } })
    expect(await dot(membre)).toBe(204)
    expect((await membre.call(endpoints.deleteNotification, { params: { id: first } })).status).toBe(204)
    expect(await titles(membre)).toEqual(['l’antenne c', 'l’antenne b'])
  })

  test('opening the target reads what is about it, and nothing else', async () => {
    await create('a', 3)
    await create('b', 2, { of: voisine })
    const read = (of: Client, body: { type: 'territoire' | 'evenement'; id?: string }) =>
      of.call(endpoints.updateCibleLue, { body })
    await read(membre, { type: 'evenement', id: TERRITOIRE })
    await read(membre, { type: 'territoire', id: 'ailleurs' })
    expect(await titles(membre, { lue: 'non' })).toHaveLength(1)
    expect((await read(membre, { type: 'territoire', id: TERRITOIRE })).status).toBe(204)
    expect([await titles(membre, { lue: 'non' }), await dot(membre)]).toEqual([[], 204])
    expect(await titles(voisine, { lue: 'non' })).toHaveLength(1)
    await read(voisine, { type: 'territoire' })
    expect(await titles(voisine, { lue: 'non' })).toEqual([])
  })

  test('[security 25] the notifications of somebody else are neither read nor deleted', async () => {
    const id = (await create('a', 3)) as NotificationId
    expect((await voisine.call(endpoints.updateLue, { params: { id } })).status).toBe(404)
    expect((await voisine.call(endpoints.deleteNotification, { params: { id } })).status).toBe(404)
    expect(await titles(membre, { lue: 'non' })).toHaveLength(1)
  })

  test('a kind that this version does not know, or whose data has changed, is left out', async () => {
    await create('a', 3)
    await kit.db.updateTable('notifications').set({ type: 'ancienne' }).execute()
    expect(await titles(membre)).toEqual([])
    await kit.db.updateTable('notifications').set({ type: 'coordination', donnees: '{}' }).execute()
    expect(await titles(membre)).toEqual([])
  })

  test('is emptied of what has not changed for six months', async () => {
    await create('a', 0)
    const ctx = jobCtxOf(kit.services)(kit.services.log)
    kit.clock.set('2027-05-18T08:00:00Z')
    await purgeNotificationsJob.run({}, ctx)
    expect(await kit.db.selectFrom('notifications').select('id').execute()).not.toEqual([])
    kit.clock.set('2027-05-18T10:00:00Z')
    await purgeNotificationsJob.run({}, ctx)
    expect(
      await kit.db
        .selectFrom('notifications')
        .where('destinataire_id', '=', idOf(membre))
        .select('id')
        .execute(),
    ).toEqual([])
  })
})
