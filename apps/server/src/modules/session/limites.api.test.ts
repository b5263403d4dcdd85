import { sessionEndpoints as endpoints } from '@entrelles/contract/modules/session/session.endpoints.ts'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
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

test('[security 5] a lock ends by itself, after 15 minutes for an account and five for an address', async () => {
  // The limits read the time of the machine, not that of the product: a moved clock must not open them.
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const start = Date.now()
  const { email } = await create()
  await times(10, (n) => login(`10.1.1.${n}`, email, 'Mauvais-2026!'))
  await times(25, (n) => login('10.1.2.1', `verrou-${n}@entrelles.test`))
  const statusesAt = async (ms: number) => {
    vi.setSystemTime(start + ms)
    return statusesOf([await login('10.1.1.20', email), await login('10.1.2.1', (await create()).email)])
  }
  expect(await statusesAt(299_999)).toEqual([429, 429])
  expect(await statusesAt(300_000)).toEqual([429, 200])
  expect(await statusesAt(899_999)).toEqual([429, 200])
  expect(await statusesAt(900_000)).toEqual([200, 200])
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

const WRONG = 'Mauvais-2026!'
const together = <Value>(n: number, act: (index: number) => Promise<Value>): Promise<Value[]> =>
  Promise.all(Array.from({ length: n }, (_, index) => act(index)))
const countOf = (answers: readonly { status: number }[], status: number) =>
  statusesOf(answers).filter((one) => one === status).length

test('of 200 simultaneous wrong passwords for one account, at most ten are verified', async () => {
  const { email } = await create()
  const answers = await together(200, (n) => login(`10.5.0.${n}`, email, WRONG))
  expect([countOf(answers, 401), countOf(answers, 429)]).toEqual([10, 190])
})

test('of 200 simultaneous wrong passwords from one address, at most 25 are verified', async () => {
  const answers = await together(200, (n) => login('10.5.1.1', `ensemble-${n}@entrelles.test`, WRONG))
  expect([countOf(answers, 401), countOf(answers, 429)]).toEqual([25, 175])
})

test('200 simultaneous right passwords from one address all log in, even after some wrong ones', async () => {
  const comptes = await times(20, create)
  await times(9, (n) => login('10.5.2.1', comptes[n]?.email ?? '', WRONG))
  const answers = await together(200, (n) => login('10.5.2.1', comptes[n % 20]?.email ?? ''))
  expect(countOf(answers, 200)).toBe(200)
})

describe('a browser used before', () => {
  const loginIn = (from: string, username: string, cookie: string, password = MOT_DE_PASSE) =>
    kit.visitor.inject({
      method: 'POST',
      url: endpoints.createSession.path,
      payload: { username, password },
      remoteAddress: from,
      headers: { cookie },
    })
  const cookieOf = (headers: Record<string, unknown>): string => {
    const all = [headers['set-cookie'] ?? []].flat().map(String)
    return all.find((one) => one.startsWith('appareil=')) ?? ''
  }
  const valueOf = (cookie: string): string => cookie.split(';')[0] ?? ''
  const lock = async (email: string) => {
    const failures = await times(10, (n) => login(`10.9.0.${n}`, email, WRONG))
    expect(statusesOf(failures)).toEqual(Array(10).fill(401))
  }

  test('still logs in when a stranger has locked the account, and only there', async () => {
    const { id, email } = await create()
    const cookie = cookieOf((await login('10.9.1.1', email)).headers)
    expect(cookie).toMatch(/^appareil=[\w-]{43}; Max-Age=31536000; Path=\/api; HttpOnly; SameSite=Strict$/)
    await lock(email)
    expect((await login('10.9.1.1', email)).status).toBe(429)
    expect((await loginIn('10.9.1.1', email, `appareil=${'A'.repeat(43)}`)).status).toBe(429)
    const again = await loginIn('10.9.1.2', email, valueOf(cookie))
    expect(again.status).toBe(200)
    expect(valueOf(cookieOf(again.headers))).toBe(valueOf(cookie))
    const rows = await kit.db.selectFrom('appareils').where('compte_id', '=', id).selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(rows[0]?.empreinte.toString()).not.toContain(valueOf(cookie).split('=')[1])
  })

  test('has a limit of its own, which does not lock the others', async () => {
    const { email } = await create()
    const cookie = valueOf(cookieOf((await login('10.9.2.1', email)).headers))
    const answers = await together(40, () => loginIn('10.9.2.1', email, cookie, WRONG))
    expect(countOf(answers, 401)).toBe(10)
    expect((await loginIn('10.9.2.1', email, cookie)).status).toBe(429)
    expect((await login('10.9.2.1', email)).status).toBe(200)
  })

  test('is unknown to any other account', async () => {
    const [hers, other] = [await create(), await create()]
    const cookie = valueOf(cookieOf((await login('10.9.3.1', hers.email)).headers))
    await lock(other.email)
    expect((await loginIn('10.9.3.1', other.email, cookie)).status).toBe(429)
  })

  test('is one of the twenty newest', async () => {
    const { id, email } = await create()
    await times(23, async () => {
      kit.clock.advance(1000)
      await login('10.9.4.1', email)
    })
    const rows = await kit.db.selectFrom('appareils').where('compte_id', '=', id).select('vu_le').execute()
    expect(rows).toHaveLength(20)
    const oldest = Math.min(...rows.map(({ vu_le }) => new Date(vu_le).getTime()))
    expect(kit.clock.now().getTime() - oldest).toBe(19_000)
  })
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

test('[security 9] a request for an unknown e-mail sends the database the same statements as for a known one', async () => {
  const discreet = await startTestApp({ EMAIL_INCONNU: 'discret' })
  onTestFinished(discreet.close)
  const { email } = await createCompte(discreet.db, discreet.clock.now())
  const statementsOf = async (given: string) => {
    const query = vi.spyOn(pg.Client.prototype, 'query')
    await discreet.visitor.call(endpoints.createDemandeMotDePasse, { body: { email: given } })
    const asked = query.mock.calls.map(([first]) => String((first as { text?: string }).text ?? first))
    query.mockRestore()
    return asked
  }
  const known = await statementsOf(email)
  expect(known).toEqual(expect.arrayContaining(['begin', 'commit', expect.stringContaining('"comptes"')]))
  expect(await statementsOf('inconnue@entrelles.test')).toEqual(known)
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
