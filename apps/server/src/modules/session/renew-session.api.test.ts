import { sessionEndpoints as endpoints } from '@entrelles/contract/modules/session/session.endpoints.ts'
import type { Tokens } from '@entrelles/contract/modules/session/session.schema.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, useTestApp } from '#kit/test-app.ts'
import { createTestLogs } from '#kit/test-logs.ts'
import { createCompte, MOT_DE_PASSE } from './session.factory.ts'

const kit = useTestApp()
beforeEach(() => kit.clock.set('2026-11-14T09:00:00Z'))

const SECOND = 1000
const DAY = 86_400 * SECOND

/** A browser: it keeps its cookie and its tokens. */
const openBrowser = async (email: string) => {
  const { headers, body } = await kit.visitor.call(endpoints.createSession, {
    body: { username: email, password: MOT_DE_PASSE },
  })
  const [given = ''] = [headers['set-cookie'] ?? []].flat().map(String)
  const cookie = given.split(';')[0] ?? ''
  const renew = (refresh_token = body.refresh_token, sent: string | undefined = cookie) =>
    kit.visitor.call(endpoints.renewSession, { body: { refresh_token } }, sent ? { cookie: sent } : {})
  return { tokens: body, given, renew }
}
const create = async () => {
  const compte = await createCompte(kit.db, kit.clock.now())
  return { ...compte, browser: await openBrowser(compte.email) }
}
const statusWith = async (token: string) =>
  (await kit.visitor.inject({ url: '/api/users/me', headers: { authorization: `Bearer ${token}` } })).status
/** Moves the last renewals into the past: their times are the database's, not the clock's. */
const age = (seconds: number) =>
  sql`update sessions set tourne_le = tourne_le - make_interval(secs => ${seconds})`.execute(kit.db)
const ENDED = {
  status: 401,
  body: { code: 'session_terminee', message: 'Ta session est terminée. Connecte-toi de nouveau.' },
}

