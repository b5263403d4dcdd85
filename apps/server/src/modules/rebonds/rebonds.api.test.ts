import { beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, useTestApp, type Client } from '#kit/test-app.ts'
import { createCompte } from '#modules/session/session.factory.ts'
import { findRebond } from './rebonds.public.ts'
import { brevoOf, mailgunEventOf, mailgunSignatureOf, SECRETS, signed } from './test-formes.ts'

const kit = useTestApp(SECRETS)
const NOW = '2026-11-20T09:00:00.000Z'
const ADRESSE = 'perdue@exemple.fr'
const MINUTE = 60_000
const HOUR = 60 * MINUTE

beforeEach(async () => {
  kit.clock.set(NOW)
  await kit.db.deleteFrom('rebonds').execute()
})

type Sent = { readonly source?: string; readonly headers?: Record<string, string>; readonly client?: Client }

/** Sends a body to the webhook as it is. */
const post = (body: string, { source, headers = {}, client = kit.visitor }: Sent = {}) =>
  client.inject({
    method: 'POST',
    url: '/api/webhooks/mail',
    query: source === undefined ? {} : { source },
    headers: { 'content-type': 'application/json', ...headers },
    payload: body,
  })

const generic = (content: unknown, at = kit.clock.now()) => {
  const body = JSON.stringify(content)
  return post(body, { headers: signed(body, at) })
}
const brevo = (content: unknown, token = SECRETS.REBONDS_BREVO_JETON) =>
  post(JSON.stringify(content), { source: 'brevo', headers: { authorization: `Bearer ${token}` } })
const mailgun = (event: unknown, signature: unknown = mailgunSignatureOf(kit.clock.now())) =>
  post(JSON.stringify({ signature, 'event-data': event }), { source: 'mailgun' })

const marks = () => kit.db.selectFrom('rebonds').orderBy('email').selectAll().execute()
const ACCEPTED = { status: 200, body: {} }
const REFUSED = { status: 403, body: { code: 'acces_refuse' } }

