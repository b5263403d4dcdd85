import { createDb, type Db } from '#db/client.ts'
import { ownsTables } from '#db/rights.ts'
import type { MailGateway } from '#gateways/mail/mail.ts'
import { createHelloAsso, noPayment } from '#gateways/payment/helloasso.ts'
import type { PaymentGateway } from '#gateways/payment/payment.ts'
import { createSmtpMail } from '#gateways/mail/smtp-mail.ts'
import { createPush } from '#gateways/push/create-push.ts'
import type { PushGateway } from '#gateways/push/push.ts'
import { createStorage } from '#gateways/storage/create-storage.ts'
import { noStorage } from '#gateways/storage/no-storage.ts'
import type { Storage } from '#gateways/storage/storage.ts'
import { createClock, type Clock } from './clock.ts'
import { createDerive, createKeyring, type Derive, type Keyring } from './derive.ts'
import type { Env } from './env.ts'
import { createOutside, type Outside } from './fenced-fetch.ts'
import { connectQueue, type Job, type Queue } from './jobs.ts'
import type { Lettres } from './lettres.ts'
import type { Logger } from './log.ts'
import type { ObjetsFichiers } from './objets-fichiers.ts'
import {
  createLocalRateLimiter,
  createRateLimiter,
  type LocalRateLimiter,
  type RateLimiter,
} from './rate-limit.ts'
import { createSharedMemory, type SharedMemory } from './redis.ts'
import type { Signalables } from './signalables.ts'
import { createTokens, type Tokens } from './tokens.ts'

/** The connections and services of a process. Processes keep no state: any of them may serve the next request. */
export type Services = {
  readonly env: Env
  readonly log: Logger
  readonly now: Clock
  readonly db: Db
  readonly memory: SharedMemory
  readonly limit: RateLimiter
  readonly limitHere: LocalRateLimiter
  readonly queue: Queue
  readonly tokens: Tokens
  readonly derive: Derive
  readonly secondFacteurKeys: Keyring
  readonly mail: MailGateway
  readonly payment: PaymentGateway
  readonly push: PushGateway
  readonly outside: Outside
  readonly storage: Storage
  readonly lettres: Lettres
  readonly objetsFichiers: ObjetsFichiers
  readonly signalables: Signalables
  readonly close: () => Promise<void>
}

export type ServicesOptions = {
  readonly env: Env
  readonly log: Logger
  readonly jobs: readonly Job[]
  readonly lettres: Lettres
  readonly objetsFichiers: ObjetsFichiers
  readonly signalables: Signalables
  readonly works: boolean
  /** Replaced by tests. */
  readonly now?: Clock
  readonly mail?: MailGateway
  readonly push?: PushGateway
  readonly outside?: Outside
  readonly storage?: Storage
}

/** Hosts of the payment pages that a member may be sent to. */
const PAYMENT_HOSTS = ['helloasso.com', 'helloasso-sandbox.com']

const createPayment = (env: Env, log: Logger): PaymentGateway => {
  const {
    HELLOASSO_ORGANISATION: organisation,
    HELLOASSO_CLIENT_ID: clientId,
    HELLOASSO_CLIENT_SECRET: clientSecret,
  } = env
  if (organisation === undefined || clientId === undefined || clientSecret === undefined) {
    if (env.APP_ENV === 'production') log.warn('no payment platform is configured: nobody can pay online')
    return noPayment
  }
  return createHelloAsso({
    url: env.HELLOASSO_URL,
    organisation,
    clientId,
    clientSecret,
    signatureKey: env.HELLOASSO_CLE_SIGNATURE,
    hosts: PAYMENT_HOSTS,
  })
}

export const createServices = async ({
  env,
  log,
  jobs,
  lettres,
  objetsFichiers,
  signalables,
  works,
  ...given
}: ServicesOptions): Promise<Services> => {
  const now = given.now ?? createClock(env)
  const db = createDb({
    url: env.DATABASE_URL,
    poolSize: env.DATABASE_POOL,
    waitMs: env.DATABASE_ATTENTE_MS,
    statementMs: env.DATABASE_REQUETE_MS,
    name: works ? 'entrelles-worker' : 'entrelles-api',
  })
  const memory = createSharedMemory(env.REDIS_URL, env.REDIS_PREFIX, env.REDIS_ATTENTE_MS, log)
  const mail = given.mail ?? createSmtpMail(env.SMTP_URL, env.MAIL_FROM)
  const payment = createPayment(env, log)
  const push = given.push ?? createPush(env)
  const outside = given.outside ?? createOutside()
  const storage = given.storage ?? (await createStorage(env))
  if (storage === noStorage && env.APP_ENV === 'production')
    log.warn('no place is configured for files: nobody can send a picture')
  if (env.APP_ENV === 'production' && (await ownsTables(db)))
    log.warn(
      'DATABASE_URL : ce rôle possède les tables, il peut donc vider le journal. Le séparer de celui qui migre : docs/operations/installation.md, étape 3.',
    )
  const queue = await connectQueue({ url: env.DATABASE_URL, jobs, log, works })
  return {
    env,
    log,
    now,
    db,
    memory,
    limit: createRateLimiter(memory, env.LIMITS_FACTOR),
    limitHere: createLocalRateLimiter(env.LIMITS_FACTOR),
    queue,
    tokens: createTokens(env.JWT_SECRET, now),
    derive: createDerive(env.JWT_SECRET),
    // JWT_SECRET last: it was the key before the second factors had their own.
    secondFacteurKeys: createKeyring(env.SECOND_FACTEUR_KEY, [
      ...env.SECOND_FACTEUR_KEYS_PRECEDENTES,
      env.JWT_SECRET,
    ]),
    mail,
    payment,
    push,
    outside,
    storage,
    lettres,
    objetsFichiers,
    signalables,
    close: async () => {
      await queue.close()
      await payment.close()
      await push.close()
      await outside.close()
      mail.close()
      storage.close()
      await memory.close()
      await db.destroy()
    },
  }
}
