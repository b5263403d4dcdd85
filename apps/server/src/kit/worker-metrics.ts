import type { PgBoss, QueueResult } from 'pg-boss'
import { Counter, Gauge, type Registry } from 'prom-client'
import { DEAD_LETTERS } from '#db/queues.ts'
import { MailRefused, type MailGateway } from '#gateways/mail/mail.ts'
import { PushRefused, type PushGateway } from '#gateways/push/push.ts'
import type { CountJob } from './jobs.ts'

/** A scrape must not wait for a database that hangs. */
const QUEUES_MS = 2000

/** Counts the jobs that this worker has run; a job that fails is counted at each attempt. */
export const countJobs = (registry: Registry): CountJob => {
  const runs = new Counter({
    name: 'jobs_total',
    help: 'Jobs run, by outcome (done, failed)',
    labelNames: ['job', 'outcome'],
    registers: [registry],
  })
  return (job, outcome) => runs.inc({ job, outcome })
}

/** Counts the mails by what the mail server did: refused is for ever, failed is tried again. */
export const countMails = (registry: Registry, mail: MailGateway): MailGateway => {
  const mails = new Counter({
    name: 'mails_total',
    help: 'Mails handed to the mail server, by outcome (sent, refused, failed)',
    labelNames: ['outcome'],
    registers: [registry],
  })
  for (const outcome of ['sent', 'refused', 'failed']) mails.inc({ outcome }, 0)
  return {
    ...mail,
    send: async (letter) => {
      try {
        await mail.send(letter)
        mails.inc({ outcome: 'sent' })
      } catch (error) {
        mails.inc({ outcome: error instanceof MailRefused ? 'refused' : 'failed' })
        throw error
      }
    },
  }
}

const PUSH_OUTCOMES = { ok: 'sent', gone: 'gone' } as const

/** Counts the push messages by what the push service did: a gone or refused one is never tried again. */
export const countPushes = (registry: Registry, push: PushGateway): PushGateway => {
  const pushes = new Counter({
    name: 'pushes_total',
    help: 'Messages handed to push services, by outcome (sent, gone, refused, failed)',
    labelNames: ['outcome'],
    registers: [registry],
  })
  for (const outcome of ['sent', 'gone', 'refused', 'failed']) pushes.inc({ outcome }, 0)
  return {
    ...push,
    send: async (to, message) => {
      try {
        const outcome = await push.send(to, message)
        pushes.inc({ outcome: PUSH_OUTCOMES[outcome] })
        return outcome
      } catch (error) {
        pushes.inc({ outcome: error instanceof PushRefused ? 'refused' : 'failed' })
        throw error
      }
    },
  }
}

const after = (ms: number): Promise<never> =>
  new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('the queue does not answer')), ms).unref()
  })

/** Shows the depth of each queue, as the queue's own supervision last counted it: a scrape counts no row. */
export const showQueues = (registry: Registry, boss: Pick<PgBoss, 'getQueues'>): void => {
  let reading: Promise<QueueResult[]> | undefined
  /** One reading for the three figures. Without its database the worker still shows its own counts. */
  const read = (): Promise<QueueResult[]> =>
    (reading ??= Promise.race([boss.getQueues(), after(QUEUES_MS)])
      .catch(() => [])
      .finally(() => (reading = undefined)))
  const isDead = ({ name }: QueueResult): boolean => name === DEAD_LETTERS
  const show = (name: string, help: string, figureOf: (queue: QueueResult) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['job'],
      registers: [registry],
      collect: async function () {
        const queues = await read()
        this.reset()
        for (const queue of queues) if (!isDead(queue)) this.set({ job: queue.name }, figureOf(queue))
      },
    })
  show('jobs_waiting', 'Jobs waiting, or to be tried again', ({ queuedCount }) => queuedCount)
  show('jobs_active', 'Jobs being run, by any worker', ({ activeCount }) => activeCount)
  new Gauge({
    name: 'dead_letters',
    help: 'Jobs that failed every attempt, kept 90 days',
    registers: [registry],
    collect: async function () {
      const dead = (await read()).find(isDead)
      if (dead) this.set(dead.queuedCount)
      else this.remove()
    },
  })
}