describe('POST /api/webhooks/mail, generic form,', () => {
  test('marks an address, which is then found whatever its case', async () => {
    expect(await generic({ email: ADRESSE, nature: 'definitif', motif: '550 boîte inconnue' })).toMatchObject(
      ACCEPTED,
    )
    expect(await marks()).toEqual([
      { email: ADRESSE, nature: 'definitif', motif: '550 boîte inconnue', le: NOW, source: 'generique' },
    ])
    expect(await findRebond(kit.db, 'Perdue@Exemple.FR')).toEqual({ nature: 'definitif', le: NOW })
    expect(await findRebond(kit.db, 'autre@exemple.fr')).toBeUndefined()
  })

  test('marks the addresses of a list', async () => {
    const list = [
      { email: ADRESSE, nature: 'plainte' },
      { email: 'autre@exemple.fr', nature: 'definitif', motif: null },
      { email: 'PERDUE@exemple.fr', nature: 'definitif' },
    ]
    expect(await generic(list)).toMatchObject(ACCEPTED)
    expect(await marks()).toMatchObject([
      { email: 'autre@exemple.fr', nature: 'definitif', motif: null },
      { email: ADRESSE, nature: 'plainte', motif: null },
    ])
  })

  test('keeps the first mark of an address that is reported again', async () => {
    await generic({ email: ADRESSE, nature: 'definitif', motif: 'la première' })
    kit.clock.advance(HOUR)
    expect(await generic({ email: ADRESSE, nature: 'plainte' })).toMatchObject(ACCEPTED)
    expect(await marks()).toMatchObject([{ nature: 'definitif', motif: 'la première', le: NOW }])
  })

  test('answers the same for the address of a member and for an unknown one', async () => {
    const { email } = await createCompte(kit.db, kit.clock.now())
    expect((await generic({ email, nature: 'definitif' })).body).toEqual({})
    expect((await generic({ email: ADRESSE, nature: 'definitif' })).body).toEqual({})
  })

  const rebond = { email: ADRESSE, nature: 'definitif' }
  test.each([
    ['without a signature', (_body: string) => ({})],
    ['signed with another secret', (body: string) => signed(body, kit.clock.now(), 'un-autre-secret-de-16')],
    ['signed for another body', (body: string) => signed(`${body} `, kit.clock.now())],
    ['signed six minutes ago', (body: string) => signed(body, new Date(Date.parse(NOW) - 6 * MINUTE))],
    ['signed six minutes ahead', (body: string) => signed(body, new Date(Date.parse(NOW) + 6 * MINUTE))],
    [
      'whose time was changed',
      (body: string) => ({
        ...signed(body, kit.clock.now()),
        'x-entrelles-horodatage': String(Date.parse(NOW) / 1000 + 1),
      }),
    ],
  ])('refuses a request %s', async (_how, headersOf) => {
    const body = JSON.stringify(rebond)
    expect(await post(body, { headers: headersOf(body) })).toMatchObject(REFUSED)
    expect(await marks()).toEqual([])
  })

  test('refuses a replay once five minutes have passed', async () => {
    const body = JSON.stringify(rebond)
    const headers = signed(body, kit.clock.now())
    expect(await post(body, { headers })).toMatchObject(ACCEPTED)
    await kit.db.deleteFrom('rebonds').execute()
    kit.clock.advance(5 * MINUTE + 1000)
    expect(await post(body, { headers })).toMatchObject(REFUSED)
    expect(await marks()).toEqual([])
  })

  test.each([
    ['another nature', { ...rebond, nature: 'temporaire' }],
    ['no address', { nature: 'definitif' }],
    ['an address that is none', { ...rebond, email: 'perdue' }],
    ['an unknown key', { ...rebond, langue: 'fr' }],
    ['more than 500 addresses', Array(501).fill(rebond)],
    ['a text', 'perdue@exemple.fr'],
  ])('refuses a signed body with %s, so that the author of the script sees it', async (_what, content) => {
    expect(await generic(content)).toMatchObject({ status: 400, body: { code: 'requete_invalide' } })
    expect(await marks()).toEqual([])
  })

  test('refuses a body that is no JSON, an unknown form and a body of more than 200,000 characters', async () => {
    expect((await post('{')).status).toBe(400)
    expect((await post('{}', { source: 'poste' })).status).toBe(422)
    expect((await post(JSON.stringify('a'.repeat(200_000)))).status).toBe(422)
  })
})

describe('POST /api/webhooks/mail?source=brevo', () => {
  test('marks the address of a hard bounce', async () => {
    expect(await brevo(brevoOf(ADRESSE))).toMatchObject(ACCEPTED)
    expect(await marks()).toMatchObject([
      { email: ADRESSE, nature: 'definitif', motif: expect.stringContaining('550 5.1.1'), source: 'brevo' },
    ])
  })

  test.each([
    ['invalid_email', 'definitif'],
    ['spam', 'plainte'],
  ])('marks an address by the event %s', async (event, nature) => {
    expect(await brevo(brevoOf(ADRESSE, { event, reason: undefined }))).toMatchObject(ACCEPTED)
    expect(await marks()).toMatchObject([{ nature, motif: null }])
  })

  test('marks the addresses of a batch', async () => {
    const delivered = brevoOf('bien@exemple.fr', { event: 'delivered' })
    expect(await brevo([delivered, brevoOf(ADRESSE), { event: 'spam' }, null])).toMatchObject(ACCEPTED)
    expect(await marks()).toMatchObject([{ email: ADRESSE }])
  })

  test.each(['soft_bounce', 'blocked', 'deferred', 'delivered', 'unsubscribed', 'click', 'constructor'])(
    'accepts and ignores the event %s',
    async (event) => {
      expect(await brevo(brevoOf(ADRESSE, { event }))).toMatchObject(ACCEPTED)
      expect(await marks()).toEqual([])
    },
  )

  test('keeps of a reason what the database can store', async () => {
    const reason = `a\0b\ud83d${'é'.repeat(400)}`
    expect(await brevo(brevoOf(ADRESSE, { reason }))).toMatchObject(ACCEPTED)
    const [mark] = await marks()
    expect(mark?.motif).toHaveLength(300)
  })

  test('refuses another token, or none', async () => {
    expect(await brevo(brevoOf(ADRESSE), 'jeton-donne-a-brevO')).toMatchObject(REFUSED)
    expect(await brevo(brevoOf(ADRESSE), '')).toMatchObject(REFUSED)
    expect(await post(JSON.stringify(brevoOf(ADRESSE)), { source: 'brevo' })).toMatchObject(REFUSED)
    expect(await marks()).toEqual([])
  })
})

