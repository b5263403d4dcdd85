import type { ErrorBody } from '@entrelles/contract/kit/errors.ts'
import { sessionEndpoints as endpoints } from '@entrelles/contract/modules/session/session.endpoints.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp, type Client } from '#kit/test-app.ts'
import { createCompte, MOT_DE_PASSE } from './session.factory.ts'

const kit = useTestApp()
beforeEach(() => kit.clock.set('2026-11-14T09:00:00Z'))

const create = (fields: Parameters<typeof createCompte>[2] = {}) =>
  createCompte(kit.db, kit.clock.now(), fields)
const login = (username: string, password = MOT_DE_PASSE) =>
  kit.visitor.call(endpoints.createSession, { body: { username, password } })
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>
const meWith = (token: string) =>
  kit.visitor.inject({ url: '/api/users/me', headers: { authorization: `Bearer ${token}` } })
const sessionsOf = async (compteId: string) =>
  (await kit.db.selectFrom('sessions').where('compte_id', '=', compteId).select('id').execute()).length

const INVALID = {
  code: 'identifiants_invalides',
  message: 'Erreur : Veuillez entrer des identifiants valides.',
}

describe('POST /api/login_check', () => {
  test('[R7-1] [R3-5] a login gives a token with a readable expiry, and a refresh token', async () => {
    const { id, email } = await create()
    const { status, body, headers } = await login(email)
    expect(status).toBe(200)
    expect(Object.keys(body).sort()).toEqual(['refresh_token', 'token'])
    expect(headers['cache-control']).toBe('no-store')
    const { exp, sub } = claimsOf(body.token)
    expect(sub).toBe(id)
    expect(exp).toBe(kit.clock.now().getTime() / 1000 + 600)
    expect((await meWith(body.token)).status).toBe(200)
    expect(body.refresh_token).toMatch(/^[\w-]{22}\.[\w-]{43}$/)
  })

  test('[R7-1] each login opens its own session, and only hashes of refresh tokens are stored', async () => {
    const { id, email } = await create()
    const [one, other] = [(await login(email)).body, (await login(email)).body]
    expect(one.refresh_token).not.toBe(other.refresh_token)
    expect(await sessionsOf(id)).toBe(2)
    const rows = await kit.db.selectFrom('sessions').where('compte_id', '=', id).selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(one.refresh_token)
  })

  test('[R4-2] a wrong password and an unknown e-mail get the same message', async () => {
    const { id, email } = await create()
    const wrong = await login(email, 'Autre-2026!')
    const unknown = await login('inconnue@entrelles.test')
    expect([wrong.status, unknown.status]).toEqual([401, 401])
    expect(wrong.body).toEqual(INVALID)
    expect(unknown.body).toEqual(INVALID)
    expect(await sessionsOf(id)).toBe(0)
  })

  test('[R4-2] only the right password reveals that the e-mail is not validated', async () => {
    const { id, email } = await create({ email_valide_le: null })
    expect(await login(email, 'Autre-2026!')).toMatchObject({ status: 401, body: INVALID })
    const { status, body } = await login(email)
    expect(status).toBe(403)
    expect(body).toEqual({
      code: 'email_non_valide',
      message:
        "Valide ton adresse e-mail grâce à l'e-mail de confirmation que nous t'avons envoyé. Pense à vérifier tes spams. À très vite, l'équipe.",
    })
    expect(await sessionsOf(id)).toBe(0)
  })

  test('only the right password reveals a suspension, until it ends', async () => {
    const until = new Date('2026-12-14T23:00:00Z')
    const { email } = await create({ suspendue_jusquau: until })
    expect(await login(email, 'Autre-2026!')).toMatchObject({ status: 401, body: INVALID })
    expect(await login(email)).toMatchObject({
      status: 403,
      body: {
        code: 'compte_suspendu',
        message:
          'Ton compte est suspendu jusqu’au 14\u00a0décembre 2026 inclus. Une question\u202f? Réponds à l’e-mail que nous t’avons envoyé.',
      },
    })
    kit.clock.set(until)
    expect((await login(email)).status).toBe(200)
  })

  test('the e-mail ignores case and surrounding spaces; the password does not', async () => {
    const email = 'Maëlle.LeGoff@Entrelles.test'
    await create({ email })
    expect((await login('  maëlle.legoff@ENTRELLES.test ')).status).toBe(200)
    expect((await login(email, MOT_DE_PASSE.toUpperCase())).status).toBe(401)
    expect((await login(email, `${MOT_DE_PASSE} `)).status).toBe(401)
  })

  test('form data is accepted as well as JSON', async () => {
    const { email } = await create()
    const { status } = await kit.visitor.inject({
      method: 'POST',
      url: '/api/login_check',
      payload: new URLSearchParams({ username: email, password: MOT_DE_PASSE }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(status).toBe(200)
  })

  test('[R4-2] a user who is registering, and an expired member, can log in', async () => {
    const registering = await create({ etape_inscription: 'etape_deux', paye_jusquau: null })
    const expired = await create({ paye_jusquau: '2020-01-01' })
    for (const { email } of [registering, expired]) expect((await login(email)).status).toBe(200)
  })

  test('each missing field is reported', async () => {
    const { status, body } = await kit.visitor.call<typeof endpoints.createSession, ErrorBody>(
      endpoints.createSession,
      { body: { username: ' ', password: '' } },
    )
    expect(status).toBe(422)
    expect(body.violations).toEqual([
      { champ: 'username', message: 'Ce champ est obligatoire.' },
      { champ: 'password', message: 'Ce champ est obligatoire.' },
    ])
  })
})

describe('GET /api/users/me', () => {
  const meOf = async (client: Client) => (await client.call(endpoints.getMe, {})).body

  test('[R3-1] the response describes the user, with exactly these keys', async () => {
    const { id } = await create({ photo: 'portrait.webp' })
    const body = await meOf(await kit.signIn(id))
    expect(body).toEqual({
      roles: ['ROLE_ADHERENTE', 'ROLE_ADHERENTE_ADHESION_ACTIVE', 'ROLE_ADHERENTE_ACTIVE'],
      adherente: {
        id,
        prenom: 'Maëlle',
        nom: 'Le Goff',
        photo: 'portrait.webp',
        dateInscription: '2026-11-14T09:00:00.000Z',
        derniereNotation: null,
      },
      etapeInscription: 'termine',
    })
  })

  test('[R3-1] [R6-1] the response gives the step of an unfinished registration', async () => {
    expect(await meOf(await kit.as('inscription'))).toMatchObject({
      roles: ['ROLE_ADHERENTE_EN_COURS_INSCRIPTION'],
      adherente: { nom: null, photo: null },
      etapeInscription: 'etape_deux',
    })
  })

  test('a visitor gets a 401', async () => {
    const { status, body } = await kit.visitor.call(endpoints.getMe, {})
    expect(status).toBe(401)
    expect(body).toEqual({ code: 'non_connectee', message: 'Connecte-toi pour continuer.' })
  })
})
