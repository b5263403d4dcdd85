import type { z } from '@entrelles/contract/kit/z.ts'
import { fromKysely, PgBoss } from 'pg-boss'
import type { Db, Tx } from '#db/client.ts'
import { queueSchema } from '#db/queue-schema.ts'
import type { MailGateway } from '#gateways/mail/mail.ts'
import type { PaymentGateway } from '#gateways/payment/payment.ts'
import type { Storage } from '#gateways/storage/storage.ts'
import type { Clock } from './clock.ts'
import type { Derive } from './derive.ts'
import type { Logger } from './log.ts'
import type { SharedMemory } from './redis.ts'
import type { Settings } from './settings.ts'

/** What a job may use. It re-reads the rows it was told about: they may have changed since. */
export type JobCtx = {
  readonly db: Db
  readonly now: Clock
  readonly log: Logger
  readonly mail: MailGateway
  readonly enqueue: Enqueue
  readonly publicUrl: string
  readonly derive: Derive
  readonly payment: PaymentGateway
  readonly storage: Storage
  readonly memory: SharedMemory
  readonly settings: Settings
  /** Writes in one piece; `afterCommit` is called inside. */
  readonly transaction: <Value>(write: (ctx: JobWriteCtx) => Promise<Value>) => Promise<Value>
}

/** The same inside a transaction. */
export type JobWriteCtx = Omit<JobCtx, keyof Writing> & Writing

export type Effect = () => Promise<void>

/** What a transaction gives to whoever writes in it, a call or a job. */
export type Writing = {
  readonly db: Tx
  readonly enqueue: Enqueue
  /** What must wait for the commit: others would read what is not there yet, or never will be. */
  readonly afterCommit: (effect: Effect) => void
}

export type Job<Schema extends z.ZodType = z.ZodType> = {
  readonly name: string
  readonly data: Schema
  readonly run: (data: z.output<Schema>, ctx: JobCtx) => Promise<void>
  /** Five fields of a timetable, in Paris; only a job without data has one. */
  readonly cron?: string
}

export const defineJob = <Schema extends z.ZodType<object>>(job: Job<Schema>): Job<Schema> => job

/** Queues a job in the caller's transaction: both happen, or neither. */
export type Enqueue = <Schema extends z.ZodType>(job: Job<Schema>, data: z.input<Schema>) => Promise<void>

/** Where a job ends when every attempt failed: kept for someone to look at, never silently lost. */
export const DEAD_LETTERS = 'lettres-mortes'

const QUEUE_OPTIONS = {
  heartbeatSeconds: 10,
  expireInSeconds: 300,
  // From two seconds to one hour apart: a mail server may be away for an afternoon.
  retryLimit: 14,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 3600,
  deadLetter: DEAD_LETTERS,
  notify: true,
} as const

const POLLING_SECONDS = 2
const WORK_OPTIONS = {
  pollingIntervalSeconds: POLLING_SECONDS,
  // A new job wakes the workers at once; its retries do not, and are looked for this often.
  notifyPollingIntervalSeconds: POLLING_SECONDS,
} as const

export type Queue = {
  readonly enqueueIn: (db: Db) => Enqueue
  readonly boss: PgBoss
  readonly close: () => Promise<void>
}

export type QueueOptions = {
  readonly url: string
  readonly jobs: readonly Job[]
  readonly log: Logger
  readonly works: boolean
}

/** Connects to the queue and makes sure that every known job has its own. */
export const createQueue = async ({ url, jobs, log, works }: QueueOptions): Promise<Queue> => {
  const boss = new PgBoss({
    connectionString: url,
    schema: queueSchema,
    max: works ? 4 : 1,
    migrate: false,
    supervise: works,
    schedule: works,
    useListenNotify: works,
    // A killed worker's job runs again within 21 s: its last heartbeat (10), this round (5), its first delay (2 to 4),
    // the polling (2). The second interval stays below the first, or every other round would be skipped.
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 4,
    cronMonitorIntervalSeconds: 10,
  })
  boss.on('error', (error) => log.error({ err: error }, 'the job queue reports an error'))
  await boss.start()
  await boss.createQueue(DEAD_LETTERS)
  for (const job of jobs) {
    await boss.createQueue(job.name, QUEUE_OPTIONS)
    // A queue that an earlier version made takes the options of this one.
    await boss.updateQueue(job.name, QUEUE_OPTIONS)
  }
  return {
    boss,
    enqueueIn: (db) => async (job, data) => {
      await boss.send(job.name, data as object, { db: fromKysely(db) })
    },
    close: () => boss.stop({ graceful: works, timeout: 8000 }),
  }
}

/** Runs the jobs and keeps the timetable; any number of workers may do so on one database. */
export const startWorker = async (
  queue: Queue,
  jobs: readonly Job[],
  ctxOf: (log: Logger) => JobCtx,
  logger: Logger,
): Promise<void> => {
  for (const job of jobs) {
    const worker: Promise<string> = queue.boss.work<object>(job.name, WORK_OPTIONS, async (batch) => {
      for (const { id, data } of batch) {
        const log = logger.child({ job: job.name, jobId: id })
        try {
          await job.run(job.data.parse(data ?? {}), ctxOf(log))
          log.info('job done')
        } catch (error) {
          log.error({ err: error }, 'job failed, it will be tried again')
          throw error
        } finally {
          // There may be another: nobody waits between two jobs. One at a time, so that a crash repeats one alone.
          queue.boss.notifyWorker(await worker)
        }
      }
    })
    await worker
    if (job.cron) await queue.boss.schedule(job.name, job.cron, {}, { tz: 'Europe/Paris' })
  }
  // The timetable outlives the code: what no job asks for any more is taken off it.
  const timed = new Set(jobs.flatMap(({ name, cron }) => (cron ? [name] : [])))
  for (const { name } of await queue.boss.getSchedules())
    if (!timed.has(name)) await queue.boss.unschedule(name)
}
