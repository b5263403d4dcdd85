import { afterEach, beforeAll, expect, test } from 'vitest'
import { createFleet, type Fleet } from '#kit/test-fleet.ts'
import { freePort } from '#kit/test-ports.ts'
import { buildProcesses, type TestNode } from '#kit/test-processes.ts'
import { startTestSmtp, type TestSmtp } from '#kit/test-smtp.ts'
import { createCompte } from '#modules/session/session.factory.ts'

let fleet: Fleet
let smtp: TestSmtp | undefined
beforeAll(buildProcesses)
afterEach(async () => {
  await fleet.close()
  await smtp?.close()
})

const post = async (node: TestNode, path: string, body: object): Promise<void> => {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${node.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  expect(answer.status).toBe(204)
}

/** Requests four kinds of mail: a confirmation, a notice to a member, a login link and a password reset link. */
const askForMails = async (node: TestNode): Promise<string[]> => {
  const member = async () => (await createCompte(fleet.db, new Date())).email
  const [known, forgetful, hurried] = [await member(), await member(), await member()]
  const form = { prenom: 'Rozenn', motDePasse: 'Tramontane-8', charteAcceptee: true }
  await post(node, '/api/inscription/etape_un', { ...form, email: 'rozenn@exemple.fr' })
  await post(node, '/api/inscription/etape_un', { ...form, email: known })
  await post(node, '/api/inscription/lien_connexion', { email: hurried })
  await post(node, '/api/reset_password', { email: forgetful })
  return ['rozenn@exemple.fr', known, hurried, forgetful].sort((one, other) => one.localeCompare(other))
}

const addressees = () =>
  (smtp?.received ?? [])
    .map(({ to }) => [to ?? []].flat()[0]?.text ?? '')
    .sort((one, other) => one.localeCompare(other))
const messageIds = () => (smtp?.received ?? []).map(({ messageId }) => messageId)

test('[F15] when the mail server is down for a while, the sign-up succeeds and each mail arrives once', async () => {
  const port = await freePort()
  fleet = await createFleet({ SMTP_URL: `smtp://127.0.0.1:${port}` })
  const node = await fleet.startApi()
  await fleet.startWorker()
  const expected = await askForMails(node)
  await expect.poll(fleet.postponedEnvois, { timeout: 60_000 }).toBe(expected.length)
  smtp = await startTestSmtp({ port })
  // The next minute at the latest.
  await expect.poll(addressees, { timeout: 90_000 }).toEqual(expected)
  await expect.poll(fleet.plannedEnvois).toBe(0)
  expect(new Set(messageIds()).size).toBe(expected.length)
  expect(addressees()).toEqual(expected)
})

test('[F15] mails that the server postpones (451) are sent again, and each arrives once', async () => {
  const BUSY = 4
  smtp = await startTestSmtp({ busy: BUSY })
  fleet = await createFleet({ SMTP_URL: smtp.url })
  const node = await fleet.startApi()
  await fleet.startWorker()
  const expected = await askForMails(node)
  // One minute later, found by the round of the next one.
  await expect.poll(addressees, { timeout: 180_000 }).toEqual(expected)
  await expect.poll(fleet.plannedEnvois).toBe(0)
  expect(smtp.conversations()).toBe(expected.length + BUSY)
  expect(new Set(messageIds()).size).toBe(expected.length)
})

test('[F5] a worker killed after handing over a mail, before recording it, leads to a second mail with the same Message-ID', async () => {
  // The SMTP server accepts the first mail but never answers the worker.
  smtp = await startTestSmtp({ muteAfterTaking: 1 })
  fleet = await createFleet({ SMTP_URL: smtp.url })
  const node = await fleet.startApi()
  const killed = await fleet.startWorker()
  await post(node, '/api/inscription/etape_un', {
    prenom: 'Rozenn',
    email: 'rozenn@exemple.fr',
    motDePasse: 'Tramontane-8',
    charteAcceptee: true,
  })
  await expect.poll(() => smtp?.received.length, { timeout: 60_000 }).toBe(1)
  killed.kill('SIGKILL')
  await killed.ended
  await fleet.startWorker()
  await expect.poll(() => smtp?.received.length, { timeout: 60_000 }).toBe(2)
  await expect.poll(fleet.plannedEnvois, { timeout: 60_000 }).toBe(0)
  // A mail is sent twice in this window only, under the same Message-ID, so that none is lost.
  expect(new Set(messageIds()).size).toBe(1)
  expect(new Set(smtp.received.map(({ text }) => text)).size).toBe(1)
})