describe('POST /api/token/refresh', () => {
  test('[R7-1] a renewal gives a working token and a new refresh token', async () => {
    const { browser } = await create()
    kit.clock.advance(601 * SECOND)
    expect(await statusWith(browser.tokens.token)).toBe(401)
    const { status, body } = await browser.renew()
    expect(status).toBe(200)
    expect(Object.keys(body).sort()).toEqual(['refresh_token', 'token'])
    expect(body.refresh_token).not.toBe(browser.tokens.refresh_token)
    expect(await statusWith(body.token)).toBe(200)
    expect((await browser.renew(body.refresh_token)).status).toBe(200)
  })

  test('a renewal needs the HttpOnly cookie of the session', async () => {
    const { browser } = await create()
    expect(browser.given).toMatch(
      /^liaison=[\w-]{43}; Max-Age=7776000; Path=\/api; HttpOnly; SameSite=Strict$/,
    )
    for (const cookie of ['', 'liaison=autre', 'session=autre'])
      expect(await browser.renew(browser.tokens.refresh_token, cookie)).toMatchObject(ENDED)
    expect((await browser.renew()).status).toBe(200)
  })

  test('a renewal is refused to a page of another site, and the session stays', async () => {
    const { browser } = await create()
    const [cookie = ''] = browser.given.split(';')
    const renewFrom = (origin: string) =>
      kit.visitor.call(
        endpoints.renewSession,
        { body: { refresh_token: browser.tokens.refresh_token } },
        { cookie, origin },
      )
    for (const origin of ['https://ailleurs.test', 'http://localhost:3001', 'null'])
      expect(await renewFrom(origin)).toMatchObject({ status: 403, body: { code: 'acces_refuse' } })
    expect((await renewFrom(new URL(kit.services.env.PUBLIC_URL).origin)).status).toBe(200)
  })

  test('[F23] two tabs that renew within 30 s get the same refresh token', async () => {
    const { browser } = await create()
    const first = await browser.renew()
    await age(25)
    const second = await browser.renew()
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.body.refresh_token).toBe(first.body.refresh_token)
  })

  test('[F23] 200 simultaneous renewals get the same refresh token, which works', async () => {
    const { browser } = await create()
    const answers = await Promise.all(Array.from({ length: 200 }, () => browser.renew()))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const successors = new Set(answers.map(({ body }) => body.refresh_token))
    expect(successors.size).toBe(1)
    expect((await browser.renew([...successors][0])).status).toBe(200)
  })

  test('a refresh token reused later ends the session and sends an alert', async () => {
    const { email, browser } = await create()
    const { body: next } = await browser.renew()
    await age(30)
    expect(await browser.renew()).toMatchObject(ENDED)
    expect(await browser.renew(next.refresh_token)).toMatchObject(ENDED)
    expect(await statusWith(next.token)).toBe(401)
    await kit.runJobs()
    const mails = kit.mail.sent.filter(({ to }) => to === email)
    expect(mails.map(({ subject }) => subject)).toEqual(['Une de tes sessions a été fermée par sécurité'])
  })

  test('[security 21] a reused refresh token leaves one line in the log, without the token', async () => {
    const { id, browser } = await create()
    await browser.renew()
    await age(30)
    const logs = createTestLogs()
    const node = await startTestApp({ DATABASE_URL: kit.services.env.DATABASE_URL }, undefined, logs.log)
    try {
      node.clock.set(kit.clock.now())
      const { refresh_token } = browser.tokens
      const [cookie = ''] = browser.given.split(';')
      const body = { refresh_token }
      expect(await node.visitor.call(endpoints.renewSession, { body }, { cookie })).toMatchObject(ENDED)
      expect(logs.lines().filter(({ level }) => level === 40)).toMatchObject([
        { msg: 'a refresh token was used twice', compteId: id, sessionId: expect.any(String) as string },
      ])
      expect(logs.text()).not.toContain(refresh_token)
    } finally {
      await node.close()
    }
  })

  test('a refresh token replaced several times is still detected as reused', async () => {
    const { browser } = await create()
    let current = browser.tokens.refresh_token
    for (let n = 0; n < 3; n += 1) current = (await browser.renew(current)).body.refresh_token
    await age(30)
    expect(await browser.renew()).toMatchObject(ENDED)
    expect(await browser.renew(current)).toMatchObject(ENDED)
  })

  test('a reused refresh token without the cookie does not end the session', async () => {
    const { browser } = await create()
    const { body: next } = await browser.renew()
    await age(30)
    expect(await browser.renew(browser.tokens.refresh_token, 'liaison=autre')).toMatchObject(ENDED)
    expect((await browser.renew(next.refresh_token)).status).toBe(200)
  })

  test('a session ends after 30 days without renewal, and after 90 days in any case', async () => {
    const { browser: idle } = await create()
    const { browser: used } = await create()
    kit.clock.advance(29 * DAY)
    let tokens: Tokens = (await used.renew()).body
    kit.clock.advance(DAY)
    expect(await idle.renew()).toMatchObject(ENDED)
    for (const days of [28, 28]) {
      kit.clock.advance(days * DAY)
      const answer = await used.renew(tokens.refresh_token)
      if (answer.status === 200) tokens = answer.body
    }
    expect(kit.clock.now()).toEqual(new Date('2027-02-08T09:00:00Z'))
    expect((await used.renew(tokens.refresh_token)).status).toBe(200)
    kit.clock.advance(4 * DAY)
    expect(await used.renew(tokens.refresh_token)).toMatchObject(ENDED)
  })

  test.each(['', 'rien', 'rien.rien', `${'A'.repeat(22)}.${'A'.repeat(43)}`])(
    'an invalid refresh token is refused: « %s »',
    async (refresh_token) => {
      const { status } = await kit.visitor.call(endpoints.renewSession, { body: { refresh_token } })
      expect(status).toBe(refresh_token === '' ? 422 : 401)
    },
  )

  test('a suspended member cannot renew', async () => {
    const { id, browser } = await create()
    const until = new Date(kit.clock.now().getTime() + DAY)
    await kit.db.updateTable('comptes').set({ suspendue_jusquau: until }).where('id', '=', id).execute()
    expect(await browser.renew()).toMatchObject(ENDED)
  })
})

describe('POST /api/token/revoke', () => {
  const revoke = (refresh_token: string) =>
    kit.visitor.call(endpoints.deleteSession, { body: { refresh_token } })

  test('[R7-18] a logout ends the session at once, and clears the cookie', async () => {
    const { browser } = await create()
    const { status, headers } = await revoke(browser.tokens.refresh_token)
    expect(status).toBe(204)
    expect(headers['set-cookie']).toContain('liaison=; Max-Age=0')
    expect(await statusWith(browser.tokens.token)).toBe(401)
    expect(await browser.renew()).toMatchObject(ENDED)
  })

  test('[R7-18] an unknown token gets the same response, and ends nothing', async () => {
    const { browser } = await create()
    const [id] = browser.tokens.refresh_token.split('.')
    for (const token of ['rien', `${id}.${'A'.repeat(43)}`]) expect((await revoke(token)).status).toBe(204)
    expect(await statusWith(browser.tokens.token)).toBe(200)
  })
})
