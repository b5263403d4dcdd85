import { createDb, type Db } from '#db/client.ts'
import type { MailGateway } from '#gateways/mail/mail.ts'
import { createSmtpMail } from '#gateways/mail/smtp-mail.ts'
import { createClock, type Clock } from './clock.ts'
import type { Env } from './env.ts'
import { createQueue, type Job, type Queue } from './jobs.ts'
import type { Logger } from './log.ts'
import { createRateLimiter, type RateLimiter } from './rate-limit.ts'
import { createSharedMemory, type SharedMemory } from './redis.ts'
import { createTokens, type Tokens } from './tokens.ts'

/** What a process holds open. It keeps no state of its own: any of these may be another process's too. */
export type Services = {
  readonly env: Env
  readonly log: Logger
  readonly now: Clock
  readonly db: Db
  readonly memory: SharedMemory
  readonly limit: RateLimiter
  readonly queue: Queue
  readonly tokens: Tokens
  readonly mail: MailGateway
  readonly close: () => Promise<void>
}

export type ServicesOptions = {
  readonly env: Env
  readonly log: Logger
  readonly jobs: readonly Job[]
  readonly works: boolean
  /** Tests give their own. */
  readonly now?: Clock
  readonly mail?: MailGateway
}

export const createServices = async ({
  env,
  log,
  jobs,
  works,
  ...given
}: ServicesOptions): Promise<Services> => {
  const now = given.now ?? createClock(env)
  const db = createDb({
    url: env.DATABASE_URL,
    poolSize: env.DATABASE_POOL,
    name: works ? 'entrelles-worker' : 'entrelles-api',
  })
  const memory = createSharedMemory(env.REDIS_URL, env.REDIS_PREFIX, log)
  const mail = given.mail ?? createSmtpMail(env.SMTP_URL, env.MAIL_FROM)
  const queue = await createQueue({ url: env.DATABASE_URL, jobs, log, works })
  return {
    env,
    log,
    now,
    db,
    memory,
    limit: createRateLimiter(memory, env.LIMITS_FACTOR),
    queue,
    tokens: createTokens(env.JWT_SECRET, now),
    mail,
    close: async () => {
      await queue.close()
      mail.close()
      await memory.close()
      await db.destroy()
    },
  }
}
