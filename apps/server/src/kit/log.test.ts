import { sessionEndpoints } from '@entrelles/contract/modules/session/session.endpoints.ts'
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
    ['in an error', { err: Object.assign(new Error('non'), { refresh_token: 'canari' }) }],
  ])('masks a secret logged by mistake %s', (_place, content) => {
    const own = createTestLogs()
    own.log.info(content, 'essai')
    expect(own.text()).toContain('[masqué]')
    expect(own.text()).not.toContain('canari')
  })
})
