import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { allowLongStatements } from '#db/connection.ts'
import { createFleet, type Fleet } from '#kit/test-fleet.ts'
import { freePort } from '#kit/test-ports.ts'
import { buildProcesses, type TestNode, type TestProcess } from '#kit/test-processes.ts'
import { startTestSmtp, type TestSmtp } from '#kit/test-smtp.ts'
import { createCompte } from '#modules/session/session.factory.ts'

let fleet: Fleet
let smtp: TestSmtp | undefined
beforeAll(buildProcesses)
afterEach(async () => {
  await fleet.close()
  await smtp?.close()
})

/** Plans letters that reopen accounts: `each` for each of these many members. */
const planLettres = async (membres: number, each: number): Promise<void> => {
  const { id } = await createCompte(fleet.db, new Date())
  const nom = `Foule ${id}`
  await fleet.db.transaction().execute(async (db) => {
    // Thousands of accounts with their directory lines take longer than a call of the product may.
    await allowLongStatements(db)
    await sql`
      insert into comptes (id, email, mot_de_passe, prenom, nom, etape_inscription, email_valide_le, date_inscription)
      select gen_random_uuid(), 'foule-' || id || n || '@entrelles.test', mot_de_passe, prenom, ${nom}, etape_inscription,
        email_valide_le, date_inscription
      from comptes, generate_series(1, ${membres}::int) n where id = ${id}`.execute(db)
    await sql`
      insert into envois (id, cle, canal, lettre, compte_id, donnees, voie, cree_le)
      select gen_random_uuid(), 'fin-suspension-' || c.id || '-' || n, 'mail', 'fin_suspension', c.id,
        jsonb_build_object('compteId', c.id, 'le', '2026-11-18T09:00:00.000Z'), 1, now()
      from comptes c, generate_series(1, ${each}::int) n where c.nom = ${nom}`.execute(db)
  })
}
const keysOf = (received: TestSmtp['received']) =>
  received.map(({ messageId }) => /^<(fin-suspension-.+)@/.exec(messageId ?? '')?.[1]).filter(Boolean)

/** Asks for a login link: its mail makes the workers look for letters at once. */
const askLink = (node: TestNode, email: string) =>
  fetch(`${node.url}/api/inscription/lien_connexion`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  })

test('[P-1] two workers send 300 letters within 20 s, and a login link asked meanwhile leaves within 5 s', async ({
  annotate,
}) => {
  smtp = await startTestSmtp()
  fleet = await createFleet({ SMTP_URL: smtp.url })
  const node = await fleet.startApi()
  const { email } = await createCompte(fleet.db, new Date())
  await Promise.all([fleet.startWorker(), fleet.startWorker()])
  const ask = () => askLink(node, email)
  const links = () => smtp?.received.filter(({ subject }) => subject === 'Ton lien de connexion').length ?? 0
  // The workers have loaded what renders mails.
  await ask()
  await expect.poll(links, { timeout: 30_000 }).toBe(1)
  await planLettres(300, 1)
  const start = performance.now()
  await ask()
  const seconds = () => (performance.now() - start) / 1000
  await expect.poll(links, { timeout: 30_000, interval: 20 }).toBe(2)
  const link = seconds()
  await expect.poll(() => keysOf(smtp?.received ?? []).length, { timeout: 60_000, interval: 50 }).toBe(300)
  const all = seconds()
  await annotate(`300 letters in ${all.toFixed(1)} s, the login link after ${link.toFixed(1)} s`)
  expect(link).toBeLessThan(5)
  expect(all).toBeLessThan(20)
  expect(new Set(keysOf(smtp.received)).size).toBe(300)
})

const QUIET_MS = 3000
const ROUNDS = 3
const LETTRES = 300

