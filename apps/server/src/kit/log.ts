import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
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

/** The fields that identify a request in a log line. The route, not the URL: a URL may hold a secret. */
export const requestFields = ({ id: reqId, method, routeOptions }: FastifyRequest) => ({
  reqId,
  method,
  route: routeOptions.url ?? 'page',
})

/** One line for each answer, and for each request while debugging. */
export const logAnswers = (app: FastifyInstance, log: Logger): void => {
  app.addHook('onRequest', (request, _reply, done) => {
    log.debug(requestFields(request), 'received')
    done()
  })
  app.addHook('onResponse', (request, { statusCode: status, elapsedTime }, done) => {
    log.info({ ...requestFields(request), status, ms: Math.round(elapsedTime) }, 'answered')
    done()
  })
}
