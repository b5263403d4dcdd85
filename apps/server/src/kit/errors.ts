import { AppError, commonErrors, UNEXPECTED, type ErrorBody } from '@entrelles/contract/kit/errors.ts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isUnavailable } from '#db/unavailable.ts'
import { isDiskFull } from '#gateways/storage/disk-storage.ts'
import type { Env } from './env.ts'
import { requestFields, type Logger } from './log.ts'
import { nameOfRefusal, refusalsSent, type SentRefusal } from './refusals.ts'
import { reportError } from './reporting.ts'

const bodyOf = (error: AppError): ErrorBody => ({
  code: error.code,
  message: error.message,
  ...(error.violations && { violations: [...error.violations] }),
  ...error.extra,
})

type Refused = Error & Partial<Pick<FastifyError, 'code' | 'statusCode'>>

/** Codes of PostgreSQL for a full disk, and for a statement that took too long. */
const EXHAUSTED = new Set(['53100', '57014'])

/** The request may succeed later, but only once an operator has made room or found what is slow. */
const needsOperator = (error: Refused): boolean => isDiskFull(error) || EXHAUSTED.has(error.code ?? '')

/** Turns a refusal of the framework, the disk or the database into an AppError. */
const translate = (error: Refused): AppError | undefined => {
  if (isUnavailable(error) || needsOperator(error)) return commonErrors.indisponible()
  if (error.statusCode === 413) return commonErrors.trop_volumineux()
  if (error.statusCode === 415) return commonErrors.format_refuse()
  if (error.statusCode !== undefined && error.statusCode < 500) return commonErrors.requete_invalide()
  return undefined
}

const send = (reply: FastifyReply, error: AppError): FastifyReply => {
  if (error.retryAfter !== undefined) void reply.header('retry-after', error.retryAfter)
  return reply.code(error.status).send(bodyOf(error))
}

/** For a URL that the router cannot decode: such a request reaches neither the hooks nor the error handler. */
export const refuseUnreadable = (
  _error: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
): void => {
  void send(reply, commonErrors.requete_invalide())
}

const refusalOf = (error: unknown): AppError | undefined =>
  error instanceof AppError ? error : error instanceof Error ? translate(error) : undefined

/** Under test, a refusal that its endpoint does not declare is an unexpected error (decision 0036). */
const orUndeclared = ({ method, routeOptions: { config, url } }: FastifyRequest, error: unknown): unknown => {
  const refusal = refusalOf(error)
  if (!refusal || !config.refusals || config.refusals.has(nameOfRefusal(refusal))) return error
  const name = nameOfRefusal(refusal)
  return new Error(`${method} ${url} refused with ${name}, which it does not declare`, { cause: error })
}

/** Refusals are sent as `{ code, message, violations? }`; unexpected errors are logged, and their details are not sent. */
export const handleErrors = (app: FastifyInstance, { APP_ENV }: Pick<Env, 'APP_ENV'>, log: Logger): void => {
  app.setErrorHandler((thrown: unknown, request, reply) => {
    // Set here too, because the polled endpoints do not set it on success.
    void reply.header('x-correlation-id', request.id)
    const error = APP_ENV === 'test' ? orUndeclared(request, thrown) : thrown
    const refusal = refusalOf(error)
    const line = { err: error, ...requestFields(request) }
    if (refusal) {
      const { endpoint } = request.routeOptions.config
      if (endpoint !== undefined)
        refusalsSent.publish({ endpoint, refusal: nameOfRefusal(refusal) } satisfies SentRefusal)
      if (error instanceof Error && needsOperator(error)) {
        log.error(line, 'unavailable')
        reportError(error)
      } else if (refusal.status >= 500) log.warn(line, 'unavailable')
      return send(reply, refusal)
    }
    log.error(line, 'unexpected error')
    reportError(error)
    return reply.code(500).send(UNEXPECTED)
  })
}
