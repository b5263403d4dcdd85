import type { DiscussionId } from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { jobCtxOf } from '#kit/job-ctx.ts'
import type { Client } from '#kit/test-app.ts'
import type { TestEvents } from '#kit/test-events.ts'
import { startTwoNodes, type TestNode } from '#kit/test-two-nodes.ts'
import { createProfil } from '#modules/adherentes/adherentes.factory.ts'
import { createBlocage } from '#modules/blocages/blocages.factory.ts'
import { createDirecte, createGroupe } from './messagerie.factory.ts'
import { messageSignalable } from './messages/messages.signalables.ts'
import { messageOf } from './test-messagerie.ts'

type Membre = Client & { readonly id: AdherenteId }
let nodes: Awaited<ReturnType<typeof startTwoNodes>>
let one: TestNode
let other: TestNode

beforeAll(async () => {
  nodes = await startTwoNodes()
  ;({ one, other } = nodes)
})
afterEach(() => nodes.leaveStreams())
afterAll(() => nodes.close())

let awa: Membre
let lea: Membre
let nadia: Membre
let id: DiscussionId
const memberOf = async (prenom: string): Promise<Membre> => {
  const compte = { prenom, nom: 'Sarr' }
  const created = await createProfil(one.db, one.clock.now(), { compte })
  return { ...(await one.signIn(created.id)), id: created.id as AdherenteId }
}
beforeEach(async () => {
  awa = await memberOf('Awa')
  lea = await memberOf('Léa')
  nadia = await memberOf('Nadia')
  id = await createDirecte(one.db, one.clock.now(), [awa.id, lea.id])
})

