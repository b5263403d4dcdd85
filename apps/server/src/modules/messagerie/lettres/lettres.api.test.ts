import type { DiscussionId } from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import { notificationsEndpoints } from '@entrelles/contract/modules/notifications/notifications.endpoints.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { createBlocage } from '#modules/blocages/blocages.factory.ts'
import { markPresente } from '#modules/non-lus/non-lus.public.ts'
import { choosePreferences, createAbonnementPush } from '#modules/notifications/notifications.factory.ts'
import { createRebond } from '#modules/rebonds/rebonds.factory.ts'
import { createGroupe } from '../messagerie.factory.ts'
import { messageOf, useMessagerie, type Membre } from '../test-messagerie.ts'

const calls = useMessagerie()
const { kit, send, open, wroteBy, seen, remove, hasDot, memberOf, again, directOf, clear } = calls
let awa: Membre
let lea: Membre
let id: DiscussionId

beforeEach(async () => {
  await clear()
  awa = await memberOf('Awa')
  lea = await memberOf('Léa')
  id = await directOf(awa, lea)
})

/** Sends what is due, after some minutes, as the job of each minute does. */
const after = async (minutes: number) => {
  kit.clock.advance(minutes * 60_000)
  await kit.services.queue.boss.send('envois.expedier', {})
  await kit.runJobs()
}
const mailsTo = (who: Membre) => kit.mail.sent.filter(({ to }) => to === `membre-${who.id}@entrelles.test`)
const subjectsTo = (who: Membre) => mailsTo(who).map(({ subject }) => subject)
const notificationsOf = async (who: Membre) => {
  const { body } = await (await again(who)).call(notificationsEndpoints.listNotifications, { query: {} })
  return body.notifications
}
const linesOf = async (who: Membre) => (await notificationsOf(who)).map(({ titre }) => titre)
const groupOf = (...members: readonly Membre[]) =>
  createGroupe(
    kit.db,
    kit.clock.now(),
    'Le marché',
    members.map((one) => one.id),
  )
const push = () => kit.runJobs()
/** She has closed the product, and the mark of her presence in Redis has expired. */
const markAbsente = (who: Membre) =>
  kit.services.memory.attempt(
    (redis, key) => redis.del(key(`presente:${who.id}`)),
    () => 0,
  )

