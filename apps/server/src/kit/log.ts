import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import type { Env } from './env.ts'

export type Logger = FastifyBaseLogger

/** What must never be written down, wherever it turns up. */
const SECRETS = [
  'password',
  'newPassword',
  'motDePasse',
  'token',
  'refresh_token',
  'resetToken',
  'dateDeNaissance',
  'authorization',
  'cookie',
]

export const createLogger = (env: Pick<Env, 'LOG_LEVEL'>, processName: string): Logger =>
  pino({
    name: processName,
    level: env.LOG_LEVEL,
    redact: { paths: SECRETS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '[masqué]' },
  })
