import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { buildProcesses } from '#kit/test-processes.ts'
import { createFleet, type Fleet } from '#kit/test-fleet.ts'
import { startTestSmtp, type TestSmtp } from '#kit/test-smtp.ts'
import { MOT_DE_PASSE } from '#modules/session/session.factory.ts'

let fleet: Fleet
let smtp: TestSmtp
beforeAll(buildProcesses)
afterEach(async () => {
  await fleet.close()
  await smtp.close()
})

/** Asks one question; returns a function that answers it, which sends one mail. */
const askOne = async () => {
  const node = await fleet.startApi()
  const member = await fleet.logIn(node, 'adherente')
  const administratrice = await fleet.logIn(node, 'administratrice')
  const asked = await member.call(node, 'POST', '/api/faq/questions', { question: 'Une question ?' })
  const { id } = (await asked.json()) as { id: string }
  const path = `/api/bo/faq/questions/${id}/reponse`
  return { id, answer: () => administratrice.call(node, 'POST', path, { reponse: 'Voilà.' }) }
}

test('a job of a killed worker is done by another one within 30 s', async () => {
  smtp = await startTestSmtp({ hangs: 1 })
  fleet = await createFleet({ SMTP_URL: smtp.url })
  const { id, answer } = await askOne()
  const killed = await fleet.startWorker()
  // The survivor starts just before the job and is paused meanwhile, so that its rounds come at the worst time: each one
  // shortly before the job counts as abandoned.
  const survivor = await fleet.startWorker()
  survivor.kill('SIGSTOP')
  await answer()
  await expect.poll(smtp.conversations, { timeout: 60_000 }).toBe(1)
  killed.kill('SIGKILL')
  await killed.ended
  survivor.kill('SIGCONT')
  const start = performance.now()
  await expect.poll(() => smtp.received.length, { timeout: 90_000 }).toBe(1)
  expect(performance.now() - start).toBeLessThan(30_000)
  expect(smtp.received[0]?.messageId).toContain(`faq-reponse-${id}@`)
})

test('a worker that receives SIGTERM finishes its job first', async () => {
  smtp = await startTestSmtp({ delayMs: 2000 })
  fleet = await createFleet({ SMTP_URL: smtp.url })
  const { answer } = await askOne()
  const worker = await fleet.startWorker()
  await answer()
  await expect.poll(smtp.conversations, { timeout: 60_000 }).toBe(1)
  worker.kill('SIGTERM')
  expect(await worker.ended).toBe(0)
  expect(smtp.received).toHaveLength(1)
  expect(await fleet.plannedEnvois()).toBe(0)
  // Jobs that are scheduled every minute may wait for the next worker.
  expect(await fleet.abandonedJobs()).toBe(0)
})

test('[F6] a worker back after two hours sends what waited, in order, and no link that has expired meanwhile', async () => {
  smtp = await startTestSmtp()
  fleet = await createFleet({ SMTP_URL: smtp.url })
  const node = await fleet.startApi()
  const absent = await fleet.startWorker()
  absent.kill('SIGTERM')
  await absent.ended
  const member = await fleet.logIn(node, 'adherente')
  const administratrice = await fleet.logIn(node, 'administratrice')
  const ids: string[] = []
  for (let n = 0; n < 6; n += 1) {
    const asked = await member.call(node, 'POST', '/api/faq/questions', { question: `Question ${n} ?` })
    const { id } = (await asked.json()) as { id: string }
    const path = `/api/bo/faq/questions/${id}/reponse`
    expect((await administratrice.call(node, 'POST', path, { reponse: 'Voilà.' })).status).toBe(204)
    ids.push(id)
  }
  const link = { email: 'nouvelle@exemple.fr', password: MOT_DE_PASSE }
  expect((await member.call(node, 'PUT', '/api/new_email', link)).status).toBe(204)
  expect(smtp.received).toEqual([])

  const folder = await mkdtemp(join(tmpdir(), 'entrelles-horloge-'))
  const CLOCK_FILE = join(folder, 'horloge')
  await writeFile(CLOCK_FILE, String(2 * 3_600_000))
  await fleet.startWorker({ CLOCK_FILE })
  await expect.poll(fleet.unfinishedJobs, { timeout: 60_000 }).toBe(0)
  await rm(folder, { recursive: true })
  const sent = smtp.received.map(({ messageId }) => /^<(.+)@/.exec(messageId ?? '')?.[1])
  expect(sent).toEqual(ids.map((id) => `faq-reponse-${id}`))
})
