import { sessionEndpoints as endpoints } from '@entrelles/contract/modules/session/session.endpoints.ts'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startTestApp, type TestApp } from '#kit/test-app.ts'
import { createCompte, MOT_DE_PASSE } from './session.factory.ts'

// With production limits, counted in the process: Redis is unreachable here. Each test uses its own IP addresses.
const NOBODY = 'redis://127.0.0.1:1'
let kit: TestApp & { close: () => Promise<void> }
beforeAll(async () => {
  kit = await startTestApp({ LIMITS_FACTOR: '1', REDIS_URL: NOBODY })
})
afterAll(() => kit.close())

const post = (remoteAddress: string, url: string, payload: object) =>
  kit.visitor.inject({ method: 'POST', url, payload, remoteAddress })
const login = (from: string, username: string, password = MOT_DE_PASSE) =>
  post(from, endpoints.createSession.path, { username, password })
const forget = (from: string, email: string) => post(from, endpoints.createDemandeMotDePasse.path, { email })
const create = () => createCompte(kit.db, kit.clock.now())
const times = async <Value>(n: number, act: (index: number) => Promise<Value>): Promise<Value[]> => {
  const values: Value[] = []
  for (let index = 0; index < n; index += 1) values.push(await act(index))
  return values
}
const statusesOf = (answers: readonly { status: number }[]) => answers.map(({ status }) => status)

test('ten failures lock an account for 15 minutes from any address, even with the right password', async () => {
  const { email } = await create()
  const failures = await times(10, (n) => login(`10.1.0.${n}`, email, 'Mauvais-2026!'))
  expect(statusesOf(failures)).toEqual(Array(10).fill(401))
  const { status, headers } = await login('10.1.0.11', email)
  expect(status).toBe(429)
  expect(Number(headers['retry-after'])).toBeGreaterThan(800)
  expect((await login('10.1.0.11', (await create()).email)).status).toBe(200)
})

test('successful logins are not counted', async () => {
  const { email } = await create()
  const rounds = await times(12, async () => [
    (await login('10.2.0.1', email)).status,
    (await login('10.2.0.2', email)).status,
  ])
  expect(rounds.flat()).toEqual(Array(24).fill(200))
})

test('an unknown e-mail is locked as a known one is', async () => {
  const answers = await times(11, (n) => login(`10.3.0.${n}`, 'inconnue@entrelles.test'))
  expect(statusesOf(answers)).toEqual([...Array<number>(10).fill(401), 429])
})

test('25 failures lock an address for five minutes on any account, and another network still logs in', async () => {
  const { email } = await create()
  const answers = await times(25, (n) => login('2001:db8:1:1::1', `essai-${n}@entrelles.test`))
  expect(statusesOf(answers)).toEqual(Array(25).fill(401))
  expect((await login('2001:db8:1:1::2', email)).status).toBe(429)
  expect((await login('2001:db8:1:2::1', email)).status).toBe(200)
})

test('simultaneous guesses are all counted', async () => {
  const { email } = await create()
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, n) => login(`10.5.0.${n}`, email, 'Mauvais-2026!')),
  )
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
})

test('[R8-5] an address learns three times an hour that an e-mail is unknown, then gets a 204', async () => {
  const answers = await times(5, (n) => forget('10.6.0.1', `inconnue-${n}@entrelles.test`))
  expect(statusesOf(answers)).toEqual([404, 404, 404, 204, 204])
  expect((await forget('10.6.0.2', 'inconnue@entrelles.test')).status).toBe(404)
})

test('[R8-5] all addresses together learn it a hundred times an hour', async () => {
  const answers = await times(110, (n) => forget(`10.7.${n}.1`, `inconnue-${n}@entrelles.test`))
  const told = statusesOf(answers).filter((status) => status === 404)
  // The previous test used four of them.
  expect(told).toHaveLength(96)
})

test('[R8-5] EMAIL_INCONNU=discret never says that an e-mail is unknown', async () => {
  const discreet = await startTestApp({ EMAIL_INCONNU: 'discret' })
  onTestFinished(discreet.close)
  const { email } = await createCompte(discreet.db, discreet.clock.now())
  for (const given of [email, 'inconnue@entrelles.test']) {
    const { status, body } = await discreet.visitor.call(endpoints.createDemandeMotDePasse, {
      body: { email: given },
    })
    expect([status, body]).toEqual([204, ''])
  }
  await discreet.runJobs()
  expect(discreet.mail.sent.map(({ to }) => to)).toEqual([email])
})

test('one address receives five mails in half an hour, and further requests get the same response', async () => {
  const { email } = await create()
  kit.mail.sent.length = 0
  const answers = await times(7, async (n) => {
    const answer = await forget(`10.8.0.${n}`, email)
    await kit.runJobs()
    return answer
  })
  expect(statusesOf(answers)).toEqual(Array(7).fill(204))
  expect(kit.mail.sent).toHaveLength(5)
})
