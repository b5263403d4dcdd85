import { CHANGEMENTS_MAX } from '@entrelles/contract/modules/messagerie/messagerie.constants.ts'
import {
  carteDiscussion,
  discussion,
  message,
  pageMessages,
  type Discussion,
} from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import { v7 as uuid } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'
import { createTerritoire } from '#modules/adherentes/adherentes.factory.ts'
import { jobCtxOf } from '#kit/job-ctx.ts'
import { createBlocage } from '#modules/blocages/blocages.factory.ts'
import { createDemande, createReponse } from '#modules/coups-de-pouce/coups-de-pouce.factory.ts'
import { addMessage, createGroupe, reactToMessage } from '../messagerie.factory.ts'
import { writeToMembre } from '../portes/write-to-membre.ts'
import { codeOf, messageOf, UNKNOWN, useMessagerie, type Membre } from '../test-messagerie.ts'

const calls = useMessagerie()
const { kit, send, open, write, wroteBy, read, thread, changes, seen, inbox, listOf, hasDot } = calls
const { memberOf, again, restrict, directOf, clear } = calls
let awa: Membre
let lea: Membre
let nadia: Membre

/** Three members of one branch: they write to each other without asking. */
beforeEach(async () => {
  await clear()
  await createTerritoire(kit.db, 'Cornouaille')
  awa = await memberOf('Awa', { territoire: 'Cornouaille' })
  lea = await memberOf('Léa', { territoire: 'Cornouaille' })
  nadia = await memberOf('Nadia', { territoire: 'Cornouaille' })
})

const neighbour = (prenom: string) => memberOf(prenom, { territoire: 'Cornouaille' })
const groupOf = (...members: readonly Membre[]) =>
  createGroupe(
    kit.db,
    kit.clock.now(),
    'Le marché',
    members.map((one) => one.id),
  )
const put = (who: Membre, id: string, path: string, body: Record<string, unknown>) =>
  send(who, 'PUT', `discussions/${id}/${path}`, body)
const leave = (who: Membre, id: string) => send(who, 'POST', `discussions/${id}/quitter`)

