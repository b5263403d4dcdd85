import { inscriptionEndpoints as endpoints } from '@entrelles/contract/modules/inscription/inscription.endpoints.ts'
import { sessionEndpoints } from '@entrelles/contract/modules/session/session.endpoints.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Db } from '#db/client.ts'
import { inTransaction } from '#db/test-transaction.ts'
import type { Mail } from '#gateways/mail/mail.ts'
import { startTestApp, useTestApp } from '#kit/test-app.ts'
import { createTestLogs } from '#kit/test-logs.ts'
import { planLettre } from '#modules/envois/envois.factory.ts'
import { createCompte } from '#modules/session/session.factory.ts'
import { insertJeton } from '#modules/session/session.public.ts'
import { cookieOf, encodingsOf, linkOf, signUpOf } from './inscription.factory.ts'
import { lienConnexionLettre } from './inscription.lettres.ts'

// With the production rate limits.
const kit = useTestApp()
beforeEach(() => {
  kit.clock.set('2026-11-14T09:00:00Z')
  kit.mail.sent.length = 0
})

let callers = 0
/** A new IP address for each request, to stay below the limit for one caller. */
const remote = () => ({ remoteAddress: `10.0.0.${(callers += 1)}` })
const post = (url: string, body: Record<string, string>) =>
  kit.visitor.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(body).toString(),
    ...remote(),
  })
const askLink = (email: string) => post('/api/inscription/lien_connexion', { email })
const create = (fields: Parameters<typeof createCompte>[2] = {}) =>
  createCompte(kit.db, kit.clock.now(), fields)
const mailsAfter = async () => {
  await kit.runJobs()
  return kit.mail.sent.splice(0)
}
const NOTHING_SAID = { status: 204, body: '' }

describe('POST /api/inscription/lien_connexion', () => {
  test('[R7-2] [R2.1-2] a member receives a link that logs in', async () => {
    const { email } = await create()
    expect(await askLink(email.toUpperCase())).toMatchObject(NOTHING_SAID)
    const [mail, ...others] = await mailsAfter()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: email, subject: 'Ton lien de connexion' })
    const { secret, creation } = linkOf(mail)
    expect(creation).toBe('0')
    const { status } = await kit.visitor.call(sessionEndpoints.createSessionParLien, {
      params: { token: secret },
    })
    expect(status).toBe(200)
  })

  test('[R7-2] [R2.1-2] an unconfirmed address receives a confirmation link', async () => {
    const { email } = await create({ email_valide_le: null, etape_inscription: 'etape_deux' })
    await askLink(email)
    const [mail] = await mailsAfter()
    expect(mail?.subject).toBe('Confirme ton adresse e-mail')
    expect(linkOf(mail).creation).toBe('1')
  })

  test('[R7-2] an unknown address and a suspended member get the same response and no mail', async () => {
    const { email } = await create({ suspendue_jusquau: '2027-01-01T00:00:00Z' })
    expect(await askLink('personne@exemple.fr')).toMatchObject(NOTHING_SAID)
    expect(await askLink(email)).toMatchObject(NOTHING_SAID)
    expect(await mailsAfter()).toEqual([])
  })

  test('[R7-2] form data is accepted in both encodings, and JSON', async () => {
    for (const index of [0, 1, 2]) {
      const { email } = await create()
      const request = (await encodingsOf([['email', email]], { email }))[index]
      const answer = await kit.visitor.inject({
        method: 'POST',
        url: '/api/inscription/lien_connexion',
        ...request,
        ...remote(),
      })
      expect(answer).toMatchObject(NOTHING_SAID)
      expect(await mailsAfter()).toMatchObject([{ to: email }])
    }
  })

  test.each([
    [{ email: ' ' }, 'email', 'Le champ "E-mail" est obligatoire.'],
    [{ email: 'zoe' }, 'email', "L'e-mail indiqué est invalide."],
    [{ email: 'zoe@exemple.fr', creation: '1' }, 'creation', 'Ce champ est invalide.'],
  ])('[R5-2] %j is refused', async (body, champ, message) => {
    expect(await post('/api/inscription/lien_connexion', body)).toMatchObject({
      status: 422,
      body: { violations: [{ champ, message }] },
    })
  })

  test.each([
    { state: 'is still good', used: false, afterMs: 3_599_000, mails: 1 },
    { state: 'has expired', used: false, afterMs: 3_600_000, mails: 0 },
    { state: 'was used', used: true, afterMs: 0, mails: 0 },
  ])(
    '[R2.1-2] $mails mail is sent when the link $state at sending time',
    async ({ used, afterMs, mails }) => {
      const { id } = await create()
      const { derive } = kit.services
      const jetonId = await inTransaction(kit.db, (tx) =>
        insertJeton(tx, derive, { compteId: id, usage: 'connexion' }, kit.clock.now()),
      )
      await planLettre(kit, lienConnexionLettre, { compteId: id, donnees: { jetonId, reprise: false } })
      if (used) await kit.db.updateTable('jetons').set({ utilise_le: kit.clock.now() }).execute()
      kit.clock.advance(afterMs)
      expect(await mailsAfter()).toHaveLength(mails)
    },
  )
})

