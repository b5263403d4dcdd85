import { beforeEach, describe, expect, test } from 'vitest'
import { createTerritoire } from '#modules/adherentes/adherentes.factory.ts'
import { createPublication, type PublicationFields } from '../actus.factory.ts'
import { comptesOf, useActus, type Membre } from '../test-actus.ts'

const { kit, clear, memberOf, read, act, react, follow, undo, send } = useActus()
let awa: Membre
let lea: Membre
let soizic: Membre
let cornouaille: string

beforeEach(async () => {
  await clear()
  cornouaille = await createTerritoire(kit.db, 'Cornouaille')
  awa = await memberOf('Awa', { territoire: 'Cornouaille' })
  lea = await memberOf('Léa', { territoire: 'Cornouaille' })
  soizic = await memberOf('Soizic', { coordonne: 'Cornouaille' })
})

const create = (fields: PublicationFields = {}, auteureId: string = awa.id) =>
  createPublication(kit.db, kit.clock.now(), auteureId, fields)
const annonce = (fields: PublicationFields = {}) =>
  create({ type: 'annonce', territoire_ids: [cornouaille], ...fields }, soizic.id)
const notifications = (compteId: string) =>
  kit.db
    .selectFrom('notifications')
    .where('destinataire_id', '=', compteId)
    .select(['type', 'nb_acteures as nbActeures'])
    .execute()
const update = (id: string, fields: object) =>
  kit.db.updateTable('publications').set(fields).where('id', '=', id).execute()

describe('[M2] reactions', () => {
  test('one for each member, counted by kind; another replaces hers', async () => {
    const id = await create()
    for (const who of [lea, soizic]) expect((await react(who, id, 'jaime')).status).toBe(204)
    await react(lea, id, 'jaime')
    expect(await comptesOf(kit.db, id)).toMatchObject({ jaime: 2, bravo: 0 })
    await react(lea, id, 'soutien')
    expect(await comptesOf(kit.db, id)).toMatchObject({ jaime: 1, soutien: 1 })
    expect((await read(lea, id)).body).toMatchObject({
      maReaction: 'soutien',
      reactions: { jaime: 1, bravo: 0, merci: 0, soutien: 1 },
    })
    expect((await undo(lea, id, 'reaction')).status).toBe(204)
    expect((await undo(lea, id, 'reaction')).status).toBe(204)
    expect((await read(lea, id)).body.maReaction).toBeNull()
    expect(await comptesOf(kit.db, id)).toMatchObject({ jaime: 1, soutien: 0 })
  })

  test('the author has one notification, which counts each member once; it ignores her own reaction, a changed one, and all of them once she has muted the post', async () => {
    const id = await create()
    await react(awa, id, 'jaime')
    expect(await notifications(awa.id)).toEqual([])
    for (const who of [lea, soizic]) await react(who, id, 'jaime')
    await react(lea, id, 'bravo')
    expect(await notifications(awa.id)).toEqual([{ type: 'reaction', nbActeures: 2 }])
    const muette = await create()
    await follow(awa, muette, 'muette')
    await react(lea, muette, 'jaime')
    expect(await notifications(awa.id)).toHaveLength(1)
  })

  test('an archived post takes no new reaction; members may still take theirs back', async () => {
    const id = await create()
    await react(lea, id, 'merci')
    await react(soizic, id, 'merci')
    await act(awa, id, 'archiver')
    expect(await react(lea, id, 'jaime')).toMatchObject({ status: 409, body: { code: 'etat_change' } })
    expect((await undo(lea, id, 'reaction')).status).toBe(204)
    expect(await comptesOf(kit.db, id)).toMatchObject({ merci: 1 })
  })

  test.each(['', 'adore', 'JAIME', 'nb_vues'])('[security 32] %j is no reaction', async (type) => {
    expect((await react(lea, await create(), type)).status).toBe(422)
  })

  test('concurrent requests keep the counters right', async () => {
    const id = await create()
    const taps = Array.from({ length: 24 }, (_, n) =>
      n % 3 === 0 ? undo(lea, id, 'reaction') : react(lea, id, n % 2 === 0 ? 'jaime' : 'bravo'),
    )
    for (const { status } of await Promise.all(taps)) expect(status).toBe(204)
    const { jaime = 0, bravo = 0 } = await comptesOf(kit.db, id)
    expect(jaime + bravo).toBeLessThanOrEqual(1)
  })
})