describe('POST /api/webhooks/mail?source=mailgun', () => {
  test('marks the address of a permanent failure, as in Mailgun’s sample', async () => {
    expect(await mailgun(mailgunEventOf(ADRESSE))).toMatchObject(ACCEPTED)
    expect(await marks()).toMatchObject([
      { email: ADRESSE, nature: 'definitif', motif: 'Not delivering to previously bounced address' },
    ])
  })

  test('marks the address of a complaint', async () => {
    const complaint = { event: 'complained', severity: undefined, 'delivery-status': undefined }
    expect(await mailgun(mailgunEventOf(ADRESSE, complaint))).toMatchObject(ACCEPTED)
    expect(await marks()).toMatchObject([{ nature: 'plainte', motif: null, source: 'mailgun' }])
  })

  test.each([
    ['a temporary failure', { severity: 'temporary' }],
    ['a delivery', { event: 'delivered' }],
    ['an event without an address', { recipient: undefined }],
  ])('accepts and ignores %s', async (_what, fields) => {
    expect(await mailgun(mailgunEventOf(ADRESSE, fields))).toMatchObject(ACCEPTED)
    expect(await marks()).toEqual([])
  })

  test('refuses another key, a signature of half a day ago, and a body without a signature', async () => {
    const event = mailgunEventOf(ADRESSE)
    const other = mailgunSignatureOf(kit.clock.now(), 'une-autre-cle-de-signature')
    const old = mailgunSignatureOf(new Date(Date.parse(NOW) - 12 * HOUR - MINUTE))
    for (const signature of [other, old, {}, null])
      expect(await mailgun(event, signature)).toMatchObject(REFUSED)
    expect(await marks()).toEqual([])
  })

  test('accepts a late repetition, with a time that is a number', async () => {
    const signature = mailgunSignatureOf(new Date(Date.parse(NOW) - 8 * HOUR))
    const sent = { ...signature, timestamp: Number(signature.timestamp) }
    expect(await mailgun(mailgunEventOf(ADRESSE), sent)).toMatchObject(ACCEPTED)
    expect(await marks()).toHaveLength(1)
  })

  test('accepts a signature once, whatever it came with: it does not cover the event', async () => {
    const signature = mailgunSignatureOf(kit.clock.now())
    const delivered = mailgunEventOf('bien@exemple.fr', { event: 'delivered' })
    expect(await mailgun(delivered, signature)).toMatchObject(ACCEPTED)
    expect(await mailgun(mailgunEventOf(ADRESSE), signature)).toMatchObject({ status: 429 })
    expect(await marks()).toEqual([])
  })
})

test('a form without its secret answers 404, even if another form has one', async () => {
  const { REBONDS_SECRET } = SECRETS
  const { close, visitor: client } = await startTestApp({ REBONDS_SECRET })
  try {
    const body = JSON.stringify({ email: ADRESSE, nature: 'definitif' })
    for (const source of ['brevo', 'mailgun'])
      expect(await post(body, { source, client })).toMatchObject({
        status: 404,
        body: { code: 'introuvable' },
      })
    expect(await post(body, { client })).toMatchObject(REFUSED)
  } finally {
    await close()
  }
})