describe('[C2] the mail of a message', () => {
  test('leaves ten minutes later if it is unread, names who wrote, and never has the words', async () => {
    await wroteBy(awa, id, 'Le code est camélia')
    await after(9)
    expect(mailsTo(lea)).toEqual([])
    await after(1)
    expect(subjectsTo(lea)).toEqual(['Awa Sarr t’a écrit'])
    const [mail] = mailsTo(lea)
    expect(mail?.text).toContain(`/messagerie/discussion/${id}`)
    expect(mail?.desabonnement).toContain('/api/desabonnement')
    expect(JSON.stringify(kit.mail.sent)).not.toContain('camélia')
    const envois = await kit.db.selectFrom('envois').select(['donnees', 'motif']).execute()
    const lines = await kit.db.selectFrom('notifications').selectAll().execute()
    expect(JSON.stringify([envois, lines])).not.toContain('camélia')
    expect(mailsTo(awa)).toEqual([])
  })

  test('leaves once for a discussion until she comes back to it', async () => {
    for (let n = 0; n < 3; n += 1) await wroteBy(awa, id, `${n}`)
    await after(10)
    await wroteBy(await again(awa), id, 'Encore')
    await after(60)
    expect(subjectsTo(lea)).toHaveLength(1)
    await seen(await again(lea), id, 4)
    await wroteBy(await again(awa), id, 'Et encore')
    await after(10)
    expect(subjectsTo(lea)).toHaveLength(2)
  })

  test('leaves for the next message if the first one is deleted, before the mail is due or after', async () => {
    const first = await wroteBy(awa, id, 'Un')
    await wroteBy(awa, id, 'Deux')
    await remove(awa, first.id)
    await after(10)
    expect(subjectsTo(lea)).toHaveLength(1)
    await seen(await again(lea), id, 2)
    const third = await wroteBy(await again(awa), id, 'Trois')
    await remove(await again(awa), third.id)
    await after(10)
    expect(subjectsTo(lea)).toHaveLength(1)
    await wroteBy(await again(awa), id, 'Quatre')
    await after(10)
    expect(subjectsTo(lea)).toHaveLength(2)
  })

  test('leaves in the name of the next author if a block hides the first one', async () => {
    const nadia = await memberOf('Nadia')
    const groupe = await groupOf(nadia, awa, lea)
    await wroteBy(awa, groupe)
    await wroteBy(nadia, groupe)
    await createBlocage(kit.db, kit.clock.now(), lea.id, awa.id)
    await after(10)
    expect(subjectsTo(lea)).toEqual(['Nadia Sarr a écrit dans «\u00a0Le marché\u00a0»'])
  })

  test('leaves for what is written once she hears the discussion again', async () => {
    await wroteBy(awa, id)
    await send(lea, 'PUT', `discussions/${id}/muette`, { muette: true })
    await after(10)
    await send(await again(lea), 'PUT', `discussions/${id}/muette`, { muette: false })
    await wroteBy(await again(awa), id)
    await after(10)
    expect(subjectsTo(lea)).toHaveLength(1)
  })

  test('in a digest too: what is deleted before it does not silence what follows', async () => {
    await choosePreferences(kit.db, lea.id, [{ famille: 'message', canal: 'mail', frequence: 'quotidien' }])
    const first = await wroteBy(awa, id)
    await after(10)
    await remove(await again(awa), first.id)
    await after(24 * 60)
    expect(mailsTo(lea)).toEqual([])
    await wroteBy(await again(awa), id)
    await after(10)
    await after(24 * 60)
    expect(mailsTo(lea)).toHaveLength(1)
  })

  test('in a digest too: a line that she has read in the notification centre does not silence what follows', async () => {
    await choosePreferences(kit.db, lea.id, [{ famille: 'message', canal: 'mail', frequence: 'quotidien' }])
    await wroteBy(awa, id)
    await after(10)
    const [line] = await notificationsOf(lea)
    await (
      await again(lea)
    ).call(notificationsEndpoints.updateLue, { params: { id: line?.id ?? ('' as never) } })
    await after(24 * 60)
    expect(mailsTo(lea)).toEqual([])
    await wroteBy(await again(awa), id)
    await after(10)
    await after(24 * 60)
    expect(mailsTo(lea)).toHaveLength(1)
  })

  test('in a digest too: once her address is corrected, what follows a digest that failed has a mail', async () => {
    await choosePreferences(kit.db, lea.id, [{ famille: 'message', canal: 'mail', frequence: 'quotidien' }])
    await wroteBy(awa, id)
    await after(10)
    await createRebond(kit.db, kit.clock.now(), { email: `membre-${lea.id}@entrelles.test` })
    await after(24 * 60)
    expect(mailsTo(lea)).toEqual([])
    await kit.db
      .updateTable('comptes')
      .set({ email: 'lea@entrelles.test' })
      .where('id', '=', lea.id)
      .execute()
    await wroteBy(await again(awa), id)
    await after(10)
    await after(24 * 60)
    expect(kit.mail.sent.map(({ to }) => to)).toEqual(['lea@entrelles.test'])
  })

  test('does not leave for what was read, deleted or silenced meanwhile, nor once a block hides its author', async () => {
    const groups = [
      await groupOf(awa, lea),
      await groupOf(awa, lea),
      await groupOf(awa, lea),
      await groupOf(awa, lea),
    ]
    const messages = []
    for (const groupe of groups) messages.push(await wroteBy(awa, groupe))
    await seen(lea, groups[0] ?? '', 1)
    await remove(awa, messages[1]?.id ?? '')
    await send(lea, 'PUT', `discussions/${groups[2]}/muette`, { muette: true })
    await send(lea, 'POST', `discussions/${groups[3]}/quitter`)
    await wroteBy(awa, id)
    await createBlocage(kit.db, kit.clock.now(), lea.id, awa.id)
    await after(10)
    expect(mailsTo(lea)).toEqual([])
    const envois = await kit.db
      .selectFrom('envois')
      .where('canal', '=', 'mail')
      .select(['statut', 'motif'])
      .execute()
    expect(new Set(envois.map(({ statut, motif }) => `${statut} ${motif}`))).toEqual(
      new Set(['ignore le message est lu, ou n’est plus pour elle']),
    )
    expect(envois).toHaveLength(5)
  })

  test('follows her settings, and waits for no digest of somebody who reads at once', async () => {
    await choosePreferences(kit.db, lea.id, [{ famille: 'message', canal: 'mail', frequence: 'jamais' }])
    await wroteBy(awa, id)
    await after(10)
    expect(mailsTo(lea)).toEqual([])
    // Without lines in the centre, it is still once until she comes back.
    await choosePreferences(kit.db, lea.id, [
      { famille: 'message', canal: 'mail', frequence: 'immediat' },
      { famille: 'message', canal: 'app', frequence: 'jamais' },
    ])
    await seen(await again(lea), id, 1)
    for (let n = 0; n < 3; n += 1) await wroteBy(await again(awa), id, `${n}`)
    await after(10)
    const unread = (await notificationsOf(lea)).filter(({ lue }) => !lue)
    expect([unread, subjectsTo(lea).length]).toEqual([[], 1])
  })

  test('of a group says where; of a first contact, that somebody wishes to write', async () => {
    const groupe = await groupOf(awa, lea)
    await wroteBy(awa, groupe)
    const nadia = await memberOf('Nadia')
    await open(nadia, [lea.id], { message: messageOf('Bonjour') })
    await after(10)
    expect(subjectsTo(lea).toSorted()).toEqual([
      'Awa Sarr a écrit dans «\u00a0Le marché\u00a0»',
      'Nadia Sarr souhaite t’écrire',
    ])
    expect((await linesOf(lea)).toSorted()).toEqual([
      'Awa Sarr a écrit dans «\u00a0Le marché\u00a0».',
      'Nadia Sarr souhaite t’écrire.',
    ])
  })
})

