import { isIP } from 'node:net'
import { userInfo } from 'node:os'
import { z } from '@entrelles/contract/kit/z.ts'
import { areProxies } from './proxies.ts'
import { SECRET_MIN, TOO_SHORT, weaknessOf } from './secrets.ts'
import { SettingsError } from './settings-error.ts'
import { refuseWrongVapid } from './vapid.ts'

const DEVELOPMENT_SECRET = 'entrelles-secret-de-developpement-a-ne-jamais-deployer'
const DEVELOPMENT_KEY = 'entrelles-cle-de-developpement-a-ne-jamais-deployer'

const json = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value, issues) => {
    if (typeof value !== 'string') return value
    try {
      return JSON.parse(value) as unknown
    } catch {
      issues.addIssue({ code: 'custom', message: 'JSON attendu.' })
      return z.NEVER
    }
  }, schema)

/** Only this machine by default: the proxy is on it, and the others must not reach a process around the proxy. */
const listenedAddress = z
  .string()
  .refine((value) => value === 'localhost' || isIP(value) !== 0, 'Adresse IP attendue (0.0.0.0 pour toutes).')
  .default('127.0.0.1')

const liensLegaux = z.object({
  conditions: z.url(),
  confidentialite: z.url(),
  mentions: z.url(),
  // Accepted by a member when she signs up; not shown in the footer.
  charte: z.url().optional(),
})
const reseaux = z.array(z.object({ nom: z.string(), url: z.url() }))

const postgresUrl = z.url({
  protocol: /^postgres(ql)?$/,
  message: 'Adresse attendue : postgresql://utilisateur:motdepasse@hôte:port/base.',
})

const schema = z.object({
  /** Production by default, so that a missing setting never enables a development feature. */
  APP_ENV: z.enum(['development', 'test', 'demo', 'production']).default('production'),
  PORT: z.coerce.number().int().default(3000),
  HOST: listenedAddress,
  METRICS_PORT: z.coerce.number().int().optional(),
  METRICS_HOST: listenedAddress,
  DATABASE_URL: postgresUrl.default(
    () => `postgresql://${process.env.PGUSER ?? userInfo().username}@127.0.0.1:5432/entrelles`,
  ),
  /** Owner of the tables, for `npm run db:migrate` only: the processes neither need nor get it. */
  DATABASE_MIGRATION_URL: postgresUrl.optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).default(10),
  DATABASE_ATTENTE_MS: z.coerce.number().int().min(10).max(60_000).default(2000),
  DATABASE_REQUETE_MS: z.coerce.number().int().min(100).max(60_000).default(5000),
  REDIS_URL: z.url().default('redis://127.0.0.1:6379'),
  REDIS_PREFIX: z.string().default('entrelles:'),
  /** How long a request waits for Redis before it falls back. */
  REDIS_ATTENTE_MS: z.coerce.number().int().min(10).max(60_000).default(100),
  PUBLIC_URL: z.url().default('http://localhost:3000'),
  SMTP_URL: z.url().default('smtp://127.0.0.1:1025'),
  /** Mails a minute that each worker may send, for a server that limits them; 0 is without limit. */
  SMTP_DEBIT: z.coerce.number().int().min(0).default(0),
  MAIL_FROM: z.string().default('Entrelles <bonjour@entrelles.test>'),
  JWT_SECRET: z.string().min(SECRET_MIN, TOO_SHORT).default(DEVELOPMENT_SECRET),
  /** Key of the second factors, apart from JWT_SECRET so that changing one does not lock out their owners. */
  SECOND_FACTEUR_KEY: z.string().min(SECRET_MIN, TOO_SHORT).default(DEVELOPMENT_KEY),
  /** Its former values, which still read what they wrote. */
  SECOND_FACTEUR_KEYS_PRECEDENTES: json(z.array(z.string().min(1))).default([]),
  /** Addresses or number of the proxies in front: rate limits need the real client address. */
  TRUST_PROXY: z
    .string()
    .default('false')
    .refine(
      (value) => /^(true|false|\d+)$/.test(value) || areProxies(value),
      'Adresses des mandataires attendues, séparées par des virgules (127.0.0.1,10.0.0.0/8), ou leur nombre.',
    )
    .transform((value) =>
      value === 'true' ? true : value === 'false' ? false : /^\d+$/.test(value) ? Number(value) : value,
    ),
  LIENS_LEGAUX: json(liensLegaux).optional(),
  RESEAUX: json(reseaux).default([]),
  /** The payment platform; without its keys, online payment is unavailable. */
  HELLOASSO_URL: z.url().default('https://api.helloasso.com'),
  HELLOASSO_ORGANISATION: z.string().optional(),
  HELLOASSO_CLIENT_ID: z.string().optional(),
  HELLOASSO_CLIENT_SECRET: z.string().optional(),
  /** Key of a partner account: its notifications are signed, and unsigned ones are refused. */
  HELLOASSO_CLE_SIGNATURE: z.string().optional(),
  /** The secret end of the webhook URL; without it, no notification is accepted. */
  HELLOASSO_SECRET_NOTIFICATION: z.string().min(16).optional(),
  /** Comma-separated addresses that may send notifications; any address if absent. */
  HELLOASSO_ADRESSES: z
    .string()
    .optional()
    .transform((value) => value?.split(',').map((address) => address.trim())),
  /** Secrets of the forms of the webhook that reports bounces; a form without a secret is closed. */
  REBONDS_SECRET: z.string().min(16).optional(),
  REBONDS_BREVO_JETON: z.string().min(16).optional(),
  REBONDS_MAILGUN_CLE: z.string().min(16).optional(),
  SENTRY_DSN: z.url().optional(),
  /** The pair of keys of push notifications (`npm run vapid`); without it, there are none. */
  VAPID_PUBLIQUE: z.string().optional(),
  VAPID_PRIVEE: z.string().optional(),
  /** Comma-separated hosts, with their port, that browser tests use as a push service. */
  PUSH_HOTES: z
    .string()
    .default('')
    .transform((value) => value.split(',').filter(Boolean)),
  /** Whether the forgotten-password form may say that an address is unknown. */
  EMAIL_INCONNU: z.enum(['specification', 'discret']).default('specification'),
  GRACE_JOURS: z.coerce.number().int().min(0).default(30),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** Whether the back office requires a second factor; by default, only in production. */
  SECOND_FACTEUR_BO: z.enum(['obligatoire', 'facultatif']).optional(),
  /** Where files are stored: a folder, or an S3 bucket. */
  STOCKAGE: z.enum(['disque', 's3']).default('disque'),
  /** Folder of the files; without it, none is accepted or served. */
  UPLOADS_DIR: z.string().optional(),
  S3_ENDPOINT: z.url().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  S3_STYLE: z.enum(['chemin', 'domaine']).default('chemin'),
  /** Folder of the built web application; without it, the process serves only the API. */
  WEB_DIST: z.string().optional(),
  /** Holds an offset in milliseconds, with which browser tests move the clock. */
  CLOCK_FILE: z.string().optional(),
  /** Multiplies every rate limit, because all browser tests come from one address. */
  LIMITS_FACTOR: z.coerce.number().min(1).default(1),
})
export type Env = z.output<typeof schema> & { readonly SECOND_FACTEUR_BO: 'obligatoire' | 'facultatif' }

