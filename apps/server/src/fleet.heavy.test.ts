import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildProcesses, type TestNode } from '#kit/test-processes.ts'
import { createFleet, type Caller, type Fleet } from '#kit/test-fleet.ts'
import { startTestSmtp, type TestSmtp } from '#kit/test-smtp.ts'

const QUESTIONS = 20

let smtp: TestSmtp
let fleet: Fleet
let nodes: [TestNode, TestNode]
let member: Caller
let administratrice: Caller
beforeAll(async () => {
  await buildProcesses()
  smtp = await startTestSmtp()
  fleet = await createFleet({ SMTP_URL: smtp.url })
  nodes = await Promise.all([fleet.startApi(), fleet.startApi()])
  await Promise.all([fleet.startWorker(), fleet.startWorker()])
  member = await fleet.logIn(nodes[0], 'adherente')
  administratrice = await fleet.logIn(nodes[1], 'administratrice')
})
afterAll(async () => {
  await fleet.close()
  await smtp.close()
})

const nodeOf = (n: number): TestNode => (n % 2 === 0 ? nodes[0] : nodes[1])

test('with two nodes and two workers on one database, each answer is mailed exactly once', async () => {
  const ask = async (n: number): Promise<string> => {
    const body = { question: `Question numéro ${n} ?` }
    const asked = await member.call(nodeOf(n), 'POST', '/api/faq/questions', body)
    expect(asked.status).toBe(201)
    return ((await asked.json()) as { id: string }).id
  }
  // Both nodes receive each answer at once: exactly one accepts it.
  const answer = (id: string) =>
    Promise.all(
      nodes.map(async (node) => {
        const path = `/api/bo/faq/questions/${id}/reponse`
        return (await administratrice.call(node, 'POST', path, { reponse: 'Voilà.' })).status
      }),
    )
  const ids = await Promise.all(Array.from({ length: QUESTIONS }, (_, n) => ask(n)))
  for (const statuses of await Promise.all(ids.map(answer)))
    expect(new Set(statuses)).toEqual(new Set([204, 409]))
  await expect.poll(fleet.unfinishedJobs, { timeout: 60_000 }).toBe(0)
  const sent = smtp.received.map(({ messageId }) => /faq-reponse-([\w-]+)@/.exec(messageId ?? '')?.[1])
  expect(sent).toHaveLength(QUESTIONS)
  expect(new Set(sent)).toEqual(new Set(ids))
})

test('[R6-1] a revoked session is refused by every node at its next request', async () => {
  const me = (node: TestNode) => member.call(node, 'GET', '/api/users/me').then(({ status }) => status)
  expect(await Promise.all(nodes.map(me))).toEqual([200, 200])
  await fleet.db
    .updateTable('sessions')
    .set({ revoquee_le: new Date() })
    .where('compte_id', '=', member.id)
    .execute()
  expect(await Promise.all(nodes.map(me))).toEqual([401, 401])
})