describe('[C2] the line of a message', () => {
  test('lights the dot of messages alone, and is read with its discussion', async () => {
    await wroteBy(awa, id)
    expect(await hasDot(lea)).toBe(true)
    expect((await send(lea, 'GET', 'notifications/check')).status).toBe(204)
    expect(await notificationsOf(lea)).toMatchObject([
      { type: 'message', titre: 'Awa Sarr t’a écrit.', lue: false, cible: { type: 'discussion', id } },
    ])
    await seen(lea, id, 1)
    expect(await notificationsOf(lea)).toMatchObject([{ lue: true }])
  })

  test('says of each message who wrote, until it is read', async () => {
    const nadia = await memberOf('Nadia')
    const groupe = await groupOf(nadia, awa, lea)
    for (const who of [awa, awa, nadia]) {
      kit.clock.advance(60_000)
      await wroteBy(await again(who), groupe)
    }
    expect(await linesOf(lea)).toEqual(['Nadia Sarr et Awa Sarr ont écrit dans «\u00a0Le marché\u00a0».'])
    const lines = await kit.db.selectFrom('envois').where('canal', '=', 'app').select('compte_id').execute()
    expect(lines.filter(({ compte_id }) => compte_id === lea.id)).toHaveLength(1)
  })

  test('is not written for who has silenced the discussion, nor for who is hidden from the author', async () => {
    const nadia = await memberOf('Nadia')
    const groupe = await groupOf(awa, lea, nadia)
    await send(lea, 'PUT', `discussions/${groupe}/muette`, { muette: true })
    await createBlocage(kit.db, kit.clock.now(), nadia.id, awa.id)
    await wroteBy(awa, groupe)
    expect([await linesOf(lea), await linesOf(nadia)]).toEqual([[], []])
    // The dot tells the truth.
    expect(await hasDot(lea)).toBe(true)
  })
})

describe('[C2] a telephone', () => {
  test('is told of a message, without its words, unless she has the product open', async () => {
    await createAbonnementPush(kit.db, kit.clock.now(), lea.id)
    await wroteBy(awa, id, 'camélia')
    await push()
    expect(kit.push.sent).toHaveLength(1)
    expect(JSON.stringify(kit.push.sent)).toContain('Awa Sarr t’a écrit')
    expect(JSON.stringify(kit.push.sent)).not.toContain('camélia')
    await seen(lea, id, 1)
    await markPresente(kit.services.memory, lea.id)
    await wroteBy(awa, id)
    await push()
    expect(kit.push.sent).toHaveLength(1)
    const motifs = await kit.db.selectFrom('envois').where('canal', '=', 'push').select('motif').execute()
    expect(motifs.map(({ motif }) => motif)).toContain('elle est sur le site')
  })

  test('is told of each message: she was there for the first one, and is not for the second', async () => {
    await createAbonnementPush(kit.db, kit.clock.now(), lea.id)
    await markPresente(kit.services.memory, lea.id)
    await wroteBy(awa, id)
    await push()
    expect(kit.push.sent).toEqual([])
    await markAbsente(lea)
    for (let n = 0; n < 2; n += 1) {
      await wroteBy(awa, id)
      await push()
    }
    expect(kit.push.sent.map(({ tag }) => tag)).toEqual([`message:${id}`, `message:${id}`])
    // One mail, for the first message.
    await after(10)
    expect(mailsTo(lea)).toHaveLength(1)
  })

  test('is told once of the messages of a night', async () => {
    await createAbonnementPush(kit.db, kit.clock.now(), lea.id)
    // 2:00 in Paris.
    kit.clock.set('2026-11-26T01:00:00Z')
    const author = await again(awa)
    const messages = []
    for (let n = 0; n < 3; n += 1) messages.push(await wroteBy(author, id))
    await remove(author, messages[0]?.id ?? '')
    await push()
    expect(kit.push.sent).toEqual([])
    kit.clock.set('2026-11-26T09:00:00Z')
    await kit.services.queue.boss.send('envois.pousser', {})
    await push()
    expect(kit.push.sent).toHaveLength(1)
  })
})