describe('[M3] opening a discussion', () => {
  test('with one member is unique: opening it again, by either, writes in it', async () => {
    const first = await open(awa, [lea.id], { message: messageOf('Bonjour Léa') })
    expect([first.status, first.body.demandeContact]).toEqual([201, 'aucune'])
    expect(first.body).toMatchObject({
      type: 'directe',
      titre: null,
      avec: { id: lea.id },
      numero: 1,
      revision: 1,
      luJusqua: 1,
      depuisNumero: 1,
      nbParticipantes: 2,
      enCommun: null,
      droits: {
        ecrire: true,
        joindre: true,
        repondreDemande: false,
        gererParticipantes: false,
        renommer: false,
        quitter: false,
        bloquer: true,
      },
    })
    const second = await open(lea, [awa.id], { message: messageOf('Bonjour Awa') })
    expect([second.status, second.body.id, second.body.numero]).toEqual([201, first.body.id, 2])
    expect(await kit.db.selectFrom('discussions').selectAll().execute()).toHaveLength(1)
  })

  test('[I4] by both at once, or twice by one device, makes one discussion', async () => {
    const message = messageOf('Une fois')
    const answers = await Promise.all([
      open(awa, [lea.id], { message }),
      open(lea, [awa.id]),
      open(awa, [lea.id], { message }),
      open(lea, [awa.id]),
    ])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect((await thread(awa, answers[0].body.id)).body.messages).toHaveLength(3)
    const other = await open(awa, [lea.id], { message: { ...message, contenu: 'Deux fois' } })
    expect(codeOf(other)).toEqual([409, 'message_different'])
  })

  test('with several, or with a title, is a group that its creator organises', async () => {
    const { status, body } = await open(awa, [lea.id, nadia.id], { titre: 'Salon de Pau' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      type: 'groupe',
      titre: 'Salon de Pau',
      avec: null,
      nbParticipantes: 3,
      droits: { gererParticipantes: true, renommer: true, quitter: true, bloquer: false },
    })
    expect(
      body.participantes.map(({ adherente, organisatrice }) => [adherente.prenom, organisatrice]),
    ).toEqual([
      ['Awa', true],
      ['Léa', false],
      ['Nadia', false],
    ])
    expect((await read(lea, body.id)).body.droits).toMatchObject({ ecrire: true, gererParticipantes: false })
    expect((await open(awa, [lea.id], { titre: 'À deux' })).body.type).toBe('groupe')
  })

  test.each([
    ['nobody', [], {}, 'participantes'],
    ['two members without a title', 2, {}, 'titre'],
    ['thirty others', 30, { titre: 'Trop' }, 'participantes'],
    ['a title that is too long', 2, { titre: 'a'.repeat(81) }, 'titre'],
  ])('with %s is refused', async (_what, members, fields, champ) => {
    const ids = Array.isArray(members) ? members : Array.from({ length: members }, () => uuid())
    const { status, body } = await open(awa, ids, fields)
    expect([status, body.violations?.[0]?.champ]).toEqual([422, champ])
  })

  test('with oneself, an unknown member, an expired one or one whom a block hides is refused', async () => {
    expect((await open(awa, [awa.id])).status).toBe(422)
    const expired = await memberOf('Ancienne', { compte: { paye_jusquau: '2026-01-01' } })
    await createBlocage(kit.db, kit.clock.now(), nadia.id, awa.id)
    for (const id of [UNKNOWN, expired.id, nadia.id]) {
      expect(codeOf(await open(awa, [id]))).toEqual([404, 'introuvable'])
      expect(codeOf(await open(awa, [lea.id, id], { titre: 'Groupe' }))).toEqual([404, 'introuvable'])
    }
    expect(codeOf(await open(nadia, [awa.id]))).toEqual([404, 'introuvable'])
    expect(await kit.db.selectFrom('discussions').selectAll().execute()).toEqual([])
  })

  test('with members whom she would have to ask first is no way around it', async () => {
    const far = await memberOf('Lointaine')
    expect(codeOf(await open(awa, [lea.id, far.id], { titre: 'Groupe' }))).toEqual([
      409,
      'contact_impossible',
    ])
    const groupe = await groupOf(awa, lea)
    const added = await send(awa, 'POST', `discussions/${groupe}/participantes`, { participantes: [far.id] })
    expect(codeOf(added)).toEqual([409, 'contact_impossible'])
  })

  test('is refused to a restricted member', async () => {
    await restrict(awa.id)
    expect(codeOf(await open(awa, [lea.id]))).toEqual([403, 'restreinte'])
  })

  test('fifteen times a day, three in the first week; the existing ones are not counted', async () => {
    const recent = { compte: { date_inscription: new Date('2026-11-20T09:00:00Z') } }
    const nouvelle = await memberOf('Nouvelle', { territoire: 'Cornouaille', ...recent })
    const others = []
    for (let n = 0; n < 16; n += 1) others.push(await neighbour(`Membre ${n}`))
    const codes = []
    for (const { id } of others.slice(0, 4)) codes.push(codeOf(await open(nouvelle, [id])))
    expect(codes).toEqual([
      ...Array.from({ length: 3 }, () => [201, undefined]),
      [409, 'trop_de_discussions_nouvelle'],
    ])
    expect((await open(nouvelle, [others[0]?.id ?? ''])).status).toBe(201)
    for (const { id } of others.slice(0, 15)) expect((await open(awa, [id])).status).toBe(201)
    expect(codeOf(await open(awa, [others[15]?.id ?? '']))).toEqual([409, 'trop_de_discussions'])
    kit.clock.advance(15 * 3_600_000)
    expect((await open(await again(awa), [others[15]?.id ?? ''])).status).toBe(201)
  })

  test('does not count those that the back office opens in her name, nor those with who answered her request', async () => {
    const recent = { compte: { date_inscription: new Date('2026-11-20T09:00:00Z') } }
    const nouvelle = await memberOf('Nouvelle', { territoire: 'Cornouaille', ...recent })
    const demande = await createDemande(kit.db, kit.clock.now(), nouvelle.id)
    for (let n = 0; n < 4; n += 1) {
      const { id } = await memberOf(`Aide ${n}`)
      const reponse = await createReponse(kit.db, kit.clock.now(), demande, id)
      const path = `coups_de_pouce/${demande}/reponses/${reponse}/contact`
      expect((await send(nouvelle, 'POST', path)).status).toBe(200)
    }
    await jobCtxOf(kit.services)(kit.services.log).transaction(async (inside) => {
      for (let n = 0; n < 4; n += 1) {
        const { id } = await neighbour(`Membre ${n}`)
        await writeToMembre(inside, { lot: uuid(), de: nouvelle.id, a: id, contenu: 'Bonjour' })
      }
    })
    const statuses = []
    for (const { id } of [awa, lea, nadia, await neighbour('Fatou')])
      statuses.push((await open(nouvelle, [id])).status)
    expect(statuses).toEqual([201, 201, 201, 409])
  })
})

