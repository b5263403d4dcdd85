import { sessionEndpoints as endpoints } from '@entrelles/contract/modules/session/session.endpoints.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, useTestApp } from '#kit/test-app.ts'
import { codeAt, protectCompte } from '#modules/second-facteur/second-facteur.factory.ts'
import { createCompte, MOT_DE_PASSE } from './session.factory.ts'

const kit = useTestApp()
beforeEach(() => kit.clock.set('2026-11-14T09:00:00Z'))
afterEach(() => kit.db.deleteFrom('sessions').execute())

const cookiesOf = (headers: Record<string, unknown>): string[] =>
  [headers['set-cookie'] ?? []].flat().map(String)
const login = (username: string, headers: Record<string, string> = {}) =>
  kit.visitor.call(endpoints.createSession, { body: { username, password: MOT_DE_PASSE } }, headers)

/** Sends what the form of a page sends: no preflight asks this site for its consent. */
const submit = async (url: string, fields: Record<string, string>, headers: Record<string, string>) => {
  const {
    status,
    body,
    headers: given,
  } = await kit.visitor.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  })
  return { status, body, cookies: cookiesOf(given) }
}
const REFUSED = { status: 403, body: { code: 'acces_refuse' }, cookies: [] }

describe.each([
  ['another origin', { origin: 'https://ailleurs.test' }],
  ['an opaque origin', { origin: 'null' }],
  ['another site, without an origin', { 'sec-fetch-site': 'cross-site' }],
  ['another host of the same site', { 'sec-fetch-site': 'same-site', origin: 'http://localhost:3001' }],
])('[security 50] the form of %s', (_name, headers) => {
  test('opens no session and sets no cookie', async () => {
    const { email } = await createCompte(kit.db, kit.clock.now())
    expect(
      await submit('/api/login_check', { username: email, password: MOT_DE_PASSE }, headers),
    ).toMatchObject(REFUSED)
    expect(await kit.db.selectFrom('sessions').select('id').execute()).toEqual([])
    expect((await login(email)).status).toBe(200)
  })

  test('does not open the session of a second factor', async () => {
    const { id, email } = await createCompte(kit.db, kit.clock.now())
    const { cle } = await protectCompte(kit.db, kit.clock.now(), id)
    const { defi } = (await login(email)).body as unknown as { defi: string }
    const fields = { defi, code: codeAt(cle, kit.clock.now()) }
    const path = '/api/login_check/second_facteur'
    expect(await submit(path, fields, headers)).toMatchObject(REFUSED)
    expect(await submit(path, fields, {})).toMatchObject({ status: 200 })
  })

  test('neither ends a session nor clears its cookie', async () => {
    const { email } = await createCompte(kit.db, kit.clock.now())
    const { body, headers: given } = await login(email)
    const [cookie = ''] = cookiesOf(given)[0]?.split(';') ?? []
    const { refresh_token } = body
    for (const token of [refresh_token, 'rien'])
      expect(
        await submit('/api/token/revoke', { refresh_token: token }, { ...headers, cookie }),
      ).toMatchObject(REFUSED)
    expect(
      (await kit.visitor.call(endpoints.renewSession, { body: { refresh_token } }, { cookie })).status,
    ).toBe(200)
  })

  test('does not lock an account with wrong passwords', async () => {
    const { email } = await createCompte(kit.db, kit.clock.now())
    for (let n = 0; n < 30; n += 1)
      await submit('/api/login_check', { username: email, password: 'faux' }, headers)
    expect((await login(email)).status).toBe(200)
  })
})

test('[security 50] over https, both cookies are sent over https only', async () => {
  const https = await startTestApp({ PUBLIC_URL: 'https://reseau.entrelles.test' })
  try {
    const { email } = await createCompte(https.db, https.clock.now())
    const { headers, body } = await https.visitor.call(
      endpoints.createSession,
      { body: { username: email, password: MOT_DE_PASSE } },
      { origin: 'https://reseau.entrelles.test', 'sec-fetch-site': 'same-origin' },
    )
    const ended = await https.visitor.call(endpoints.deleteSession, {
      body: { refresh_token: body.refresh_token },
    })
    const cookies = [...cookiesOf(headers), ...cookiesOf(ended.headers)]
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['liaison', 'appareil', 'liaison'])
    for (const cookie of cookies) expect(cookie).toMatch(/; Path=\/api; HttpOnly; SameSite=Strict; Secure$/)
  } finally {
    await https.close()
  }
})
