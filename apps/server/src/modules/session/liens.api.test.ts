import { PASSWORD_EASY, PASSWORD_INVALID } from '@entrelles/contract/kit/identity-rules.ts'
import { sessionEndpoints as endpoints } from '@entrelles/contract/modules/session/session.endpoints.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '#db/test-transaction.ts'
import { digestOf } from '#kit/derive.ts'
import { useTestApp } from '#kit/test-app.ts'
import { planLettre } from '#modules/envois/envois.factory.ts'
import { consumeJeton, endJetons } from './jetons.repository.ts'
import { createCompte, createJeton, MOT_DE_PASSE } from './session.factory.ts'
import { motDePasseOublieLettre } from './session.lettres.ts'
import { insertJeton, secretOfJeton } from './session.public.ts'

const kit = useTestApp()
beforeEach(() => {
  kit.clock.set('2026-11-14T09:00:00Z')
  kit.mail.sent.length = 0
})

const HOUR = 3_600_000
const NOUVEAU = 'Nouveau-Chemin-42!'
const EXPIRED = { status: 410, body: { code: 'lien_expire', message: 'Le lien est expiré !' } }

const create = (fields: Parameters<typeof createCompte>[2] = {}) =>
  createCompte(kit.db, kit.clock.now(), fields)
const login = (username: string, password: string) =>
  kit.visitor.call(endpoints.createSession, { body: { username, password } })
const linkOf = async (compteId: string) => {
  const { derive } = kit.services
  return secretOfJeton(
    derive,
    await inTransaction(kit.db, (tx) =>
      insertJeton(tx, derive, { compteId, usage: 'connexion' }, kit.clock.now()),
    ),
  )
}
const follow = (token: string, headers: Record<string, string> = {}) =>
  kit.visitor.call(endpoints.createSessionParLien, { params: { token } }, headers)

describe('GET /api/connexion/lien/{token}', () => {
  test('[R7-1] [R2.1-2] a link opens a session once, and validates the address', async () => {
    const { id, email } = await create({ email_valide_le: null, inscription_hash: digestOf('navigateur') })
    const token = await linkOf(id)
    const { status, body, headers } = await follow(token, { cookie: 'liaison=navigateur' })
    expect(status).toBe(200)
    expect(Object.keys(body).sort()).toEqual(['refresh_token', 'token'])
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(/^liaison=.+HttpOnly/),
      expect.stringMatching(/^appareil=.+HttpOnly/),
    ])
    expect((await login(email, MOT_DE_PASSE)).status).toBe(200)
    expect(await follow(token)).toMatchObject(EXPIRED)
  })

  test('[R2.1-2] [R8-4] a link is expired after an hour', async () => {
    const { id } = await create()
    const token = await linkOf(id)
    kit.clock.advance(HOUR)
    expect(await follow(token)).toMatchObject(EXPIRED)
  })

  test('[R6-1] a suspended member gets a 403 with the reason, and no session', async () => {
    const { id } = await create({ suspendue_jusquau: '2026-12-14T23:00:00Z' })
    const token = await linkOf(id)
    const refused = { status: 403, body: { code: 'compte_suspendu' } }
    expect(await follow(token)).toMatchObject(refused)
    kit.clock.set('2026-12-14T23:00:00Z')
    expect(await follow(token)).toMatchObject(EXPIRED)
  })

  test('a newer link revokes the older one', async () => {
    const { id } = await create()
    const older = await linkOf(id)
    const newer = await linkOf(id)
    expect(await follow(older)).toMatchObject(EXPIRED)
    expect((await follow(newer)).status).toBe(200)
  })

  test('a link works only from our page: opening its URL directly changes nothing', async () => {
    const { id } = await create()
    const token = await linkOf(id)
    for (const site of ['none', 'cross-site', 'same-site'])
      expect(await follow(token, { 'sec-fetch-site': site })).toMatchObject(EXPIRED)
    expect((await follow(token, { 'sec-fetch-site': 'same-origin' })).status).toBe(200)
  })

  test('of two simultaneous uses, one opens a session', async () => {
    const { id } = await create()
    const token = await linkOf(id)
    const statuses = (await Promise.all([follow(token), follow(token)])).map(({ status }) => status)
    expect(statuses).toEqual(expect.arrayContaining([200, 410]))
  })

  test('a link made for another purpose opens nothing', async () => {
    const { id } = await create()
    const { derive } = kit.services
    const jeton = await inTransaction(kit.db, (tx) =>
      insertJeton(tx, derive, { compteId: id, usage: 'mot_de_passe' }, kit.clock.now()),
    )
    expect(await follow(secretOfJeton(derive, jeton))).toMatchObject(EXPIRED)
  })
})

