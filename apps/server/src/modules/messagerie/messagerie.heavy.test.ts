import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFleet, type Caller, type Fleet } from '#kit/test-fleet.ts'
import { buildProcesses, type TestNode } from '#kit/test-processes.ts'
import { createGroupe } from './messagerie.factory.ts'

const MEMBERS = 20
const EACH = 10
const ALL = MEMBERS * EACH

let fleet: Fleet
let nodes: readonly [TestNode, TestNode]
let members: Caller[]
beforeAll(async () => {
  await buildProcesses()
  fleet = await createFleet()
  nodes = await Promise.all([fleet.startApi(), fleet.startApi()])
  members = []
  for (let n = 0; n < MEMBERS; n += 1) members.push(await fleet.logIn(nodes[1], 'adherente'))
})
afterAll(() => fleet.close())

/** Sends a message as a device does: the same id again, on whichever node answers, until it is taken. */
const deliver = async (
  who: Caller,
  id: string,
  message: { readonly id: string; readonly contenu: string },
) => {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const node = nodes[attempt % 2] ?? nodes[1]
    try {
      const { status } = await who.call(node, 'POST', `/api/discussions/${id}/messages`, message)
      if (status === 201) return
      expect(status, 'a refusal would be final').toBeGreaterThanOrEqual(500)
    } catch (error) {
      // The node was killed before it answered: whether it has stored the message is not known.
      if (!(error instanceof TypeError)) throw error
    }
    await wait(20)
  }
  throw new Error('the message was never taken')
}

test('[I4] [P-14] with a node killed while 200 messages leave from 20 members, each stands once, in the order of its author', async ({
  annotate,
}) => {
  const ids = members.map((member) => member.id)
  const discussionId = await createGroupe(fleet.db, new Date(), 'La tempête', ids)
  const countStored = async () => {
    const { nb } = await fleet.db
      .selectFrom('messages')
      .select(({ fn }) => fn.countAll<number>().as('nb'))
      .executeTakeFirstOrThrow()
    return Number(nb)
  }
  const sent = members.map((who, n) => ({
    who,
    messages: Array.from({ length: EACH }, (_, m) => ({ id: randomUUID(), contenu: `${n} ${m}` })),
  }))
  const storm = Promise.all(
    sent.map(async ({ who, messages }) => {
      for (const message of messages) await deliver(who, discussionId, message)
    }),
  )
  await expect.poll(countStored, { interval: 2 }).toBeGreaterThan(ALL / 4)
  nodes[0].kill('SIGKILL')
  await annotate(`${await countStored()} messages were stored when the node was killed`)
  await storm
  const stored = await fleet.db
    .selectFrom('messages')
    .where('discussion_id', '=', discussionId)
    .orderBy('numero')
    .select(['numero', 'revision', 'id', 'auteure_id as auteureId'])
    .execute()
  expect(stored.map(({ numero }) => numero)).toEqual(Array.from({ length: ALL }, (_, n) => n + 1))
  for (const { who, messages } of sent)
    expect(stored.filter(({ auteureId }) => auteureId === who.id).map(({ id }) => id)).toEqual(
      messages.map(({ id }) => id),
    )
  const rows = await fleet.db
    .selectFrom('participations_discussion')
    .where('discussion_id', '=', discussionId)
    .select(['compte_id as compteId', 'dernier_message_id as dernier', 'lu_jusqua as lu'])
    .execute()
  expect(rows).toHaveLength(MEMBERS)
  for (const { compteId, dernier, lu } of rows)
    expect([dernier, lu]).toEqual([ALL, stored.findLast(({ auteureId }) => auteureId === compteId)?.numero])
  const last = stored.at(-1)
  for (const who of members) {
    const { status } = await who.call(nodes[1], 'GET', '/api/discussions/check')
    expect(status).toBe(who.id === last?.auteureId ? 204 : 200)
  }
})