const PAYMENT = ['HELLOASSO_ORGANISATION', 'HELLOASSO_CLIENT_ID', 'HELLOASSO_CLIENT_SECRET'] as const

/** With some of its keys only, nobody could pay and nothing would say why. */
const refuseHalfOfPayment = (env: Env): void => {
  const missing = PAYMENT.filter((name) => env[name] === undefined)
  if (missing.length > 0 && missing.length < PAYMENT.length)
    throw new SettingsError(`${missing.join(', ')} : à remplir, ou vider aussi les autres clés de HelloAsso.`)
}

/** Parses the settings; throws one line for each invalid one. */
export const loadEnv = (source: NodeJS.ProcessEnv = process.env): Env => {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')} : ${issue.message}`)
    throw new SettingsError(lines.join('\n'))
  }
  const required = parsed.data.APP_ENV === 'production' ? 'obligatoire' : 'facultatif'
  const env: Env = { ...parsed.data, SECOND_FACTEUR_BO: parsed.data.SECOND_FACTEUR_BO ?? required }
  if (env.APP_ENV === 'production') {
    for (const name of ['JWT_SECRET', 'SECOND_FACTEUR_KEY'] as const) {
      const weakness = weaknessOf(env[name])
      if (weakness !== undefined) throw new SettingsError(`${name} : ${weakness}`)
    }
  }
  if (env.APP_ENV !== 'test' && (env.CLOCK_FILE !== undefined || env.LIMITS_FACTOR !== 1)) {
    throw new SettingsError('CLOCK_FILE, LIMITS_FACTOR : refusés, sauf avec APP_ENV=test.')
  }
  if (env.APP_ENV !== 'test' && env.PUSH_HOTES.length > 0)
    throw new SettingsError('PUSH_HOTES : refusé, sauf avec APP_ENV=test.')
  for (const name of ['PUBLIC_URL', 'HELLOASSO_URL'] as const) {
    if (env.APP_ENV === 'production' && new URL(env[name]).protocol !== 'https:')
      throw new SettingsError(`${name} : adresse en https attendue en production.`)
  }
  refuseHalfOfPayment(env)
  refuseWrongVapid(env)
  return env
}
