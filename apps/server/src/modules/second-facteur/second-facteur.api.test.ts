import type { ErrorBody } from '@entrelles/contract/kit/errors.ts'
import { boFaqEndpoints } from '@entrelles/contract/modules/bo-faq/bo-faq.endpoints.ts'
import { secondFacteurEndpoints as endpoints } from '@entrelles/contract/modules/second-facteur/second-facteur.endpoints.ts'
import { sessionEndpoints } from '@entrelles/contract/modules/session/session.endpoints.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '#db/test-transaction.ts'
import { startTestApp, useTestApp, type Client, type TestApp } from '#kit/test-app.ts'
import { createCompte, MOT_DE_PASSE } from '#modules/session/session.factory.ts'
import { insertJeton, secretOfJeton } from '#modules/session/session.public.ts'
import { codeAt } from './second-facteur.factory.ts'

const kit = useTestApp()
beforeEach(() => kit.clock.set('2026-11-14T09:00:00Z'))

const STEP = 30_000
const MINUTE = 60_000
const password = { password: MOT_DE_PASSE }

const create = async () => {
  const { id, email } = await createCompte(kit.db, kit.clock.now())
  return { email, member: await kit.signIn(id) }
}
const enrol = async (member: Client, { clock }: Pick<TestApp, 'clock'> = kit) => {
  const { body } = await member.call(endpoints.createSecondFacteur, { body: password })
  const code = codeAt(body.cle, clock.now())
  const activation = await member.call(endpoints.acceptActivation, { body: { code } })
  // The step of the first code is already used.
  clock.advance(STEP)
  return { cle: body.cle, codes: activation.body.codes, activation }
}
const login = (email: string) =>
  kit.visitor.call<typeof sessionEndpoints.createSession, ErrorBody>(sessionEndpoints.createSession, {
    body: { username: email, password: MOT_DE_PASSE },
  })
const prove = (defi: string, code: string) =>
  kit.visitor.call(sessionEndpoints.acceptSecondFacteur, { body: { defi, code } })
const challenge = async (email: string) => (await login(email)).body.defi ?? ''
const INVALID = { status: 401, body: { code: 'code_invalide' } }

describe('enrolment', () => {
  test('enrolment takes the password, gives a key and a QR code, and starts with a first code', async () => {
    const { email, member } = await create()
    const { status, body } = await member.call(endpoints.createSecondFacteur, { body: password })
    expect(status).toBe(200)
    expect(body.cle).toMatch(/^[A-Z2-7]{32}$/)
    expect(body.adresse).toContain(`secret=${body.cle}`)
    expect(body.qr).toMatch(/^<svg /)
    // A login needs no code before the activation.
    expect((await login(email)).status).toBe(200)
    const first = codeAt(body.cle, kit.clock.now())
    const activation = await member.call(endpoints.acceptActivation, { body: { code: first } })
    expect(activation.status).toBe(200)
    expect(new Set(activation.body.codes).size).toBe(10)
    for (const code of activation.body.codes) expect(code).toMatch(/^\d{4}-\d{4}$/)
    expect((await member.call(endpoints.getSecondFacteur, {})).body).toEqual({
      actif: true,
      codesRestants: 10,
    })
  })

  test('enrolment is refused with a wrong password or code, before the preparation, and a second time', async () => {
    const { member } = await create()
    const wrong = await member.call(endpoints.createSecondFacteur, { body: { password: 'Mauvais-2026!' } })
    expect(wrong.status).toBe(422)
    const early = await member.call(endpoints.acceptActivation, { body: { code: '123456' } })
    expect(early.status).toBe(409)
    await member.call(endpoints.createSecondFacteur, { body: password })
    expect((await member.call(endpoints.acceptActivation, { body: { code: '000000' } })).status).toBe(422)
    await enrol(member)
    expect((await member.call(endpoints.createSecondFacteur, { body: password })).status).toBe(409)
    const again = await member.call(endpoints.acceptActivation, { body: { code: '123456' } })
    expect(again).toMatchObject({ status: 409, body: { code: 'deja_actif' } })
  })

  test('neither the key nor the recovery codes are stored in clear', async () => {
    const { member } = await create()
    const { cle, codes } = await enrol(member)
    const factors = await kit.db.selectFrom('seconds_facteurs').selectAll().execute()
    const kept = await kit.db.selectFrom('codes_secours').selectAll().execute()
    const dump = JSON.stringify([factors, kept])
    for (const secret of [cle, ...codes.map((code) => code.replace('-', ''))])
      expect(dump).not.toContain(secret)
    expect(kept.length).toBeGreaterThanOrEqual(10)
  })

  test('the password turns the second factor off', async () => {
    const { email, member } = await create()
    await enrol(member)
    const off = (given: string) => member.call(endpoints.deleteSecondFacteur, { body: { password: given } })
    expect((await off('Mauvais-2026!')).status).toBe(422)
    expect((await off(MOT_DE_PASSE)).status).toBe(204)
    expect((await login(email)).status).toBe(200)
  })
})

