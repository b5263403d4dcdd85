import { sessionEndpoints } from '@entrelles/contract/modules/session/session.endpoints.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCompte, MOT_DE_PASSE } from '#modules/session/session.factory.ts'
import { startTestApp } from './test-app.ts'
import { createTestLogs } from './test-logs.ts'

const logs = createTestLogs()
let kit: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  kit = await startTestApp({}, undefined, logs.log)
})
afterAll(() => kit.close())

describe('the log', () => {
  test('never contains a password or a token, whether the login succeeds, fails or is unreadable', async () => {
    const { email } = await createCompte(kit.db, kit.clock.now())
    const login = (password: string) =>
      kit.visitor.call(sessionEndpoints.createSession, { body: { username: email, password } })
    const { status, body } = await login(MOT_DE_PASSE)
    expect(status).toBe(200)
    const canari = 'canari-Mot-De-Passe-42'
    expect((await login(canari)).status).toBe(401)
    await kit.visitor.inject({
      method: 'POST',
      url: '/api/login_check',
      payload: `{"username":"${email}","password":"${canari}"`,
      headers: { 'content-type': 'application/json' },
    })
    await kit.visitor.inject({
      url: '/api/users/me',
      headers: { authorization: `Bearer ${body.token}`, cookie: `refresh_token=${body.refresh_token}` },
    })
    expect(logs.lines().filter(({ msg }) => msg === 'answered').length).toBeGreaterThanOrEqual(4)
    for (const secret of [MOT_DE_PASSE, canari, body.token, body.refresh_token])
      expect(logs.text()).not.toContain(secret)
  })

  test.each([
    ['at the top', { password: 'canari' }],
    ['in what a request carries', { body: { newPassword: 'canari', token: 'canari' } }],
    ['in the headers of a request', { req: { headers: { authorization: 'canari', cookie: 'canari' } } }],
    ['ten levels down', { a: [{ b: { c: { d: { e: [{ f: { g: { motDePasse: 'canari' } } }] } } } }] }],
    ['in the cause of an error', { err: new Error('non', { cause: { body: { token: 'canari' } } }) }],
    ['in one of several errors', { err: new AggregateError([{ jeton: 'canari' }]) }],
    ['in an object with its own JSON', { a: { toJSON: () => ({ cookie: 'canari' }) } }],
    ['in an error', { err: Object.assign(new Error('non'), { refresh_token: 'canari' }) }],
  ])('masks a secret logged by mistake %s', (_place, content) => {
    const own = createTestLogs()
    own.log.info(content, 'essai')
    expect(own.text()).toContain('[masqué]')
    expect(own.text()).not.toContain('canari')
  })

  test('contains an object that refers to itself, bytes and deep parts in short', () => {
    const own = createTestLogs()
    const self: Record<string, unknown> = { n: 1, le: new Date(0), octets: Buffer.from('canari') }
    self.self = self
    let deep: object = { canari: true }
    for (let n = 0; n < 100_000; n += 1) deep = { deep }
    own.log.info({ self, deep }, 'essai')
    expect(own.lines()).toMatchObject([
      { self: { n: 1, le: '1970-01-01T00:00:00.000Z', octets: '[octets]', self: '[…]' } },
    ])
    expect(own.text()).not.toContain('canari')
  })

  test('contains the code and the constraint of a database error, never the row that it quotes', async () => {
    const { email } = await createCompte(kit.db, kit.clock.now())
    const twice = await createCompte(kit.db, kit.clock.now(), { email }).catch((error: unknown) => error)
    expect(twice).toMatchObject({ detail: expect.stringContaining(email) as string })
    const inside = await sql`do $$ begin perform ('canari-' || 1)::int; end $$`
      .execute(kit.db)
      .catch((error: unknown) => error)
    expect(inside).toMatchObject({ where: expect.stringContaining('canari') as string })
    const own = createTestLogs()
    own.log.error({ err: twice }, 'essai')
    own.log.error({ err: new Error('autour', { cause: twice }) }, 'essai')
    own.log.error({ err: inside }, 'essai')
    expect(own.lines()[0]).toMatchObject({ err: { code: '23505', constraint: 'comptes_email_key' } })
    expect(own.text()).not.toContain(email)
    expect(own.text()).not.toMatch(/"(detail|where)"/)
  })
})
