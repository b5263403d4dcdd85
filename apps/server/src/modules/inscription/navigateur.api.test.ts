import type { ErrorBody } from '@entrelles/contract/kit/errors.ts'
import { PASSWORD_EASY, PASSWORD_WEAK } from '@entrelles/contract/kit/identity-rules.ts'
import { inscriptionEndpoints as endpoints } from '@entrelles/contract/modules/inscription/inscription.endpoints.ts'
import { sessionEndpoints } from '@entrelles/contract/modules/session/session.endpoints.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '#kit/test-app.ts'
import { createCompte, createJeton, MOT_DE_PASSE } from '#modules/session/session.factory.ts'
import { secretOfJeton } from '#modules/session/session.public.ts'
import { cookieOf, linkOf, signUpOf } from './inscription.factory.ts'

const kit = useTestApp({ LIMITS_FACTOR: '100' })
let form = signUpOf('prepare-0')
let count = 0
beforeEach(async () => {
  kit.clock.set('2026-11-14T09:00:00Z')
  await kit.runJobs()
  kit.mail.sent.length = 0
  form = signUpOf(`prepare-${(count += 1)}`)
})

const CHOSEN = 'Mistral-et-Bise-9'
const TO_CHOOSE = { status: 409, body: { code: 'mot_de_passe_a_choisir' } }
const EXPIRED = { status: 410, body: { code: 'lien_expire' } }

const signUp = (fields: Partial<typeof form> = {}, headers: Record<string, string> = {}) =>
  kit.visitor.call(endpoints.createInscription, { body: { ...form, ...fields } }, headers)
const mailedLink = async () => {
  await kit.runJobs()
  return linkOf(kit.mail.sent.splice(0).at(-1)).secret
}
const follow = (token: string, headers: Record<string, string> = {}) =>
  kit.visitor.call(sessionEndpoints.createSessionParLien, { params: { token } }, headers)
const mustChoose = async (token: string, headers: Record<string, string> = {}) =>
  (await kit.visitor.call(sessionEndpoints.getApercuLien, { params: { token } }, headers)).body
    .motDePasseAChoisir
const choose = (token: string, motDePasse = CHOSEN, headers: Record<string, string> = {}) =>
  kit.visitor.call<typeof sessionEndpoints.createSessionAvecMotDePasse, ErrorBody & { token: string }>(
    sessionEndpoints.createSessionAvecMotDePasse,
    { params: { token }, body: { motDePasse } },
    headers,
  )
const login = async (password: string, username = form.email) =>
  (await kit.visitor.call(sessionEndpoints.createSession, { body: { username, password } })).status

describe('the link of a sign-up', () => {
  test('[R2.1-2] keeps the password in the browser that signed up', async () => {
    const answer = await signUp()
    expect(answer.headers['set-cookie']).toMatch(
      /^liaison=[\w-]{43}; Max-Age=7776000; Path=\/api; HttpOnly; SameSite=Strict$/,
    )
    const browser = { cookie: cookieOf(answer) }
    const link = await mailedLink()
    expect(await mustChoose(link, browser)).toBe(false)
    expect((await follow(link, browser)).status).toBe(200)
    expect(await login(form.motDePasse)).toBe(200)
  })

  test('[R2.1-2] asks for a password in any other browser, and the prepared one opens nothing', async () => {
    await signUp()
    const link = await mailedLink()
    for (const cookie of ['', 'liaison=autre', cookieOf(await signUp({ email: `x-${form.email}` }))]) {
      expect(await mustChoose(link, { cookie })).toBe(true)
      expect(await follow(link, { cookie })).toMatchObject(TO_CHOOSE)
    }
    expect(await login(form.motDePasse)).toBe(403)
    const { status, body, headers } = await choose(link)
    expect(status).toBe(200)
    expect(String(headers['set-cookie'])).toMatch(/liaison=[^;]+;[^,]*HttpOnly/)
    const me = { url: '/api/users/me', headers: { authorization: `Bearer ${body.token}` } }
    expect((await kit.visitor.inject(me)).body).toMatchObject({ etapeInscription: 'etape_deux' })
    expect([await login(form.motDePasse), await login(CHOSEN)]).toEqual([401, 200])
    expect(await choose(link, 'Encore-Un-Autre-7!')).toMatchObject(EXPIRED)
  })

  test.each([
    ['with another password', { motDePasse: 'Sirocco-4-vents' }],
    ['with the same password', { prenom: 'Rozenn-Anne' }],
  ])('[R2.1-2] asks for a password in both browsers after a second sign-up %s', async (_how, fields) => {
    const first = { cookie: cookieOf(await signUp()) }
    const old = await mailedLink()
    const second = { cookie: cookieOf(await signUp(fields)) }
    await kit.runJobs()
    expect(kit.mail.sent.at(-1)?.text).toContain('la page te fera choisir le tien')
    const link = await mailedLink()
    expect(await follow(old, first)).toMatchObject(EXPIRED)
    for (const browser of [first, second]) expect(await follow(link, browser)).toMatchObject(TO_CHOOSE)
    expect((await choose(link, CHOSEN, first)).status).toBe(200)
    expect(await login(CHOSEN)).toBe(200)
    expect([await login(form.motDePasse), await login('Sirocco-4-vents')]).toEqual([401, 401])
  })

  test('a link asked for again follows the same rule', async () => {
    const browser = { cookie: cookieOf(await signUp()) }
    await mailedLink()
    await kit.visitor.call(endpoints.createLienConnexion, { body: { email: form.email } })
    const link = await mailedLink()
    expect(await follow(link)).toMatchObject(TO_CHOOSE)
    expect((await follow(link, browser)).status).toBe(200)
  })

  test('the form of another site signs up, but its browser is neither bound nor recognised', async () => {
    const mine = { cookie: 'liaison=la-mienne' }
    const { status, headers } = await signUp({}, { ...mine, 'sec-fetch-site': 'cross-site' })
    expect([status, headers['set-cookie']]).toEqual([204, undefined])
    expect(await follow(await mailedLink(), mine)).toMatchObject(TO_CHOOSE)
  })
})