describe('logging in with a second factor', () => {
  test('the password gives a challenge, and the code opens the session', async () => {
    const { email, member } = await create()
    const { cle } = await enrol(member)
    const { status, body, headers } = await login(email)
    expect([status, body.code, body.defi]).toEqual([401, 'second_facteur', expect.any(String)])
    expect(headers['set-cookie']).toBeUndefined()
    const answer = await prove(body.defi ?? '', codeAt(cle, kit.clock.now()))
    expect(answer.status).toBe(200)
    expect(String(answer.headers['set-cookie'])).toContain('HttpOnly')
    expect(Object.keys(answer.body).sort()).toEqual(['refresh_token', 'token'])
  })

  test('a login link replaces the password, not the code', async () => {
    const { email, member } = await create()
    const { cle } = await enrol(member)
    const { derive } = kit.services
    const jeton = { compteId: member.id ?? '', usage: 'connexion' } as const
    const token = secretOfJeton(
      derive,
      await inTransaction(kit.db, (tx) => insertJeton(tx, derive, jeton, kit.clock.now())),
    )
    const follow = () =>
      kit.visitor.call<typeof sessionEndpoints.createSessionParLien, ErrorBody>(
        sessionEndpoints.createSessionParLien,
        { params: { token } },
      )
    const { status, body, headers } = await follow()
    expect([status, body.code, headers['set-cookie']]).toEqual([401, 'second_facteur', undefined])
    expect((await prove(body.defi ?? '', codeAt(cle, kit.clock.now()))).status).toBe(200)
    expect((await follow()).status).toBe(410)
    expect((await login(email)).status).toBe(401)
  })

  test('[R6-1] an account suspended after the password is refused despite a valid code', async () => {
    const { email, member } = await create()
    const { cle } = await enrol(member)
    const defi = await challenge(email)
    await kit.db
      .updateTable('comptes')
      .set({ suspendue_jusquau: '2027-01-01T00:00:00Z' })
      .where('id', '=', member.id ?? '')
      .execute()
    expect(await prove(defi, codeAt(cle, kit.clock.now()))).toMatchObject({
      status: 403,
      body: { code: 'compte_suspendu' },
    })
  })

  test('a code works once, and the next one works', async () => {
    const { email, member } = await create()
    const { cle } = await enrol(member)
    const code = codeAt(cle, kit.clock.now())
    expect((await prove(await challenge(email), code)).status).toBe(200)
    expect(await prove(await challenge(email), code)).toMatchObject(INVALID)
    kit.clock.advance(STEP)
    expect((await prove(await challenge(email), codeAt(cle, kit.clock.now()))).status).toBe(200)
  })

  test('a code 90 seconds old is refused', async () => {
    const { email, member } = await create()
    const { cle } = await enrol(member)
    const code = codeAt(cle, kit.clock.now())
    kit.clock.advance(3 * STEP)
    expect(await prove(await challenge(email), code)).toMatchObject(INVALID)
  })

  test('a recovery code works once, with or without its dash', async () => {
    const { email, member } = await create()
    const { codes } = await enrol(member)
    const [one = '', two = ''] = codes
    expect((await prove(await challenge(email), one)).status).toBe(200)
    expect(await prove(await challenge(email), one)).toMatchObject(INVALID)
    expect((await prove(await challenge(email), two.replace('-', ' '))).status).toBe(200)
    expect((await member.call(endpoints.getSecondFacteur, {})).body.codesRestants).toBe(8)
  })

  test("an expired challenge, a forged one and another member's are refused", async () => {
    const { email, member } = await create()
    const { cle } = await enrol(member)
    const { email: hers, member: other } = await create()
    await enrol(other)
    const old = await challenge(email)
    const [id, endsAt] = old.split('.')
    kit.clock.advance(5 * MINUTE)
    const code = codeAt(cle, kit.clock.now())
    expect((await prove(old, code)).status).toBe(401)
    expect((await prove(`${id}.${Number(endsAt) + MINUTE}.${old.split('.')[2]}`, code)).status).toBe(401)
    expect(await prove(await challenge(hers), code)).toMatchObject(INVALID)
  })

  test('after five wrong codes, even the right one is refused', async () => {
    const { email, member } = await create()
    const { cle } = await enrol(member)
    const defi = await challenge(email)
    for (let n = 0; n < 5; n += 1) expect((await prove(defi, '000000')).status).toBe(401)
    expect((await prove(defi, codeAt(cle, kit.clock.now()))).status).toBe(429)
  })
})

test('when the second factor is required, the back office refuses a user without one, with the reason', async () => {
  const guarded = await startTestApp({ SECOND_FACTEUR_BO: 'obligatoire' })
  try {
    const administratrice = await guarded.as('administratrice')
    const open = () => administratrice.call(boFaqEndpoints.getFaqBo, {})
    expect(await open()).toMatchObject({
      status: 403,
      body: {
        code: 'second_facteur_requis',
        message: 'Active la double authentification dans ton compte pour ouvrir cet espace.',
      },
    })
    await enrol(administratrice, guarded)
    expect((await open()).status).toBe(200)
  } finally {
    await guarded.close()
  }
})
