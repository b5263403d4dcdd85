import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { pino, type DestinationStream } from 'pino'
import type { Env } from './env.ts'
import { loggedFields } from './log-fields.ts'

export type Logger = FastifyBaseLogger

/** JSON lines on stdout, or into the destination of a test. */
export const createLogger = (
  env: Pick<Env, 'LOG_LEVEL'>,
  processName: string,
  destination: DestinationStream = pino.destination(1),
): Logger =>
  pino(
    {
      name: processName,
      level: env.LOG_LEVEL,
      formatters: { log: loggedFields },
      // Errors are already copied.
      serializers: { err: (error: unknown) => error },
    },
    destination,
  )

/** Identifies a request by its route, not its URL, which may contain a secret. */
export const requestFields = ({ id: reqId, method, routeOptions }: FastifyRequest) => ({
  reqId,
  method,
  route: routeOptions.url ?? 'page',
})

/** One line per response; also one per request at debug level. */
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