describe('POST /api/connexion/lien/{token}', () => {
  test('[R6-1] gives a suspended account the reason, and changes no password', async () => {
    await signUp()
    const link = await mailedLink()
    const suspend = (suspendue_jusquau: string | null) =>
      kit.db.updateTable('comptes').set({ suspendue_jusquau }).where('email', '=', form.email).execute()
    await suspend('2027-01-01T00:00:00Z')
    expect(await choose(link)).toMatchObject({ status: 403, body: { code: 'compte_suspendu' } })
    await suspend(null)
    expect((await choose(link)).status).toBe(200)
  })

  test('[R5-3] refuses a weak or easy password, and the link stays valid', async () => {
    await signUp()
    const link = await mailedLink()
    for (const [refused, message] of [
      ['faible', PASSWORD_WEAK],
      ['Motdepasse1!', PASSWORD_EASY],
      ['Rozenn-2026!', PASSWORD_EASY],
    ] as const)
      expect(await choose(link, refused)).toMatchObject({
        status: 422,
        body: { violations: [{ champ: 'motDePasse', message }] },
      })
    expect((await choose(link)).status).toBe(200)
  })

  test('is refused from outside our page', async () => {
    await signUp()
    expect(await choose(await mailedLink(), CHOSEN, { 'sec-fetch-site': 'cross-site' })).toMatchObject(
      EXPIRED,
    )
  })

  test('changes no password with the login link of a member', async () => {
    const { id, email } = await createCompte(kit.db, kit.clock.now())
    const { derive } = kit.services
    const demande = { compteId: id, usage: 'connexion' } as const
    const link = secretOfJeton(derive, await createJeton(kit.db, derive, demande, kit.clock.now()))
    expect(await choose(link)).toMatchObject(EXPIRED)
    expect([await login(CHOSEN, email), await login(MOT_DE_PASSE, email)]).toEqual([401, 200])
    expect((await follow(link)).status).toBe(200)
  })

  test('ends the reset link that waited', async () => {
    await signUp()
    const link = await mailedLink()
    await kit.visitor.call(sessionEndpoints.createDemandeMotDePasse, { body: { email: form.email } })
    await kit.runJobs()
    const resetToken =
      /nouveau-mot-de-passe\?token=([\w-]{43})/.exec(kit.mail.sent.at(-1)?.text ?? '')?.[1] ?? ''
    expect((await choose(link)).status).toBe(200)
    const body = { resetToken, motDePasse: 'Encore-Un-Autre-7!' }
    expect(await kit.visitor.call(sessionEndpoints.updateMotDePasseOublie, { body })).toMatchObject(EXPIRED)
  })
})