/** The 95th percentile, in milliseconds, of a page that a member opens meanwhile, from a thread of its own. */
const p95During = async (
  url: string,
  token: string,
  doMeanwhile: () => Promise<unknown>,
): Promise<number> => {
  const reader = new Worker(new URL('../../kit/test-reader.ts', import.meta.url), {
    workerData: { url, token },
  })
  const answer = once(reader, 'message') as Promise<[number[]]>
  await doMeanwhile()
  reader.postMessage('end')
  const [times] = await answer
  return times[Math.floor(times.length * 0.95)] ?? NaN
}
const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

test('[P-1] members still open their pages fast while letters leave', async ({ annotate }) => {
  smtp = await startTestSmtp()
  fleet = await createFleet({ SMTP_URL: smtp.url })
  const node = await fleet.startApi()
  const member = await fleet.logIn(node, 'adherente')
  const { email } = await createCompte(fleet.db, new Date())
  await Promise.all([fleet.startWorker(), fleet.startWorker()])
  const nbSent = () => keysOf(smtp?.received ?? []).length
  const sendAll = async () => {
    const before = nbSent()
    await planLettres(LETTRES, 1)
    await askLink(node, email)
    await expect.poll(nbSent, { timeout: 60_000 }).toBe(before + LETTRES)
  }
  const measure = (doMeanwhile: () => Promise<unknown>) =>
    p95During(`${node.url}/api/evenements`, member.token, doMeanwhile)
  // The workers load what renders mails, and the API its statements.
  await measure(sendAll)
  const [quiet, busy]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    quiet.push(await measure(() => wait(QUIET_MS)))
    busy.push(await measure(sendAll))
  }
  const ratio = medianOf(busy) / medianOf(quiet)
  const shown = (values: readonly number[]) => values.map((ms) => ms.toFixed(1)).join(', ')
  await annotate(`p95 ${shown(quiet)} ms without letters, ${shown(busy)} ms with them: × ${ratio.toFixed(2)}`)
  // The mail server and the reader of this test use the same two cores.
  expect(ratio).toBeLessThan(2)
})

test('[P-1] [F5] [F15] 10,000 letters to 5,000 members, two workers, three of them killed and the mail server down for a while: none is lost, few are repeated, and 5,000 leave in five minutes', async ({
  annotate,
}) => {
  const port = await freePort()
  smtp = await startTestSmtp({ port })
  fleet = await createFleet({ SMTP_URL: `smtp://127.0.0.1:${port}` })
  await planLettres(5000, 2)
  const start = performance.now()
  const before: TestSmtp['received'] = []
  const nbReceived = () => before.length + (smtp?.received.length ?? 0)
  let workers: TestProcess[] = await Promise.all([fleet.startWorker(), fleet.startWorker()])
  for (const nb of [500, 2000, 4500]) {
    await expect.poll(nbReceived, { timeout: 300_000, interval: 5 }).toBeGreaterThan(nb)
    const [killed, ...others] = workers
    killed?.kill('SIGKILL')
    await killed?.ended
    workers = [...others, await fleet.startWorker()]
  }
  await expect.poll(nbReceived, { timeout: 300_000, interval: 20 }).toBeGreaterThan(6000)
  // Until it is closed, it takes mails.
  await smtp?.close()
  before.push(...(smtp?.received ?? []))
  await wait(3000)
  smtp = await startTestSmtp({ port })
  await expect.poll(fleet.plannedEnvois, { timeout: 600_000 }).toBe(0)
  const keys = keysOf([...before, ...smtp.received])
  const minutes = (performance.now() - start) / 60_000
  const repeated = keys.length - new Set(keys).size
  await annotate(`${repeated} repeated; ${minutes.toFixed(1)} min, kills and the stop included`)
  expect(new Set(keys).size).toBe(10_000)
  // One for each kill, and one for each worker when the server closes: it may have taken a mail without saying so.
  expect(repeated).toBeLessThanOrEqual(3 + 2)
  expect(minutes).toBeLessThan(10)
  const { rows } = await sql<{ statut: string; nb: number }>`
    select statut, count(*)::int as nb from envois group by statut`.execute(fleet.db)
  expect(rows).toEqual([{ statut: 'envoye', nb: 10_000 }])
}, 1_200_000)
