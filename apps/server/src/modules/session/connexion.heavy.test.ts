import { monitorEventLoopDelay } from 'node:perf_hooks'
import * as argon2 from '@node-rs/argon2'
import { inscriptionEndpoints } from '@entrelles/contract/modules/inscription/inscription.endpoints.ts'
import { sessionEndpoints as endpoints } from '@entrelles/contract/modules/session/session.endpoints.ts'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '#kit/test-app.ts'
import { createCompte, createPersona, MOT_DE_PASSE } from './session.factory.ts'

// Spies on the real function, to count its calls.
vi.mock('@node-rs/argon2', { spy: true })

let kit: TestApp & { close: () => Promise<void> }
let email: string
beforeAll(async () => {
  kit = await startTestApp({ LIMITS_FACTOR: '10000' })
})
afterAll(() => kit.close())
beforeEach(async () => {
  email = (await createCompte(kit.db, kit.clock.now())).email
})

const login = (username: string, password: string) =>
  kit.visitor.call(endpoints.createSession, { body: { username, password } })
const medianOf = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

test('an unknown e-mail takes as many verifications and as much time as a wrong password', async () => {
  const WRONG = 'Mauvais-2026!'
  await login('inconnue@entrelles.test', WRONG)
  const verify = vi.mocked(argon2.verify)
  const spent = { known: [] as number[], unknown: [] as number[] }
  const counted = { known: 0, unknown: 0 }
  for (let n = 0; n < 200; n += 1) {
    const kind = n % 2 === 0 ? 'known' : 'unknown'
    const before = verify.mock.calls.length
    const start = performance.now()
    const { status } = await login(kind === 'known' ? email : 'inconnue@entrelles.test', WRONG)
    spent[kind].push(performance.now() - start)
    counted[kind] += verify.mock.calls.length - before
    expect(status).toBe(401)
  }
  expect(counted).toEqual({ known: 100, unknown: 100 })
  expect(Math.abs(medianOf(spent.known) - medianOf(spent.unknown))).toBeLessThan(4)
})

/** The median time of each act, in turns, so that a busy machine slows both alike. */
const mediansOf = async (one: () => Promise<unknown>, other: () => Promise<unknown>) => {
  const spent: [number[], number[]] = [[], []]
  for (let n = 0; n < 200; n += 1) {
    const start = performance.now()
    await (n % 2 === 0 ? one() : other())
    spent[n % 2 === 0 ? 0 : 1].push(performance.now() - start)
  }
  return spent.map(medianOf) as [number, number]
}

test('[security 17] a sign-up takes as much time for a known address as for a new one', async () => {
  let count = 0
  const signUp = async (given: string) => {
    const body = { prenom: 'Rozenn', email: given, motDePasse: 'Tramontane-8' }
    expect((await kit.visitor.call(inscriptionEndpoints.createInscription, { body })).status).toBe(204)
  }
  await signUp(email)
  const [known, unknown] = await mediansOf(
    () => signUp(email),
    () => signUp(`nouvelle-${(count += 1)}@exemple.fr`),
  )
  expect(Math.abs(known - unknown)).toBeLessThan(4)
})

test('[security 9] a password request takes as much time for an unknown address as for a known one', async () => {
  const discreet = await startTestApp({ EMAIL_INCONNU: 'discret', LIMITS_FACTOR: '10000' })
  onTestFinished(discreet.close)
  const { email: hers } = await createCompte(discreet.db, discreet.clock.now())
  const ask = async (given: string) => {
    const body = { email: given }
    expect((await discreet.visitor.call(endpoints.createDemandeMotDePasse, { body })).status).toBe(204)
  }
  await ask(hers)
  const [known, unknown] = await mediansOf(
    () => ask(hers),
    () => ask('inconnue@entrelles.test'),
  )
  expect(Math.abs(known - unknown)).toBeLessThan(4)
})

/** The value that nine of ten do not exceed: a machine that stops for an instant delays a few, whatever the code does. */
const ninth = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.9)] ?? 0

test('during 200 simultaneous logins, nine other requests of ten are answered within 300 ms', async ({
  annotate,
}) => {
  const member = await kit.as('adherente')
  const lag = monitorEventLoopDelay({ resolution: 5 })
  lag.enable()
  const logins = Promise.all(Array.from({ length: 200 }, () => login(email, MOT_DE_PASSE)))
  const waits: number[] = []
  let running = true
  void logins.finally(() => (running = false))
  while (running) {
    const start = performance.now()
    const { status } = await member.inject({ url: '/api/notifications/check' })
    expect(status).toBe(204)
    waits.push(performance.now() - start)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  lag.disable()
  const answers = await logins
  const lagMs = lag.percentile(90) / 1e6
  await annotate(
    `${waits.length} requests, ${ninth(waits).toFixed(0)} ms, the loop late by ${lagMs.toFixed(0)} ms`,
  )
  expect(waits.length).toBeGreaterThan(10)
  // A password hashed on the loop would hold it for longer each time.
  expect(lagMs).toBeLessThan(50)
  expect(ninth(waits)).toBeLessThan(300)
  const statuses = answers.map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
  const refused = answers.filter(({ status }) => status === 429)
  for (const { headers } of refused) expect(headers['retry-after']).toBe('2')
})

test('all 65 characters of a password are compared', async () => {
  const long = `Aa1!${'x'.repeat(61)}`
  const { hashPassword } = await import('#kit/passwords.ts')
  const { email: hers } = await createPersona(kit.db, kit.clock.now(), 'adherente', {
    mot_de_passe: await hashPassword(long),
  })
  expect((await login(hers, long)).status).toBe(200)
  expect((await login(hers, `${long.slice(0, -1)}y`)).status).toBe(401)
})