describe('[M3] the inbox', () => {
  test('shows pinned discussions first, then the latest message; each list has its own', async () => {
    const [one, two, three] = [
      await directOf(awa, lea),
      await groupOf(awa, nadia),
      await directOf(awa, nadia),
    ]
    for (const [n, id] of [one, two, three].entries())
      await addMessage(kit.db, new Date(Date.UTC(2026, 10, 20 + n)), {
        discussionId: id,
        auteureId: nadia.id,
      })
    expect(await listOf(awa)).toEqual(['Nadia', 'Le marché', 'Léa'])
    await put(awa, one, 'epingle', { epinglee: true })
    await put(awa, two, 'archive', { archivee: true })
    await seen(awa, three, 1)
    expect(await listOf(awa)).toEqual(['Léa', 'Nadia'])
    expect(await listOf(awa, '?filtre=epinglees')).toEqual(['Léa'])
    expect(await listOf(awa, '?filtre=archivees')).toEqual(['Le marché'])
    expect(await listOf(awa, '?filtre=non_lues')).toEqual(['Léa'])
    // The next message takes it out of the archives.
    await wroteBy(nadia, two, 'Alors ?')
    expect(await listOf(awa)).toEqual(['Léa', 'Le marché', 'Nadia'])
    expect((await inbox(awa, '?filtre=autre')).status).toBe(422)
  })

  test('[P-11] finds a discussion by the name of the other member or its title, without accents and with a mistake', async () => {
    const hermine = await neighbour('Hermine')
    for (const id of [await directOf(awa, lea), await directOf(awa, hermine), await groupOf(awa, nadia)])
      await addMessage(kit.db, kit.clock.now(), { discussionId: id, auteureId: awa.id })
    expect(await listOf(awa, '?termes=lea')).toEqual(['Léa'])
    expect(await listOf(awa, '?termes=hermin')).toEqual(['Hermine'])
    expect(await listOf(awa, '?termes=hermime')).toEqual(['Hermine'])
    expect(await listOf(awa, '?termes=march')).toEqual(['Le marché'])
    expect(await listOf(awa, '?termes=xyz')).toEqual([])
  })

  test('[R9-9] has twenty rows a page, and says that there are more without counting them', async () => {
    for (let n = 0; n < 22; n += 1)
      await addMessage(kit.db, kit.clock.now(), { discussionId: await groupOf(awa), auteureId: awa.id })
    const first = (await inbox(awa)).body
    expect([first.discussions.length, first.nbdiscussions, first.plus]).toEqual([20, 20, true])
    const second = (await inbox(awa, '?page=2')).body
    expect([second.discussions.length, second.nbdiscussions, second.plus]).toEqual([2, 22, undefined])
    const past = (await inbox(awa, '?page=3')).body
    expect([past.discussions, past.nbdiscussions]).toEqual([[], 0])
  })

  test('pins ten discussions at most', async () => {
    const ids = []
    for (let n = 0; n < 11; n += 1) ids.push(await groupOf(awa))
    const statuses = []
    for (const id of ids) statuses.push(codeOf(await put(awa, id, 'epingle', { epinglee: true })))
    expect(statuses.filter(([status]) => status === 204)).toHaveLength(10)
    expect(statuses.at(-1)).toEqual([409, 'trop_d_epinglees'])
    // One that is pinned may be pinned again.
    expect((await put(awa, ids[0] ?? '', 'epingle', { epinglee: true })).status).toBe(204)
  })

  test('says until when a discussion is silent', async () => {
    const id = await directOf(awa, lea)
    await put(awa, id, 'muette', { muette: true, jusquau: '2026-11-26T09:00:00.000Z' })
    expect((await read(awa, id)).body).toMatchObject({
      muette: true,
      muetteJusquau: '2026-11-26T09:00:00.000Z',
    })
    await put(awa, id, 'muette', { muette: true })
    expect((await read(awa, id)).body).toMatchObject({ muette: true, muetteJusquau: null })
    await put(awa, id, 'muette', { muette: false })
    expect((await read(awa, id)).body.muette).toBe(false)
  })
})

