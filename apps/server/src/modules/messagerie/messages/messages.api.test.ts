import { XSS } from '@entrelles/contract/kit/test-xss-corpus.ts'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  GRANDE_DISCUSSION,
  TITRE_DISCUSSION_MAX,
} from '@entrelles/contract/modules/messagerie/messagerie.constants.ts'
import type { DiscussionId } from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import { createBlocage } from '#modules/blocages/blocages.factory.ts'
import { addMessage, createGroupe } from '../messagerie.factory.ts'
import { codeOf, messageOf, UNKNOWN, useMessagerie, type Membre } from '../test-messagerie.ts'

const calls = useMessagerie()
const { kit, send, write, wroteBy, read, thread, changes, edit, remove, react, unreact, seen } = calls
const { inbox, hasDot, memberOf, again, restrict, directOf, clear } = calls
let awa: Membre
let lea: Membre
let nadia: Membre
let id: DiscussionId

beforeEach(async () => {
  await clear()
  awa = await memberOf('Awa')
  lea = await memberOf('Léa')
  nadia = await memberOf('Nadia')
  id = await directOf(awa, lea)
})

const groupOf = (...members: readonly Membre[]) =>
  createGroupe(
    kit.db,
    kit.clock.now(),
    'Le marché',
    members.map((one) => one.id),
  )
const wordsOf = async (who: Membre, discussionId: string, query = '') => {
  const { status, body } = await thread(who, discussionId, query)
  expect(status).toBe(200)
  return body.messages.map(({ contenu }) => contenu)
}