describe('[M2] following and muting', () => {
  test('each replaces the other; taking it back leaves neither', async () => {
    const id = await create()
    expect((await follow(lea, id, 'suivie')).status).toBe(204)
    expect((await read(lea, id)).body.suivi).toBe('suivie')
    await follow(lea, id, 'muette')
    expect((await read(lea, id)).body.suivi).toBe('muette')
    expect((await undo(lea, id, 'suivi')).status).toBe(204)
    expect((await undo(lea, id, 'suivi')).status).toBe(204)
    expect((await read(lea, id)).body.suivi).toBeNull()
    expect((await follow(lea, id, 'amie')).status).toBe(422)
  })

  test('a post that is not published cannot be followed; one that was hidden since can be unfollowed', async () => {
    const id = await create()
    await follow(lea, id, 'suivie')
    await update(id, { statut: 'archivee' })
    expect((await follow(soizic, id, 'suivie')).status).toBe(404)
    await update(id, { statut: 'masquee', statut_avant: 'archivee' })
    expect((await undo(lea, id, 'suivi')).status).toBe(204)
    expect((await undo(lea, id, 'suivi')).status).toBe(404)
  })
})

describe('[M2] saved posts', () => {
  test('are saved once, and can be removed even after the post was hidden', async () => {
    const id = await create()
    expect((await act(lea, id, 'favori')).status).toBe(204)
    const row = () => kit.db.selectFrom('lectrices_publication').selectAll().execute()
    const saved = await row()
    kit.clock.advance(1000)
    expect((await act(lea, id, 'favori')).status).toBe(204)
    expect(await row()).toEqual(saved)
    expect((await read(lea, id)).body.favori).toBe(true)
    expect((await read(soizic, id)).body.favori).toBe(false)
    await update(id, { statut: 'masquee', statut_avant: 'publiee' })
    expect((await undo(lea, id, 'favori')).status).toBe(204)
    expect((await undo(lea, id, 'favori')).status).toBe(404)
  })
})

describe('[M2] views', () => {
  const see = (who: Membre, id: string, source = 'fil') => act(who, id, 'vue', { source })
  const statistiques = async (who: Membre, id: string) => send(who, 'GET', `publications/${id}/statistiques`)

  test('of news and announcements count each member once, and once as a click if she comes from a mail', async () => {
    const id = await annonce()
    for (const source of ['fil', 'page', 'fil']) expect((await see(lea, id, source)).status).toBe(204)
    expect(await comptesOf(kit.db, id)).toMatchObject({ vues: 1, clics: 0 })
    for (const who of [lea, lea, awa]) await see(who, id, 'courriel')
    expect(await comptesOf(kit.db, id)).toMatchObject({ vues: 2, clics: 2 })
    // The author's own view does not count.
    await see(soizic, id, 'courriel')
    expect(await comptesOf(kit.db, id)).toMatchObject({ vues: 2, clics: 2 })
    expect((await see(lea, id, 'ailleurs')).status).toBe(422)
  })

  test('of the post of a member are not counted', async () => {
    const id = await create()
    expect((await see(lea, id)).status).toBe(204)
    expect(await kit.db.selectFrom('lectrices_publication').selectAll().execute()).toEqual([])
  })

  test('[R2.1-20] reach is read by the author who coordinates and by administrators', async () => {
    const id = await annonce({ nb_destinataires: 3, nb_courriels: 1 })
    await see(lea, id, 'courriel')
    const administratrice = await memberOf('Hélène', { compte: { administratrice: true } })
    for (const who of [soizic, administratrice])
      expect(await statistiques(who, id)).toMatchObject({
        status: 200,
        body: { destinataires: 3, courriels: 1, vues: 1, clics: 1 },
      })
    for (const who of [awa, lea]) expect((await statistiques(who, id)).status).toBe(404)
    const plain = await create({}, soizic.id)
    expect((await statistiques(soizic, plain)).status).toBe(404)
    const quiet = await annonce({ type: 'actualite' })
    expect((await statistiques(soizic, quiet)).body).toMatchObject({ destinataires: null, courriels: 0 })
  })
})
