import type { FastifyBaseLogger } from 'fastify'
import { pino, type DestinationStream } from 'pino'
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

/** Lines of JSON on the standard output, or wherever a test reads them. */
export const createLogger = (
  env: Pick<Env, 'LOG_LEVEL'>,
  processName: string,
  destination: DestinationStream = pino.destination(1),
): Logger =>
  pino(
    {
      name: processName,
      level: env.LOG_LEVEL,
      redact: { paths: SECRETS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '[masqué]' },
    },
    destination,
  )
