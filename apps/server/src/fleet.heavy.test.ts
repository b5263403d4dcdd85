import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { buildProcesses, type TestNode, type TestProcess } from '#kit/test-processes.ts'
import { createFleet, type Caller, type Fleet } from '#kit/test-fleet.ts'
import { startTestSmtp, type TestSmtp } from '#kit/test-smtp.ts'
import { createCompte, MOT_DE_PASSE } from '#modules/session/session.factory.ts'

const QUESTIONS = 40
const WORKERS = 4
const KILLED = 2
/** Long enough for every worker to be sending a mail when two of them are killed. */
const SMTP_MS = 500
const SKEW_MS = 5 * 60_000

let smtp: TestSmtp
let fleet: Fleet
let nodes: [TestNode, TestNode]
let workers: TestProcess[]
let member: Caller
let administratrice: Caller
beforeAll(async () => {
  await buildProcesses()
  smtp = await startTestSmtp({ delayMs: SMTP_MS })
  fleet = await createFleet({ SMTP_URL: smtp.url })
  nodes = await Promise.all([fleet.startApi(), fleet.startApi()])
  workers = await Promise.all(Array.from({ length: WORKERS }, () => fleet.startWorker()))
  member = await fleet.logIn(nodes[0], 'adherente')
  administratrice = await fleet.logIn(nodes[1], 'administratrice')
})
afterAll(async () => {
  await fleet.close()
  await smtp.close()
})

const nodeOf = (n: number): TestNode => (n % 2 === 0 ? nodes[0] : nodes[1])

/** The workers that are sending a letter: each does it inside a transaction. */
const countSending = async (): Promise<number> => {
  const { rows } = await sql<{ nb: number }>`
    select count(*)::int as nb from pg_stat_activity
    where datname = current_database() and application_name = 'entrelles-worker'
      and state = 'idle in transaction'`.execute(fleet.db)
  return rows[0]?.nb ?? 0
}

test('[F7] with two nodes and four workers, two of them killed, each answer is mailed exactly once, except those that the two were sending', async ({
  annotate,
}) => {
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
  // Not during the first mails: their texts take longer than the sending, because the worker loads what renders them.
  const areSending = async () => smtp.received.length > WORKERS && (await countSending()) === WORKERS
  await expect.poll(areSending, { timeout: 60_000, interval: 10 }).toBe(true)
  for (const worker of workers.slice(0, KILLED)) worker.kill('SIGKILL')
  await expect.poll(fleet.plannedEnvois, { timeout: 120_000 }).toBe(0)
  const sent = smtp.received.map(({ messageId }) => /faq-reponse-([\w-]+)@/.exec(messageId ?? '')?.[1] ?? '')
  expect(new Set(sent)).toEqual(new Set(ids))
  const repeated = sent.filter((id, n) => sent.indexOf(id) !== n)
  await annotate(`${repeated.length} mails received twice`)
  expect(repeated.length).toBeLessThanOrEqual(KILLED)
  expect(new Set(repeated).size).toBe(repeated.length)
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

type Tokens = { readonly token: string; readonly refresh_token: string }

/** Logs in like a browser, which keeps the cookie of its session. */
const openBrowser = async (node: TestNode) => {
  const post = (to: TestNode, path: string, body: object, cookie = '') =>
    fetch(`${to.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
  const { email } = await createCompte(fleet.db, new Date())
  const login = await post(node, '/api/login_check', { username: email, password: MOT_DE_PASSE })
  const [cookie = ''] = (login.headers.get('set-cookie') ?? '').split(';')
  return {
    tokens: (await login.json()) as Tokens,
    renew: async (on: TestNode, { refresh_token }: Tokens) => {
      const answer = await post(on, '/api/token/refresh', { refresh_token }, cookie)
      expect(answer.status).toBe(200)
      return (await answer.json()) as Tokens
    },
  }
}

test('[F25] on two nodes whose clocks differ by five minutes, a session works on both, and two tabs that renew at once keep it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'entrelles-horloge-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const CLOCK_FILE = join(folder, 'horloge')
  await writeFile(CLOCK_FILE, String(SKEW_MS))
  const [exact, ahead] = [nodes[0], await fleet.startApi({ CLOCK_FILE })]
  const expectWelcome = async ({ token }: Tokens) => {
    for (const { url } of [exact, ahead]) {
      const me = await fetch(`${url}/api/users/me`, { headers: { authorization: `Bearer ${token}` } })
      expect(me.status).toBe(200)
    }
  }
  for (const [first, second] of [
    [exact, ahead],
    [ahead, exact],
  ] as const) {
    const { tokens, renew } = await openBrowser(first)
    await expectWelcome(tokens)
    const one = await renew(first, tokens)
    const other = await renew(second, tokens)
    expect(other.refresh_token).toBe(one.refresh_token)
    for (const renewed of [one, other, await renew(second, one)]) await expectWelcome(renewed)
  }
})
