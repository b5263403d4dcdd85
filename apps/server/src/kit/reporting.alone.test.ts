// Alone: error reporting instruments the HTTP servers of its whole process.
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { defineEndpoints, noContent } from '@entrelles/contract/kit/endpoint.ts'
import { z } from '@entrelles/contract/kit/z.ts'
import * as sentry from '@sentry/node'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createDb } from '#db/client.ts'
import { createTestDatabase, type TestDatabase } from '#db/test-database.ts'
import { modules } from '#modules.ts'
import { bind } from './bind.ts'
import { startReporting } from './reporting.ts'
import { startTestApp } from './test-app.ts'
import { createTestLogs } from './test-logs.ts'

/** Begins every secret of these tests. */
const CANARI = /canari/i
const EMAIL = 'canari.rozenn@ailleurs.example'
const JETON = 'canari-jeton-0123456789abcdefghijklmnopqrstuvwxyz'

const essais = defineEndpoints({
  createPanne: {
    method: 'POST',
    path: '/api/essais',
    access: 'public',
    summary: 'Calls another host, then fails with an error that quotes secrets',
    body: z.strictObject({ password: z.string() }),
    answers: { 204: noContent },
  },
})
let count = 0
const routes = bind(essais, {
  createPanne: async ({ body: { password } }) => {
    await fetch(`${collectorUrl}/api/connexion/lien/${JETON}?token=${JETON}`)
    // oxlint-disable-next-line no-console -- reports quote the console
    console.info(`pour ${EMAIL}`, { password })
    // A report whose cause repeats that of the last one is dropped.
    throw new Error(`refus de ${EMAIL} à /changement_email?token=${JETON}`, {
      cause: new Error(`${(count += 1)} /api/agenda/${JETON}.ics`),
    })
  },
})

/** In a thread of its own: in this one, its requests would be traced and reported too, without end. */
const COLLECTOR = `
  const { createServer } = require('node:http')
  const { gunzipSync } = require('node:zlib')
  const { parentPort } = require('node:worker_threads')
  const server = createServer((request, response) => {
    const chunks = []
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks)
      const isZipped = request.headers['content-encoding'] === 'gzip'
      if (request.url.includes('/envelope/')) parentPort.postMessage(String(isZipped ? gunzipSync(body) : body))
      response.end('{}')
    })
  })
  server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port))`
let envelopes: string[] = []
let collectorUrl: string
const collector = new Worker(COLLECTOR, { eval: true })

const logs = createTestLogs()
let database: TestDatabase
let kit: Awaited<ReturnType<typeof startTestApp>>
let url: string
beforeAll(async () => {
  const [port] = (await once(collector, 'message')) as [number]
  collector.on('message', (envelope: string) => void envelopes.push(envelope))
  collectorUrl = `http://127.0.0.1:${port}`
  await startReporting(`http://cle@127.0.0.1:${port}/1`, 'essai')
  database = await createTestDatabase()
  const settings = { DATABASE_URL: database.url, HELLOASSO_SECRET_NOTIFICATION: 'canari-notification' }
  kit = await startTestApp(settings, [...modules, { name: 'essais', routes }], logs.log)
  url = await kit.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await kit.close()
  await database.drop()
  await sentry.close()
  await collector.terminate()
})
beforeEach(() => void (envelopes = []))

const secretHeaders = {
  authorization: `Bearer eyJhbGciOiJIUzI1NiJ9.${JETON}.${JETON}`,
  cookie: `liaison=${JETON}; appareil=${JETON}`,
  referer: `https://ailleurs.example/?q=${JETON}`,
  'x-forwarded-for': '203.0.113.77',
}
const post = (path: string, body: Record<string, string>, form = false) =>
  fetch(`${url}${path}`, {
    method: 'POST',
    headers: { ...secretHeaders, ...(!form && { 'content-type': 'application/json' }) },
    body: form ? new URLSearchParams(body) : JSON.stringify(body),
  })
/** Everything that the collector received for the calls of a test, as text. */
const reported = async (): Promise<string> => {
  await expect.poll(() => sentry.flush(1000)).toBe(true)
  return envelopes.join('\n')
}
const expectNoSecret = (text: string): void => {
  expect(text.match(CANARI) && text).toBeNull()
  expect(text).not.toMatch(/203\.0\.113\.77|liaison=|Bearer/)
}

test('[R9-7] [security 59] a login that ends in an error is reported without its password, address, cookies or token', async () => {
  const owner = createDb({ url: database.ownerUrl, poolSize: 1, name: 'test' })
  await sql`alter table comptes rename to comptes_absents`.execute(owner)
  try {
    const credentials = { username: EMAIL, password: 'canari-Mot-De-Passe-42' }
    expect((await post('/api/login_check', credentials)).status).toBe(500)
  } finally {
    await sql`alter table comptes_absents rename to comptes`.execute(owner)
    await owner.destroy()
  }
  const text = await reported()
  expect(text).toContain('"type":"event"')
  expect(text).toContain('relation \\"comptes\\" does not exist')
  expect(text).toContain('/api/login_check')
  expect(text).toContain('"type":"span"')
  expectNoSecret(text)
})

test.each([
  ['JSON', false],
  ['a form', true],
])(
  '[security 48] the secrets that an error, its cause, its calls and the console quote are masked: %s',
  async (_as, form) => {
    expect((await post('/api/essais', { password: 'canari-Mot-De-Passe-42' }, form)).status).toBe(500)
    const text = await reported()
    expect(text).toContain('refus de [masqué] à /changement_email')
    expect(text).toContain('/api/agenda/[masqué]')
    expect(text).toMatch(/"breadcrumbs":\[.*"category":"console".*"message":"pour \[masqué\]/)
    expect(text).toContain('/api/connexion/lien/[masqué]')
    expectNoSecret(text)
  },
)

test.each([
  `/api/connexion/lien/${JETON}/apercu`,
  `/api/connexion/lien/${JETON}?token=${JETON}`,
  `/api/agenda/${JETON}.ics`,
  `/api/webhooks/paiement/${JETON}`,
  `/api/inscription_evenement/apercu?token=${JETON}`,
  `/connexion/${JETON}/0?lienConnexion=${encodeURIComponent(`https://x.test/api/connexion/lien/${JETON}`)}`,
  `/api/faq?termes=${encodeURIComponent(EMAIL)}`,
  `/api/inconnue?${JETON}`,
])('[security 48] the trace of %s contains neither its secret nor its query', async (path) => {
  await fetch(`${url}${path}`, { headers: secretHeaders })
  const text = await reported()
  expect(text).toContain('"http.request.method":{')
  expectNoSecret(text)
})

test('no report contains a request body, a header or a cookie, whatever its name', async () => {
  await post('/api/essais', { password: 'x' })
  const text = await reported()
  expect(text).toContain('"type":"event"')
  expect(text).not.toMatch(
    /"request":\{[^}]*"(?:data|headers|cookies|query_string)"|http\.request\.(?:header|body\.data)/,
  )
})