describe('mails to one address', () => {
  test('an address receives five mails in half an hour; further requests get the same response, and the last link works', async () => {
    const { email } = await create({ email_valide_le: null, etape_inscription: 'etape_deux' })
    const signUp = () => post('/api/inscription/etape_un', { ...signUpOf('x'), email: email.toUpperCase() })
    const mails: Mail[] = []
    for (const ask of [() => askLink(email), signUp, signUp, () => askLink(email), signUp]) {
      expect(await ask()).toMatchObject(NOTHING_SAID)
      mails.push(...(await mailsAfter()))
    }
    expect(mails).toHaveLength(5)
    expect(await askLink(email)).toMatchObject(NOTHING_SAID)
    expect(await signUp()).toMatchObject(NOTHING_SAID)
    expect(await mailsAfter()).toEqual([])
    const { status } = await kit.visitor.call(sessionEndpoints.getApercuLien, {
      params: { token: linkOf(mails.at(-1)).secret },
    })
    expect(status).toBe(200)
  })

  test('[R4-5] requests for login links to a new address do not block its sign-up', async () => {
    const form = signUpOf('nouvelle-venue')
    for (let asked = 0; asked < 6; asked += 1) await askLink(form.email)
    await post('/api/inscription/etape_un', form)
    expect(await mailsAfter()).toMatchObject([{ to: form.email, subject: 'Confirme ton adresse e-mail' }])
  })

  test('[R7-2] an unknown address queues a job as a known one does, but receives no mail', async () => {
    const jobs = async () =>
      Number(
        (
          await sql<{
            n: number
          }>`select count(*) as n from pgboss.job where name = 'inscription.creer-lien'`.execute(kit.db)
        ).rows[0]?.n,
      )
    const { email } = await create()
    const start = await jobs()
    await askLink(email)
    expect(await jobs()).toBe(start + 1)
    await askLink('inconnue@exemple.fr')
    expect(await jobs()).toBe(start + 2)
    expect(await mailsAfter()).toMatchObject([{ to: email }])
  })

  test('the 61st request of a caller in an hour is refused', async () => {
    const from = remote()
    const call = async (email: string) =>
      (
        await kit.visitor.inject({
          method: 'POST',
          url: '/api/inscription/lien_connexion',
          payload: { email },
          ...from,
        })
      ).status
    for (let asked = 0; asked < 60; asked += 1) expect(await call(`n${asked}@exemple.fr`)).toBe(204)
    expect(await call('n60@exemple.fr')).toBe(429)
  })
})

/** Every row of every table as text, including the job queue. */
const dump = async (db: Db): Promise<string> => {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`.execute(db)
  const texts: string[] = []
  for (const { name } of rows) {
    const table = await sql<{ row: string }>`select t::text as row from ${sql.raw(name)} t`.execute(db)
    texts.push(`${name}:`, ...table.rows.map(({ row }) => row))
  }
  return texts.join('\n')
}

test('no password, no link secret and no browser secret is stored or logged', async () => {
  const logs = createTestLogs()
  const app = await startTestApp({}, undefined, logs.log)
  try {
    const form = signUpOf('canari')
    const cookie = cookieOf(await app.visitor.call(endpoints.createInscription, { body: form }))
    const queued = await dump(app.db)
    await app.runJobs()
    const { secret } = linkOf(app.mail.sent[0])
    expect(secret).toHaveLength(43)
    const params = { token: secret }
    const { status } = await app.visitor.call(sessionEndpoints.createSessionParLien, { params }, { cookie })
    expect(status).toBe(200)
    const done = await dump(app.db)
    const seen = [queued, done, logs.text()]
    // Proves that the dumps and the logs cover this sign-up.
    const { id } = await app.db.selectFrom('jetons').select('id').executeTakeFirstOrThrow()
    for (const rows of [queued, done]) expect(rows.includes(form.email)).toBe(true)
    expect(done.split('\n').some((line) => line.includes('jetonId') && line.includes(id))).toBe(true)
    expect(seen[2]).toContain('/api/inscription/etape_un')
    const [, navigateur = ''] = cookie.split('=')
    const forbidden = [form.motDePasse, secret, navigateur].flatMap((text) => [
      text,
      Buffer.from(text).toString('hex'),
      Buffer.from(text).toString('base64'),
    ])
    for (const text of forbidden) for (const place of seen) expect(place.includes(text)).toBe(false)
  } finally {
    await app.close()
  }
})