describe('[M3] a message', () => {
  test('is stored with its number, shown to both, and read by its author', async () => {
    const message = await wroteBy(awa, id, 'Dix tables rondes\net un buffet.')
    expect(message).toMatchObject({
      discussionId: id,
      numero: 1,
      revision: 1,
      auteureId: awa.id,
      contenu: 'Dix tables rondes\net un buffet.',
      piecesJointes: [],
      citation: null,
      reactions: [],
      statut: 'envoye',
      dateModification: null,
      droits: { modifier: true, supprimer: true, reagir: true, citer: true, signaler: false },
    })
    const { body } = await thread(lea, id)
    expect(body).toMatchObject({ revision: 1, avant: false, apres: false, vuJusqua: null, auteures: [] })
    expect(body.messages).toMatchObject([
      { id: message.id, droits: { modifier: false, supprimer: false, signaler: true } },
    ])
    expect((await inbox(lea)).body).toMatchObject({
      nbdiscussions: 1,
      discussions: [
        {
          id,
          type: 'directe',
          titre: null,
          avec: { id: awa.id, prenom: 'Awa' },
          nbParticipantes: 2,
          nonLus: 1,
          dernierMessage: {
            extrait: 'Dix tables rondes et un buffet.',
            auteureId: awa.id,
            prenomAuteure: 'Awa',
          },
        },
      ],
    })
    expect((await inbox(awa)).body.discussions).toMatchObject([{ nonLus: 0, avec: { id: lea.id } }])
    expect([await hasDot(lea), await hasDot(awa)]).toEqual([true, false])
  })

  test('[I4] sent again under its id, ten days later and after an edit too, it is the same; with other words it is refused', async () => {
    const form = messageOf('Je passe à Rennes.')
    const first = await send(awa, 'POST', `discussions/${id}/messages`, form)
    await edit(awa, form.id, 'Je passe à Rennes vers 9 h.')
    kit.clock.advance(10 * 86_400_000)
    const later = await again(awa)
    const second = await send(later, 'POST', `discussions/${id}/messages`, form)
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.body).toMatchObject({ id: form.id, numero: 1, contenu: 'Je passe à Rennes vers 9 h.' })
    expect(await wordsOf(later, id)).toEqual(['Je passe à Rennes vers 9 h.'])
    const other = await send(later, 'POST', `discussions/${id}/messages`, { ...form, contenu: 'Non.' })
    expect(codeOf(other)).toEqual([409, 'message_different'])
    const groupe = await groupOf(awa, nadia)
    expect(codeOf(await send(later, 'POST', `discussions/${groupe}/messages`, form))).toEqual([
      409,
      'message_different',
    ])
    // The id of a message of somebody else.
    const nadias = await send(await again(nadia), 'POST', `discussions/${groupe}/messages`, form)
    expect(codeOf(nadias)).toEqual([409, 'message_different'])
  })

  test('[I4] sent twenty times at once, it is stored once', async () => {
    const form = messageOf('Une seule fois')
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send(awa, 'POST', `discussions/${id}/messages`, form)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(await wordsOf(lea, id)).toEqual(['Une seule fois'])
  })

  test('messages written at once by both have numbers that follow each other, and no marker is lost', async () => {
    await Promise.all(
      [awa, lea].flatMap((who) =>
        Array.from({ length: 12 }, (_, n) => wroteBy(who, id, `${who.prenom} ${n}`)),
      ),
    )
    const { body } = await thread(awa, id, '?limit=20')
    expect(body.messages.map(({ numero }) => numero)).toEqual(Array.from({ length: 20 }, (_, n) => n + 5))
    const own = await kit.db.selectFrom('participations_discussion').selectAll().execute()
    expect(own.map((row) => [row.dernier_message_id, row.revision])).toEqual([
      [24, 24],
      [24, 24],
    ])
  })

  test.each([
    ['without words', { contenu: '  ' }, 'contenu'],
    ['too long', { contenu: 'a'.repeat(4001) }, 'contenu'],
    ['with an id that is none', { id: 'abc' }, 'id'],
    ['with a field of another form', { statut: 'masque' }, 'statut'],
    ['with the same file twice', { piecesJointes: [{ id: UNKNOWN }, { id: UNKNOWN }] }, 'piecesJointes'],
  ])('%s is refused', async (_what, fields, champ) => {
    const { status, body } = await write(awa, id, 'Bonjour', fields)
    expect([status, body.violations?.[0]?.champ ?? '']).toEqual([422, champ])
    expect(await wordsOf(awa, id)).toEqual([])
  })

  test('[security 36] hostile texts stay text, in its words, in the name of its group and in a search', async () => {
    const groupe = await groupOf(awa, lea)
    const message = await wroteBy(awa, groupe)
    for (const texte of XSS) {
      const typed = texte.replaceAll('\u0000', '').trim()
      expect((await edit(awa, message.id, typed)).body.contenu).toBe(typed)
      const titre = typed.slice(0, TITRE_DISCUSSION_MAX).trim()
      const renamed = await send(awa, 'PUT', `discussions/${groupe}`, { titre })
      expect(renamed.body).toMatchObject({ titre })
      const { status } = await send(lea, 'GET', `discussions/recherche?termes=${encodeURIComponent(typed)}`)
      expect([200, 422]).toContain(status)
    }
    const typed = (await thread(awa, groupe)).body.messages[0]?.contenu
    expect((await thread(lea, groupe)).body.messages[0]?.contenu).toBe(typed)
  })

  test('text that could be markup stays text, and a null character is refused', async () => {
    const message = await wroteBy(awa, id, '<script>alert(1)</script> 👩🏽‍🌾 %00 \\u0000')
    expect((await thread(lea, id)).body.messages[0]?.contenu).toBe(message.contenu)
    expect((await write(awa, id, 'a\u0000b')).status).toBe(422)
  })

  test('is refused to a restricted member, and in the discussion of a member who is no longer one', async () => {
    await restrict(awa.id)
    expect(codeOf(await write(awa, id))).toEqual([403, 'restreinte'])
    await kit.db.updateTable('comptes').set({ paye_jusquau: '2026-01-01' }).where('id', '=', awa.id).execute()
    expect(codeOf(await write(lea, id))).toEqual([409, 'contact_impossible'])
    expect((await read(lea, id)).body).toMatchObject({
      avec: { id: null, prenom: 'Ancienne membre' },
      droits: { ecrire: false, joindre: false },
    })
  })

  test('[R6-2] a member who sends more than sixty in a minute waits', async () => {
    const statuses = []
    for (let n = 0; n < 61; n += 1) statuses.push((await write(awa, id, `${n}`)).status)
    expect(statuses.slice(0, 60)).toEqual(Array(60).fill(201))
    expect(statuses[60]).toBe(429)
  })
})

