import type { z } from '@entrelles/contract/kit/z.ts'
import { fromKysely, PgBoss } from 'pg-boss'
import type { Db } from '#db/client.ts'
import { queueSchema } from '#db/queue-schema.ts'
import type { MailGateway } from '#gateways/mail/mail.ts'
import type { Clock } from './clock.ts'
import type { Logger } from './log.ts'

/** What a job may use. It re-reads the rows it was told about: they may have changed since. */
export type JobCtx = {
  readonly db: Db
  readonly now: Clock
  readonly log: Logger
  readonly mail: MailGateway
  readonly enqueue: Enqueue
  readonly publicUrl: string
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
  // As long as there is more to do, nobody waits between two jobs.
  burstWhenBatchFull: true,
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
  ctx: Omit<JobCtx, 'log'> & { log: Logger },
): Promise<void> => {
  for (const job of jobs) {
    await queue.boss.work<object>(job.name, WORK_OPTIONS, async (batch) => {
      for (const { id, data } of batch) {
        const log = ctx.log.child({ job: job.name, jobId: id })
        try {
          await job.run(job.data.parse(data ?? {}), { ...ctx, log })
          log.info('job done')
        } catch (error) {
          log.error({ err: error }, 'job failed, it will be tried again')
          throw error
        }
      }
    })
    if (job.cron) await queue.boss.schedule(job.name, job.cron, {}, { tz: 'Europe/Paris' })
  }
  // The timetable outlives the code: what no job asks for any more is taken off it.
  const timed = new Set(jobs.flatMap(({ name, cron }) => (cron ? [name] : [])))
  for (const { name } of await queue.boss.getSchedules())
    if (!timed.has(name)) await queue.boss.unschedule(name)
}
