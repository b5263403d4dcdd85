import type { z } from '@entrelles/contract/kit/z.ts'
import { fromKysely, PgBoss } from 'pg-boss'
import type { Db, Tx } from '#db/client.ts'
import { queueSchema, type QueueName } from '#db/queues.ts'
import type { MailGateway } from '#gateways/mail/mail.ts'
import type { PaymentGateway } from '#gateways/payment/payment.ts'
import type { PushGateway } from '#gateways/push/push.ts'
import type { Storage } from '#gateways/storage/storage.ts'
import type { Clock } from './clock.ts'
import type { Derive } from './derive.ts'
import type { Outside } from './fenced-fetch.ts'
import type { Lettres } from './lettres.ts'
import type { Logger } from './log.ts'
import type { SharedMemory } from './redis.ts'
import { SettingsError } from './settings-error.ts'
import type { Settings } from './settings.ts'

/** The context of a job. A job reads its rows again, since they may have changed after the enqueue. */
export type JobCtx = {
  readonly db: Db
  readonly now: Clock
  readonly log: Logger
  readonly mail: MailGateway
  readonly enqueue: Enqueue
  readonly publicUrl: string
  readonly derive: Derive
  readonly payment: PaymentGateway
  readonly push: PushGateway
  readonly outside: Outside
  readonly storage: Storage
  readonly memory: SharedMemory
  readonly settings: Settings
  readonly lettres: Lettres
  /** Opens a transaction; `afterCommit` is available inside. */
  readonly transaction: <Value>(write: (ctx: JobWriteCtx) => Promise<Value>) => Promise<Value>
}

/** The context of a job inside a transaction. */
export type JobWriteCtx = Omit<JobCtx, keyof Writing> & Writing

export type Effect = () => Promise<void>

/** What a transaction offers to a request or a job. */
export type Writing = {
  readonly db: Tx
  readonly enqueue: Enqueue
  /** Effects that must wait for the commit: other processes must not read uncommitted rows. */
  readonly afterCommit: (effect: Effect) => void
}

export type Job<Schema extends z.ZodType = z.ZodType> = {
  readonly name: QueueName
  readonly data: Schema
  readonly run: (data: z.output<Schema>, ctx: JobCtx) => Promise<void>
  /** Five cron fields, in Paris time; only for a job without data. */
  readonly cron?: string
}

export const defineJob = <Schema extends z.ZodType<object>>(job: Job<Schema>): Job<Schema> => job

/** Enqueues a job in the caller's transaction, so that both commit or neither does. */
export type Enqueue = <Schema extends z.ZodType>(
  job: Job<Schema>,
  data: z.input<Schema>,
  when?: { readonly afterSeconds: number },
) => Promise<void>

const POLLING_SECONDS = 2
const WORK_OPTIONS = {
  pollingIntervalSeconds: POLLING_SECONDS,
  // Only new jobs notify the workers; retries are found by polling.
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

/** A queue is missing if this version was started before its migration. */
const requireQueues = async (boss: PgBoss, jobs: readonly Job[]): Promise<void> => {
  const found = new Set((await boss.getQueues()).map(({ name }) => name))
  const missing = jobs.map(({ name }) => name).filter((name) => !found.has(name))
  if (missing.length === 0) return
  await boss.stop({ graceful: false })
  throw new SettingsError(
    `DATABASE_URL : la base n’a pas les files ${missing.join(', ')}. Les créer : npm run db:migrate.`,
  )
}

/** Connects to the queues of these jobs. */
export const connectQueue = async ({ url, jobs, log, works }: QueueOptions): Promise<Queue> => {
  const boss = new PgBoss({
    connectionString: url,
    schema: queueSchema,
    max: works ? 4 : 1,
    migrate: false,
    supervise: works,
    schedule: works,
    useListenNotify: works,
    // A killed worker's job runs again within 21 s: last heartbeat (10), this interval (5), first retry delay (2 to 4),
    // polling (2). monitorIntervalSeconds stays below superviseIntervalSeconds, or every other round would be skipped.
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 4,
    cronMonitorIntervalSeconds: 10,
  })
  boss.on('error', (error) => log.error({ err: error }, 'the job queue reports an error'))
  await boss.start()
  await requireQueues(boss, jobs)
  return {
    boss,
    enqueueIn: (db) => async (job, data, when) => {
      const later = when && { startAfter: when.afterSeconds }
      await boss.send(job.name, data as object, { db: fromKysely(db), ...later })
    },
    close: () => boss.stop({ graceful: works, timeout: 8000 }),
  }
}

/** Counts one run of a job. */
export type CountJob = (job: string, outcome: 'done' | 'failed') => void

/** Runs the jobs and their schedules; several workers may share one database. */
export const startWorker = async (
  queue: Queue,
  jobs: readonly Job[],
  ctxOf: (log: Logger) => JobCtx,
  logger: Logger,
  count: CountJob = () => undefined,
): Promise<void> => {
  for (const job of jobs) {
    const worker: Promise<string> = queue.boss.work<object>(job.name, WORK_OPTIONS, async (batch) => {
      for (const { id, data } of batch) {
        const log = logger.child({ job: job.name, jobId: id })
        try {
          await job.run(job.data.parse(data ?? {}), ctxOf(log))
          log.info('job done')
          count(job.name, 'done')
        } catch (error) {
          log.error({ err: error }, 'job failed, it will be tried again')
          count(job.name, 'failed')
          throw error
        } finally {
          // Looks for the next job at once instead of waiting for the poll. Jobs run one at a time, so that a crash
          // repeats only one.
          queue.boss.notifyWorker(await worker)
        }
      }
    })
    await worker
    if (job.cron) await queue.boss.schedule(job.name, job.cron, {}, { tz: 'Europe/Paris' })
  }
  // Schedules are stored in the database: removes those that no job declares any more.
  const timed = new Set<string>(jobs.flatMap(({ name, cron }) => (cron ? [name] : [])))
  for (const { name } of await queue.boss.getSchedules())
    if (!timed.has(name)) await queue.boss.unschedule(name)
}