describe('[M3] a thread', () => {
  beforeEach(async () => {
    for (let n = 1; n <= 45; n += 1)
      await addMessage(kit.db, kit.clock.now(), { discussionId: id, auteureId: awa.id }, `n ${n}`)
  })
  const numbersOf = async (query: string) => {
    const { body } = await thread(lea, id, query)
    const numbers = body.messages.map(({ numero }) => numero)
    return [numbers[0], numbers.at(-1), numbers.length, body.avant, body.apres]
  }

  test.each([
    ['', [26, 45, 20, true, false]],
    ['?avant=26', [6, 25, 20, true, true]],
    ['?avant=6', [1, 5, 5, false, true]],
    ['?apres=5&limit=10', [6, 15, 10, true, true]],
    ['?apres=40', [41, 45, 5, true, false]],
    ['?autour=20&limit=10', [15, 24, 10, true, true]],
    ['?autour=2', [1, 11, 11, false, true]],
    ['?avant=1', [undefined, undefined, 0, false, false]],
  ])('%s is a page of numbers that follow each other', async (query, expected) => {
    expect(await numbersOf(query)).toEqual(expected)
  })

  test('takes one of the windows at a time', async () => {
    expect((await thread(lea, id, '?avant=3&apres=1')).status).toBe(422)
    expect((await thread(lea, id, '?limit=21')).status).toBe(422)
  })

  test('gives what has changed since a revision, in several calls if there is much', async () => {
    const first = (await changes(lea, id, 0)).body
    expect([first.messages.length, first.plus, first.revision]).toEqual([45, false, 45])
    for (let n = 0; n < 10; n += 1)
      await addMessage(kit.db, kit.clock.now(), { discussionId: id, auteureId: awa.id })
    const half = (await changes(lea, id, 0)).body
    expect([half.messages.length, half.plus, half.revision]).toEqual([50, true, 50])
    const rest = (await changes(lea, id, half.revision)).body
    expect([rest.messages.map(({ numero }) => numero), rest.plus]).toEqual([[51, 52, 53, 54, 55], false])
    expect((await changes(lea, id, rest.revision)).body).toMatchObject({ messages: [], revision: 55 })
  })
})

describe('[M3] an edit', () => {
  test('changes the words during fifteen minutes, in the inbox too, and is among the changes of an open thread', async () => {
    const message = await wroteBy(awa, id, 'Rendez-vous à 9h')
    kit.clock.advance(14 * 60_000)
    const { status, body } = await edit(await again(awa), message.id, 'Rendez-vous à 10 h')
    expect([status, body.statut, body.contenu]).toEqual([200, 'modifie', 'Rendez-vous à 10 h'])
    expect(body.dateModification).toBe(kit.clock.now().toISOString())
    const reader = await again(lea)
    expect((await changes(reader, id, message.revision)).body.messages).toMatchObject([
      { id: message.id, revision: 2, contenu: 'Rendez-vous à 10 h' },
    ])
    expect((await inbox(reader)).body.discussions[0]?.dernierMessage?.extrait).toBe('Rendez-vous à 10 h')
    kit.clock.advance(60_000)
    expect(codeOf(await edit(await again(awa), message.id, 'Trop tard'))).toEqual([409, 'edition_terminee'])
  })

  test('is refused to others, without words, of a deleted message, and to a restricted member', async () => {
    const message = await wroteBy(awa, id)
    expect((await edit(lea, message.id, 'Non')).status).toBe(404)
    expect((await edit(awa, message.id, ' ')).status).toBe(422)
    await restrict(awa.id)
    expect(codeOf(await edit(awa, message.id, 'Non'))).toEqual([403, 'restreinte'])
    await remove(awa, message.id)
    expect(codeOf(await edit(awa, message.id, 'Non'))).toEqual([409, 'message_supprime'])
    expect((await edit(awa, UNKNOWN, 'Non')).status).toBe(404)
  })
})