const follow = async (node: TestNode, member: Client) => {
  const stream = await nodes.follow(node, member)
  await expect.poll(() => stream.events.length).toBeGreaterThan(0)
  return stream
}
/** Calls a node as a member who is signed in on the other. */
const callOn = (
  node: TestNode,
  { token }: Client,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
) =>
  node.visitor.inject({
    method,
    url: `/api/${path}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload && { payload }),
  })
const write = (node: TestNode, who: Client, discussionId: string, contenu: string) =>
  callOn(node, who, 'POST', `discussions/${discussionId}/messages`, messageOf(contenu))
const hintsOf = ({ events }: TestEvents) => events.filter((event) => 'discussion' in (event as object))

describe('[P-14] the stream of a member', () => {
  test('says that a discussion has changed, from another node too, and never what it says', async () => {
    const [hers, stranger] = [await follow(other, lea), await follow(other, nadia)]
    expect((await write(one, awa, id, 'Le code est camélia')).status).toBe(201)
    await expect.poll(() => hintsOf(hers)).toEqual([{ discussion: id, revision: 1 }])
    await expect.poll(() => hers.events).toContainEqual({ messages: true, notifications: false })
    const { body } = await callOn(other, lea, 'GET', `discussions/${id}/changements?depuis=0`)
    expect(body).toMatchObject({ revision: 1, messages: [{ contenu: 'Le code est camélia' }] })
    expect(JSON.stringify(hers.events)).not.toContain('camélia')
    expect(hintsOf(stranger)).toEqual([])
  })

  test('follows edits, reactions, deletions and reading, on each device', async () => {
    const [phone, computer] = [await follow(one, lea), await follow(other, lea)]
    const form = messageOf('Bonjour')
    await callOn(one, awa, 'POST', `discussions/${id}/messages`, form)
    await callOn(one, awa, 'PUT', `messages/${form.id}`, { contenu: 'Bonsoir' })
    await callOn(one, lea, 'PUT', `messages/${form.id}/reaction`, { type: 'coeur' })
    await callOn(one, awa, 'DELETE', `messages/${form.id}`)
    const expected = [1, 2, 3, 4].map((revision) => ({ discussion: id, revision }))
    for (const stream of [phone, computer]) await expect.poll(() => hintsOf(stream)).toEqual(expected)
    const writer = await follow(other, awa)
    await callOn(one, lea, 'PUT', `discussions/${id}/lecture`, { numero: 1 })
    // Her own devices take the discussion off their unread ones; the other member has only « Vu » to show.
    const hint = { discussion: id, revision: 4 }
    await expect.poll(() => hintsOf(writer)).toEqual([{ ...hint, lecture: true }])
    for (const stream of [phone, computer])
      await expect.poll(() => hintsOf(stream)).toEqual([...expected, hint])
    await expect.poll(() => computer.events).toContainEqual({ messages: false, notifications: false })
  })

  test('[M3] follows « Vu », which one of the two shares no longer, and of no other discussion', async () => {
    await createDirecte(one.db, one.clock.now(), [lea.id, nadia.id])
    await write(one, awa, id, 'Bonjour')
    await callOn(one, lea, 'PUT', `discussions/${id}/lecture`, { numero: 1 })
    const [writer, stranger] = [await follow(other, awa), await follow(other, nadia)]
    const vuOf = async () =>
      (
        (await callOn(other, awa, 'GET', `discussions/${id}/changements?depuis=1`)).body as {
          vuJusqua: unknown
        }
      ).vuJusqua
    expect(await vuOf()).toBe(1)
    const hint = { discussion: id, revision: 1 }
    for (const [n, lectureVisible] of [false, true].entries()) {
      // Said twice, it changes nothing.
      for (let times = 0; times < 2; times += 1)
        await callOn(one, lea, 'PUT', 'messagerie/preferences', { lectureVisible })
      await expect.poll(() => hintsOf(writer)).toEqual(Array.from({ length: n + 1 }, () => hint))
      expect(await vuOf()).toBe(lectureVisible ? 1 : null)
    }
    expect(hintsOf(stranger)).toEqual([])
  })

  test('[M3] follows the readings of a group, for those whose messages are read', async () => {
    const groupe = await createGroupe(one.db, one.clock.now(), 'Le marché', [awa.id, lea.id, nadia.id])
    await write(one, awa, groupe, 'Samedi ?')
    const [writer, reader] = [await follow(other, awa), await follow(other, nadia)]
    await callOn(one, lea, 'PUT', `discussions/${groupe}/lecture`, { numero: 1 })
    await expect.poll(() => hintsOf(writer)).toEqual([{ discussion: groupe, revision: 1, lecture: true }])
    const { body } = await callOn(other, awa, 'GET', `discussions/${groupe}/changements?depuis=1`)
    expect((body as { lectures: unknown[] }).lectures).toContainEqual({
      adherenteId: lea.id,
      depuis: 1,
      jusqua: 1,
    })
    expect(hintsOf(reader)).toEqual([])
  })

  test('[M3] says nothing of a reading in a group to who does not see it', async () => {
    const fatou = await memberOf('Fatou')
    const members = [awa.id, lea.id, nadia.id, fatou.id]
    const groupe = await createGroupe(one.db, one.clock.now(), 'Le marché', members)
    for (const who of [awa, awa, nadia, fatou, awa]) await write(one, who, groupe, 'Samedi ?')
    await createBlocage(one.db, one.clock.now(), nadia.id, lea.id)
    await callOn(one, fatou, 'POST', `discussions/${groupe}/quitter`)
    const hers = await follow(other, lea)
    const [author, blocked, former] = [
      await follow(other, awa),
      await follow(other, nadia),
      await follow(other, fatou),
    ]
    const share = (who: Client, lectureVisible: boolean) =>
      callOn(one, who, 'PUT', 'messagerie/preferences', { lectureVisible })
    const hint = { discussion: groupe, revision: 6 }
    /** Her own devices are told last. */
    const read = async (numero: number, times: number) => {
      await callOn(one, lea, 'PUT', `discussions/${groupe}/lecture`, { numero })
      await expect.poll(() => hintsOf(hers)).toEqual(Array.from({ length: times }, () => hint))
    }
    for (const [n, who] of [lea, awa].entries()) {
      await share(who, false)
      await read(n + 1, n + 1)
      await share(who, true)
    }
    expect(hintsOf(author)).toEqual([])
    await read(5, 3)
    await expect.poll(() => hintsOf(author)).toEqual([{ ...hint, lecture: true }])
    expect([hintsOf(blocked), hintsOf(former)]).toEqual([[], []])
  })

  test('[P-9] follows a message that is hidden, and shown again, by a report', async () => {
    const groupe = await createGroupe(one.db, one.clock.now(), 'Le marché', [awa.id, lea.id, nadia.id])
    const form = messageOf('Le code est camélia')
    await callOn(one, awa, 'POST', `discussions/${groupe}/messages`, form)
    const [writer, reader] = [await follow(other, awa), await follow(other, lea)]
    const move = (act: 'hide' | 'restore') =>
      jobCtxOf(one.services)(one.services.log).transaction(
        (ctx) => messageSignalable[act]?.(ctx, form.id) ?? Promise.resolve(),
      )
    const expected = []
    for (const [act, revision, contenu] of [
      ['hide', 2, ''],
      ['restore', 3, 'Le code est camélia'],
    ] as const) {
      await move(act)
      expected.push({ discussion: groupe, revision })
      for (const stream of [writer, reader]) await expect.poll(() => hintsOf(stream)).toEqual(expected)
      const { body } = await callOn(
        other,
        lea,
        'GET',
        `discussions/${groupe}/changements?depuis=${revision - 1}`,
      )
      expect(body).toMatchObject({ revision, messages: [{ contenu }] })
      // Already so: nothing changes, and nobody is told.
      await move(act)
    }
    expect(hintsOf(reader)).toEqual(expected)
  })

  test('says nothing of a discussion that she has left', async () => {
    const groupe = await createGroupe(one.db, one.clock.now(), 'Le marché', [awa.id, lea.id, nadia.id])
    await callOn(one, nadia, 'POST', `discussions/${groupe}/quitter`)
    const [hers, leas] = [await follow(other, nadia), await follow(other, lea)]
    await write(one, awa, groupe, 'Après')
    await expect.poll(() => hintsOf(leas).length).toBe(1)
    await callOn(one, nadia, 'PUT', `discussions/${groupe}/lecture`, { numero: 9 })
    await write(one, awa, groupe, 'Encore')
    await expect.poll(() => hintsOf(leas).length).toBe(2)
    expect(hintsOf(hers)).toEqual([])
  })
})

describe('without Redis', () => {
  test('[I4] streams end, and what has changed is still read by asking', async () => {
    const stream = await follow(other, lea)
    await nodes.redis.stop()
    await stream.ended
    expect((await write(one, awa, id, 'Sans Redis')).status).toBe(201)
    const { status, body } = await callOn(other, lea, 'GET', `discussions/${id}/changements?depuis=0`)
    expect([status, body]).toMatchObject([200, { messages: [{ contenu: 'Sans Redis' }], revision: 1 }])
    expect((await callOn(other, lea, 'GET', 'discussions/check')).status).toBe(200)
    await nodes.redis.start()
    await expect.poll(async () => (await nodes.follow(other, lea)).status).toBe(200)
  })
})