test('[R3-18] [R7-11] a discussion and its messages have the fields of their schemas, and no other', async () => {
  const id = await groupOf(awa, lea)
  await wroteBy(awa, id)
  const get = async (url: string) =>
    (await lea.inject({ method: 'GET', url })).body as Record<string, unknown>
  const keysOf = (given: unknown) => Object.keys(given as object).toSorted()
  const [list, page] = [await get('/api/discussions'), await get(`/api/discussions/${id}/messages`)]
  expect(keysOf(list)).toEqual(['discussions', 'limit', 'nbdiscussions'])
  for (const [given, { shape }] of [
    [(list['discussions'] as unknown[])[0], carteDiscussion],
    [await get(`/api/discussions/${id}`), discussion],
    [page, pageMessages],
    [(page['messages'] as unknown[])[0], message],
  ] as const)
    expect(keysOf(given)).toEqual(keysOf(shape))
})

describe('[P-14] reading', () => {
  test('is raised to a number and never goes back; the dot of every device follows', async () => {
    const id = await directOf(awa, lea)
    for (let n = 0; n < 3; n += 1) await wroteBy(awa, id, `${n}`)
    const phone = await again(lea)
    expect([await hasDot(lea), await hasDot(phone)]).toEqual([true, true])
    expect((await seen(lea, id, 2)).status).toBe(204)
    expect((await read(lea, id)).body).toMatchObject({ nonLus: 1, luJusqua: 2 })
    await seen(lea, id, 1)
    expect((await read(lea, id)).body.luJusqua).toBe(2)
    // Beyond the last message: up to it.
    await seen(lea, id, 99)
    expect((await read(lea, id)).body).toMatchObject({ nonLus: 0, luJusqua: 3 })
    expect([await hasDot(lea), await hasDot(phone)]).toEqual([false, false])
    await wroteBy(awa, id, 'Encore')
    expect(await hasDot(phone)).toBe(true)
    // Writing reads what came before.
    await wroteBy(lea, id, 'Oui')
    expect([await hasDot(lea), await hasDot(awa)]).toEqual([false, true])
  })

  test('« Vu » is shown if both members share it', async () => {
    const id = await directOf(awa, lea)
    await wroteBy(awa, id)
    const share = (who: Membre, lectureVisible: boolean) =>
      send(who, 'PUT', 'messagerie/preferences', { lectureVisible })
    expect((await send(awa, 'GET', 'messagerie/preferences')).body).toEqual({ lectureVisible: true })
    await seen(lea, id, 1)
    expect((await thread(awa, id)).body.vuJusqua).toBe(1)
    expect((await read(awa, id)).body.vuJusqua).toBe(1)
    for (const [who, other] of [
      [awa, lea],
      [lea, awa],
    ] as const) {
      await share(who, false)
      await wroteBy(awa, id)
      await seen(lea, id, 2)
      for (const reader of [awa, lea]) expect((await thread(reader, id)).body.vuJusqua).toBeNull()
      await share(who, true)
      expect((await send(other, 'GET', 'messagerie/preferences')).body).toEqual({ lectureVisible: true })
    }
    expect((await thread(awa, id)).body.vuJusqua).toBe(2)
  })

  test('« Vu » in a group names those who have read, if both share it', async () => {
    const id = await groupOf(awa, lea, nadia)
    await wroteBy(awa, id)
    await seen(lea, id, 1)
    await send(awa, 'POST', `discussions/${id}/participantes`, {
      participantes: [(await neighbour('Fatou')).id],
    })
    const { participantes } = (await read(awa, id)).body
    const prenomOf = (id: string) =>
      participantes.find(({ adherente }) => adherente.id === id)?.adherente.prenom
    const lecturesOf = async (who: Membre) => {
      const { lectures, revision } = (await thread(who, id)).body
      expect((await changes(who, id, revision)).body.lectures).toEqual(lectures)
      // In one order, whatever the plan of the statement.
      const ids = lectures.map(({ adherenteId }) => adherenteId)
      expect(ids).toEqual(ids.toSorted())
      return lectures
        .map(({ adherenteId, depuis, jusqua }) => `${prenomOf(adherenteId)} ${depuis}-${jusqua}`)
        .toSorted()
    }
    // Who came later has read nothing of what was written before.
    expect(await lecturesOf(awa)).toEqual(['Fatou 2-1', 'Léa 1-1', 'Nadia 1-0'])
    expect(await lecturesOf(lea)).toEqual(['Awa 1-1', 'Fatou 2-1', 'Nadia 1-0'])
    await send(nadia, 'PUT', 'messagerie/preferences', { lectureVisible: false })
    await seen(nadia, id, 1)
    expect(await lecturesOf(nadia)).toEqual([])
    expect(await lecturesOf(awa)).toEqual(['Fatou 2-1', 'Léa 1-1'])
    await createBlocage(kit.db, kit.clock.now(), awa.id, lea.id)
    expect(await lecturesOf(awa)).toEqual(['Fatou 2-1'])
    expect(await lecturesOf(lea)).toEqual(['Fatou 2-1'])
    await send(lea, 'POST', `discussions/${id}/quitter`)
    expect(await lecturesOf(lea)).toEqual([])
    // In the discussion of two, the number says it.
    const direct = await directOf(awa, nadia)
    expect((await thread(awa, direct)).body.lectures).toEqual([])
  })
})