describe('[M3] a deletion', () => {
  test('leaves « message supprimé », without words anywhere: thread, inbox, quotes, search', async () => {
    const message = await wroteBy(awa, id, 'Le code est camélia')
    const quoting = await wroteBy(lea, id, 'Merci', { citation: message.id })
    expect(quoting.citation).toMatchObject({ messageId: message.id, extrait: 'Le code est camélia' })
    const last = await wroteBy(awa, id, 'camélia encore')
    await react(lea, message.id, 'coeur')
    const { revision } = (await thread(lea, id)).body
    kit.clock.advance(86_400_000)
    const later = await again(awa)
    for (const one of [message, last])
      expect((await remove(later, one.id)).body).toMatchObject({ statut: 'supprime', contenu: '' })
    const stored = await kit.db.selectFrom('messages').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain('camélia')
    const { body } = await changes(await again(lea), id, revision)
    expect(body.messages.map(({ numero, statut }) => [numero, statut])).toEqual([
      [1, 'supprime'],
      [2, 'envoye'],
      [3, 'supprime'],
    ])
    expect(body.messages[1]?.citation).toBeNull()
    expect((await inbox(await again(lea))).body.discussions[0]?.dernierMessage).toMatchObject({
      extrait: '',
      statut: 'supprime',
    })
    const rows = await kit.db.selectFrom('participations_discussion').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain('camélia')
  })

  test('of her own message stays possible once she was removed and added again, and once she has left', async () => {
    const groupe = await groupOf(awa, lea, nadia)
    const [first, second] = [await wroteBy(lea, groupe, 'Un'), await wroteBy(lea, groupe, 'Deux')]
    const expelled = `discussions/${groupe}/participantes/${lea.id}`
    await send(awa, 'DELETE', expelled)
    await kit.db
      .updateTable('participations_discussion')
      .set({ quittee_le: null, depuis_numero: 3 })
      .where('compte_id', '=', lea.id)
      .where('discussion_id', '=', groupe)
      .execute()
    expect(await wordsOf(lea, groupe)).toEqual([])
    const { status, body } = await remove(lea, first.id)
    expect([status, body]).toMatchObject([200, { id: first.id, statut: 'supprime', contenu: '' }])
    for (let n = 0; n < 2; n += 1) await send(lea, 'POST', `discussions/${groupe}/quitter`)
    expect((await remove(nadia, second.id)).status).toBe(404)
    // Nor does the answer say how much has changed since.
    expect(await remove(lea, second.id)).toMatchObject({ status: 200, body: { revision: 0 } })
    expect(await wordsOf(nadia, groupe)).toEqual(['', ''])
    expect((await send(lea, 'GET', `messages/${second.id}`)).status).toBe(404)
  })

  test('is for its author alone, and twice changes nothing', async () => {
    const message = await wroteBy(awa, id)
    expect((await remove(lea, message.id)).status).toBe(404)
    await remove(awa, message.id)
    const version = () =>
      kit.db
        .selectFrom('discussions')
        .select(sql`xmin`.as('xmin'))
        .where('id', '=', id)
        .execute()
    const before = await version()
    const { body } = await remove(awa, message.id)
    expect([body.statut, (await thread(awa, id)).body.revision]).toEqual(['supprime', 2])
    expect(await version()).toEqual(before)
  })
})

describe('[M3] a reaction', () => {
  test('is one for each member, changes, is taken back, and needs no unread message', async () => {
    const groupe = await groupOf(awa, lea, nadia)
    const message = await wroteBy(awa, groupe)
    await seen(lea, groupe, 1)
    await react(lea, message.id, 'coeur')
    await react(nadia, message.id, 'coeur')
    const { body } = await react(lea, message.id, 'merci')
    expect(body.reactions).toEqual([
      { type: 'coeur', nb: 1, adherenteIds: [nadia.id] },
      { type: 'merci', nb: 1, adherenteIds: [lea.id] },
    ])
    expect((await unreact(lea, message.id)).body.reactions).toEqual([
      { type: 'coeur', nb: 1, adherenteIds: [nadia.id] },
    ])
    expect(await hasDot(lea)).toBe(false)
    expect((await react(lea, message.id, 'colere')).status).toBe(422)
  })

  test('is refused on a deleted message, to a restricted member, and where one no longer writes', async () => {
    const message = await wroteBy(awa, id)
    await restrict(lea.id)
    expect(codeOf(await react(lea, message.id, 'coeur'))).toEqual([403, 'restreinte'])
    await remove(awa, message.id)
    expect(codeOf(await react(awa, message.id, 'coeur'))).toEqual([409, 'message_supprime'])
    const groupe = await groupOf(awa, nadia)
    const other = await wroteBy(awa, groupe)
    await send(nadia, 'POST', `discussions/${groupe}/quitter`)
    expect(codeOf(await react(nadia, other.id, 'coeur'))).toEqual([409, 'discussion_close'])
  })
})