describe('password reset', () => {
  const ask = (email: string) => kit.visitor.call(endpoints.createDemandeMotDePasse, { body: { email } })
  const choose = (resetToken: string, motDePasse = NOUVEAU) =>
    kit.visitor.call(endpoints.updateMotDePasseOublie, { body: { resetToken, motDePasse } })
  const mailedToken = async () => {
    await kit.runJobs()
    const texts = kit.mail.sent.map(({ text }) => text).join('\n')
    return /nouveau-mot-de-passe\?token=([\w-]{43})/.exec(texts)?.[1] ?? ''
  }

  test('[R7-2] the mailed link changes the password once, ends every session and sends a notice', async () => {
    const { email } = await create()
    const { body: before } = await login(email, MOT_DE_PASSE)
    expect((await ask(email)).status).toBe(204)
    const token = await mailedToken()
    expect(kit.mail.sent.map(({ to, subject }) => [to, subject])).toEqual([
      [email, 'Choisis ton nouveau mot de passe'],
    ])
    expect((await choose(token)).status).toBe(204)
    expect((await login(email, MOT_DE_PASSE)).status).toBe(401)
    expect((await login(email, NOUVEAU)).status).toBe(200)
    const me = await kit.visitor.inject({
      url: '/api/users/me',
      headers: { authorization: `Bearer ${before.token}` },
    })
    expect(me.status).toBe(401)
    expect(await choose(token, 'Encore-Un-Autre-7!')).toMatchObject(EXPIRED)
    await kit.runJobs()
    expect(kit.mail.sent.at(-1)).toMatchObject({ to: email, subject: 'Ton mot de passe a changé' })
  })

  test('[R8-4] a used link is refused, and the password that it chose stays', async () => {
    const { email } = await create()
    await ask(email)
    const token = await mailedToken()
    expect((await choose(token)).status).toBe(204)
    expect(await choose(token, 'Encore-Un-Autre-7!')).toMatchObject(EXPIRED)
    expect((await login(email, 'Encore-Un-Autre-7!')).status).toBe(401)
    expect((await login(email, NOUVEAU)).status).toBe(200)
    await kit.runJobs()
  })

  test('a link is expired after an hour, and its late mail is not sent', async () => {
    const { id, email } = await create()
    await ask(email)
    const token = await mailedToken()
    const jeton = { compteId: id, usage: 'mot_de_passe' } as const
    const jetonId = await inTransaction(kit.db, (tx) =>
      insertJeton(tx, kit.services.derive, jeton, kit.clock.now()),
    )
    await planLettre(kit, motDePasseOublieLettre, { compteId: id, donnees: { jetonId } })
    kit.clock.advance(HOUR)
    await kit.runJobs()
    expect(kit.mail.sent).toHaveLength(1)
    for (const late of [token, secretOfJeton(kit.services.derive, jetonId)])
      expect(await choose(late)).toMatchObject(EXPIRED)
  })

  test('[R5-3] [R5-6] a weak or easy password is refused, and the link stays valid', async () => {
    const { email } = await create()
    await ask(email)
    const token = await mailedToken()
    for (const [refused, message] of [
      ['faible', PASSWORD_INVALID],
      ['Le-Goff-2026', PASSWORD_EASY],
      ['Azerty123!', PASSWORD_EASY],
      ['Aa1!'.repeat(257), 'Ce champ doit comporter au maximum 1024 caractères.'],
    ] as const)
      expect(await choose(token, refused)).toMatchObject({
        status: 422,
        body: { violations: [{ champ: 'motDePasse', message }] },
      })
    expect((await choose(token)).status).toBe(204)
  })

  test('no link secret is stored in the database', async () => {
    const { email } = await create()
    await ask(email)
    const token = await mailedToken()
    expect(token).toHaveLength(43)
    const rows = await kit.db.selectFrom('jetons').selectAll().execute()
    const jobs = await kit.services.queue.boss.getDb().executeSql('select data::text from pgboss.job', [])
    expect(JSON.stringify([rows, jobs])).not.toContain(token)
  })

  test('[R8-5] an unknown address gets a 404', async () => {
    expect(await ask('inconnue@entrelles.test')).toMatchObject({
      status: 404,
      body: { message: "Nous n'avons pas trouvé votre e-mail dans notre base de donnée" },
    })
    await kit.runJobs()
    expect(kit.mail.sent).toEqual([])
  })
})

test('two links of one account that end each other do not deadlock: the second is refused', async () => {
  const { id } = await create()
  const { derive } = kit.services
  const now = kit.clock.now()
  const use = async (usage: 'connexion' | 'mot_de_passe') => {
    const secret = secretOfJeton(derive, await createJeton(kit.db, derive, { compteId: id, usage }, now))
    return () =>
      inTransaction(kit.db, async (tx) => {
        const used = await consumeJeton(tx, usage, secret, now)
        await new Promise((resolve) => setTimeout(resolve, 100))
        await endJetons(tx, id, now)
        return used !== undefined
      })
  }
  const uses = [await use('connexion'), await use('mot_de_passe')]
  const used = await Promise.all(uses.map((act) => act()))
  expect(new Set(used)).toEqual(new Set([true, false]))
})