describe('[M3] a group', () => {
  const add = (who: Membre, id: string, ...members: readonly { readonly id: string }[]) =>
    send<Discussion>(who, 'POST', `discussions/${id}/participantes`, {
      participantes: members.map((one) => one.id),
    })
  const expel = (who: Membre, id: string, member: { readonly id: string }) =>
    send(who, 'DELETE', `discussions/${id}/participantes/${member.id}`)
  const wordsOf = async (who: Membre, id: string) =>
    (await thread(who, id)).body.messages.map(({ contenu }) => contenu)

  test('who joins reads what is written from then on', async () => {
    const id = await groupOf(awa, lea)
    const before = await wroteBy(awa, id, 'Avant')
    const { status, body } = await add(awa, id, nadia)
    expect([status, body.nbParticipantes]).toEqual([200, 3])
    expect([await wordsOf(nadia, id), await hasDot(nadia)]).toEqual([[], false])
    expect((await inbox(nadia)).body.discussions).toMatchObject([
      { titre: 'Le marché', dernierMessage: null },
    ])
    await wroteBy(awa, id, 'Après')
    expect([await wordsOf(nadia, id), await hasDot(nadia)]).toEqual([['Après'], true])
    for (const path of ['?avant=2', '?autour=1', '?apres=1'])
      expect((await thread(nadia, id, path)).body.messages.map(({ contenu }) => contenu)).not.toContain(
        'Avant',
      )
    expect((await send(nadia, 'GET', `messages/${before.id}`)).status).toBe(404)
    expect((await calls.react(nadia, before.id, 'coeur')).status).toBe(404)
    expect((await write(nadia, id, 'Oui', { citation: before.id })).status).toBe(422)
    await calls.edit(awa, before.id, 'Avant, corrigé')
    expect((await calls.changes(nadia, id, 0)).body.messages.map(({ contenu }) => contenu)).toEqual(['Après'])
  })

  test('who leaves keeps what she had read, and nothing newer; leaving again takes it off her list', async () => {
    const id = await groupOf(awa, lea, nadia)
    await wroteBy(awa, id, 'Avant')
    expect((await leave(nadia, id)).status).toBe(204)
    await wroteBy(awa, id, 'Après')
    expect(await wordsOf(nadia, id)).toEqual(['Avant'])
    expect((await calls.changes(nadia, id, 0)).body.messages).toHaveLength(1)
    expect((await read(nadia, id)).body).toMatchObject({
      quittee: true,
      statut: 'close',
      numero: 1,
      droits: { ecrire: false, quitter: true },
    })
    expect(codeOf(await write(nadia, id))).toEqual([409, 'discussion_close'])
    expect((await inbox(nadia)).body.discussions).toMatchObject([{ quittee: true, nonLus: 0 }])
    expect(await hasDot(nadia)).toBe(false)
    expect((await read(awa, id)).body.nbParticipantes).toBe(2)
    expect((await leave(nadia, id)).status).toBe(204)
    expect((await read(nadia, id)).status).toBe(404)
    expect(await listOf(nadia)).toEqual([])
  })

  test('who leaves no longer reads its members, their number or its new name', async () => {
    const id = await groupOf(awa, lea, nadia)
    await wroteBy(awa, id, 'Avant')
    await leave(nadia, id)
    await add(awa, id, await neighbour('Fatou'), await neighbour('Éloïse'))
    await send(awa, 'PUT', `discussions/${id}`, { titre: 'Sans Nadia' })
    const left = { titre: 'Le marché', nbParticipantes: 2, quittee: true }
    expect((await read(nadia, id)).body).toMatchObject({ ...left, participantes: [] })
    expect((await inbox(nadia)).body.discussions).toMatchObject([left])
    expect([await listOf(nadia, '?termes=sans'), await listOf(nadia, '?termes=march')]).toEqual([
      [],
      ['Le marché'],
    ])
    const found = await send(nadia, 'GET', 'discussions/recherche?termes=avant')
    expect(found.body).toMatchObject({ messages: [{ discussion: { titre: 'Le marché' } }] })
    expect((await read(lea, id)).body).toMatchObject({ titre: 'Sans Nadia', nbParticipantes: 4 })
    await add(awa, id, nadia)
    const back = (await read(nadia, id)).body
    expect([back.titre, back.nbParticipantes, back.participantes.length]).toEqual(['Sans Nadia', 5, 5])
  })

  test('who leaves cannot count what happens there, and still reads the changes of what she had read', async () => {
    const id = await groupOf(awa, lea, nadia)
    const first = await wroteBy(awa, id, 'Avant')
    const hers = await wroteBy(nadia, id, 'Moi aussi')
    const before = (await read(nadia, id)).body.revision
    await leave(nadia, id)
    for (let n = 0; n < 3; n += 1) await wroteBy(awa, id, 'Après')
    await calls.edit(awa, first.id, 'Avant, corrigé')
    const removed = (await calls.remove(nadia, hers.id)).body
    // Her leaving is the last change that she is told of.
    const revision = before + 1
    expect([(await read(nadia, id)).body.revision, (await thread(nadia, id)).body.revision]).toEqual([
      revision,
      revision,
    ])
    for (const depuis of [before, revision, before + 4, before + 50]) {
      const { body } = await changes(nadia, id, depuis)
      expect(body).toMatchObject({ revision, plus: false })
      expect(body.messages.map((one) => [one.contenu, one.revision])).toEqual([
        ['Avant, corrigé', before],
        ['', before],
      ])
    }
    expect(removed.revision).toBe(before)
    expect((await read(awa, id)).body.revision).toBe(before + 6)
    await add(awa, id, nadia)
    expect((await read(nadia, id)).body.revision).toBe(before + 7)
  })

  test('who has left reads at once the changes of more messages than one call gives', async () => {
    const id = await groupOf(awa, lea, nadia)
    const messages = []
    for (let n = 0; n <= CHANGEMENTS_MAX; n += 1)
      messages.push(await addMessage(kit.db, kit.clock.now(), { discussionId: id, auteureId: awa.id }))
    const before = (await read(nadia, id)).body.revision
    await leave(nadia, id)
    for (const message of messages) await reactToMessage(kit.db, message, lea.id, 'coeur')
    const { messages: changed, ...rest } = (await changes(nadia, id, before - 10)).body
    expect([changed.length, rest]).toMatchObject([CHANGEMENTS_MAX, { plus: true, revision: before }])
    expect((await changes(nadia, id, before)).body).toMatchObject({ plus: false, revision: before + 1 })
  })

  test('a member whom the organiser removes and adds again reads nothing of what was written between', async () => {
    const id = await groupOf(awa, lea, nadia)
    await wroteBy(awa, id, 'Un')
    expect((await expel(awa, id, nadia)).status).toBe(200)
    await wroteBy(awa, id, 'Deux')
    expect(await wordsOf(nadia, id)).toEqual(['Un'])
    await add(awa, id, nadia)
    await wroteBy(awa, id, 'Trois')
    expect(await wordsOf(nadia, id)).toEqual(['Trois'])
    expect((await read(nadia, id)).body).toMatchObject({ quittee: false, nbParticipantes: 3 })
  })

  test('only its organiser adds, removes and renames; the oldest member replaces her', async () => {
    const id = await groupOf(awa, lea, nadia)
    const other = await neighbour('Fatou')
    expect((await add(lea, id, other)).status).toBe(404)
    expect((await expel(lea, id, nadia)).status).toBe(404)
    expect((await send(lea, 'PUT', `discussions/${id}`, { titre: 'À moi' })).status).toBe(404)
    expect((await expel(awa, id, awa)).status).toBe(404)
    expect((await expel(awa, id, other)).status).toBe(404)
    expect((await send(awa, 'PUT', `discussions/${id}`, { titre: 'Nouveau nom' })).body).toMatchObject({
      titre: 'Nouveau nom',
    })
    await leave(awa, id)
    expect((await read(lea, id)).body.droits.gererParticipantes).toBe(true)
    expect((await add(lea, id, other)).status).toBe(200)
    await kit.db.deleteFrom('comptes').where('id', '=', lea.id).execute()
    expect((await read(nadia, id)).body).toMatchObject({ nbParticipantes: 2, droits: { renommer: true } })
  })

  test('has thirty members at most; adding somebody twice changes nothing', async () => {
    const members = [awa]
    for (let n = 0; n < 28; n += 1) members.push(await neighbour(`Membre ${n}`))
    const id = await groupOf(...members)
    expect((await add(awa, id, lea)).status).toBe(200)
    expect(codeOf(await add(awa, id, nadia))).toEqual([409, 'groupe_complet'])
    expect((await add(awa, id, lea)).status).toBe(200)
    expect((await read(awa, id)).body.nbParticipantes).toBe(30)
  })

  test('is not added to, nor renamed, by a restricted member; a direct discussion is neither left nor renamed', async () => {
    const id = await groupOf(awa, lea)
    await restrict(awa.id)
    expect(codeOf(await add(awa, id, nadia))).toEqual([403, 'restreinte'])
    expect(codeOf(await send(awa, 'PUT', `discussions/${id}`, { titre: 'Non' }))).toEqual([403, 'restreinte'])
    const direct = await directOf(lea, nadia)
    expect((await leave(lea, direct)).status).toBe(404)
    expect((await send(lea, 'PUT', `discussions/${direct}`, { titre: 'Non' })).status).toBe(404)
  })

  test('a member who is hidden from the organiser is neither added nor removed', async () => {
    const id = await groupOf(awa, lea, nadia)
    const other = await neighbour('Fatou')
    await createBlocage(kit.db, kit.clock.now(), nadia.id, awa.id)
    await createBlocage(kit.db, kit.clock.now(), other.id, awa.id)
    expect((await expel(awa, id, nadia)).status).toBe(404)
    expect((await add(awa, id, other)).status).toBe(404)
  })
})