describe('[M3] an edit and a reaction are refused', () => {
  const refusals = async (who: Membre, messageId: string, contenu = 'Autre chose') =>
    [await edit(who, messageId, contenu), await react(who, messageId, 'coeur')].map(codeOf)

  test('in the discussion of a member who is no longer one, and in a closed one', async () => {
    const message = await wroteBy(awa, id)
    const expired = { paye_jusquau: '2026-01-01' }
    await kit.db.updateTable('comptes').set(expired).where('id', '=', lea.id).execute()
    const impossible = [409, 'contact_impossible']
    expect(await refusals(awa, message.id)).toEqual([impossible, impossible])
    await kit.db.updateTable('discussions').set({ statut: 'close' }).where('id', '=', id).execute()
    const close = [409, 'discussion_close']
    expect(await refusals(awa, message.id)).toEqual([close, close])
  })

  test('to who does not organise a discussion that has become large', async () => {
    const groupe = await groupOf(awa, nadia)
    const message = await wroteBy(nadia, groupe)
    const large = { nb_participantes: GRANDE_DISCUSSION }
    await kit.db.updateTable('discussions').set(large).where('id', '=', groupe).execute()
    const seules = [409, 'organisatrices_seules']
    expect(await refusals(nadia, message.id)).toEqual([seules, seules])
  })

  test('[C2] in a first contact as before its refusal: the one who asked reads and may do the same', async () => {
    const demande = await directOf(awa, nadia, { demande: true })
    const now = kit.clock.now()
    const messageId = await addMessage(kit.db, now, { discussionId: demande, auteureId: awa.id })
    expect(codeOf(await react(nadia, messageId, 'coeur'))).toEqual([409, 'contact_a_accepter'])
    const seenByAwa = async (contenu: string) => ({
      codes: await refusals(awa, messageId, contenu),
      droits: (await thread(awa, demande)).body.messages.map(({ droits }) => droits),
      // The edit raises the revision.
      discussion: { ...(await read(awa, demande)).body, revision: 0 },
      list: (await inbox(awa)).body.discussions.map((one) => ({ ...one, dernierMessage: null })),
    })
    const waiting = await seenByAwa('Bonjour Nadia !')
    expect([waiting.codes, waiting.droits]).toMatchObject([
      [
        [200, undefined],
        [409, 'contact_en_attente'],
      ],
      [{ modifier: true, supprimer: true, reagir: false, citer: false }],
    ])
    await send(nadia, 'POST', `discussions/${demande}/refuser`)
    expect(await seenByAwa('Bonjour Nadia.')).toEqual(waiting)
    expect(codeOf(await edit(awa, messageId, 'www.exemple.fr'))).toEqual([409, 'premier_message'])
    kit.clock.advance(15 * 60_000)
    expect(codeOf(await edit(await again(awa), messageId, 'Encore'))).toEqual([409, 'edition_terminee'])
    expect((await inbox(await again(nadia))).body.discussions).toEqual([])
  })
})

describe('[M3] a quote', () => {
  test('is a copy of the first words of a message of the same discussion', async () => {
    const message = await wroteBy(awa, id, 'mot '.repeat(100))
    const quoting = await wroteBy(lea, id, 'Oui', { citation: message.id })
    expect(quoting.citation?.extrait).toHaveLength(140)
    const groupe = await groupOf(awa, lea)
    const elsewhere = await write(lea, groupe, 'Oui', { citation: message.id })
    expect([elsewhere.status, elsewhere.body.violations?.[0]?.champ]).toEqual([422, 'citation'])
    await remove(awa, message.id)
    expect((await write(lea, id, 'Oui', { citation: message.id })).status).toBe(422)
    expect((await write(lea, id, 'Oui', { citation: uuid() })).status).toBe(422)
  })
})

describe('[C2] blocks', () => {
  test('the direct discussion of two blocked members is gone for both, and its dot with it', async () => {
    const message = await wroteBy(awa, id)
    await createBlocage(kit.db, kit.clock.now(), lea.id, awa.id)
    for (const who of [await again(awa), await again(lea)]) {
      expect((await inbox(who)).body.discussions).toEqual([])
      expect(await hasDot(who)).toBe(false)
      for (const answer of [
        await read(who, id),
        await thread(who, id),
        await changes(who, id, 0),
        await write(who, id),
        await seen(who, id, 1),
        await send(who, 'GET', `messages/${message.id}`),
        await react(who, message.id, 'coeur'),
        await remove(who, message.id),
      ])
        expect(codeOf(answer)).toEqual([404, 'introuvable'])
    }
  })

  test('in a group each sees « message masqué » instead of the words of the other; the total stays', async () => {
    const groupe = await groupOf(nadia, awa, lea)
    const hidden = await wroteBy(awa, groupe, 'Des mots')
    await react(nadia, hidden.id, 'coeur')
    const hers = await wroteBy(nadia, groupe, 'Ouf')
    await react(awa, hers.id, 'coeur')
    await createBlocage(kit.db, kit.clock.now(), awa.id, lea.id)
    const { body } = await thread(lea, groupe)
    expect(body.messages[0]).toMatchObject({ statut: 'masque', contenu: '', auteureId: null, reactions: [] })
    expect(body.messages[1]).toMatchObject({
      contenu: 'Ouf',
      reactions: [{ type: 'coeur', nb: 1, adherenteIds: [] }],
    })
    expect(body.auteures.map(({ id: one }) => one)).toEqual([nadia.id])
    expect(JSON.stringify(body)).not.toContain(awa.id)
    const discussion = (await read(lea, groupe)).body
    expect(discussion.nbParticipantes).toBe(3)
    expect(discussion.participantes.map(({ adherente }) => adherente.prenom)).toEqual(['Nadia', 'Léa'])
    await wroteBy(awa, groupe, 'Encore')
    expect((await inbox(lea)).body.discussions[0]?.dernierMessage).toMatchObject({
      extrait: '',
      statut: 'masque',
      auteureId: null,
      prenomAuteure: '',
    })
    expect((await react(lea, hidden.id, 'coeur')).status).toBe(404)
    expect((await write(lea, groupe, 'Oui', { citation: hidden.id })).status).toBe(422)
    // Nadia is on good terms with both.
    expect(await wordsOf(nadia, groupe)).toEqual(['Des mots', 'Ouf', 'Encore'])
  })
})

test('[M14] an erased member leaves her words, without her name', async () => {
  const groupe = await groupOf(nadia, awa, lea)
  await wroteBy(awa, id, 'Dans le fil')
  await wroteBy(awa, groupe, 'Dans le groupe')
  await kit.db.deleteFrom('comptes').where('id', '=', awa.id).execute()
  expect(await wordsOf(lea, id)).toEqual(['Dans le fil'])
  expect((await thread(lea, id)).body.messages[0]?.auteureId).toBeNull()
  expect((await read(lea, id)).body).toMatchObject({
    avec: { prenom: 'Ancienne membre' },
    droits: { ecrire: false },
  })
  expect(await wordsOf(lea, groupe)).toEqual(['Dans le groupe'])
  expect((await read(lea, groupe)).body.nbParticipantes).toBe(2)
  expect(
    (await inbox(lea)).body.discussions.map(({ dernierMessage }) => dernierMessage?.prenomAuteure),
  ).toEqual(['Ancienne membre', 'Ancienne membre'])
})
