import { AppError, commonErrors, UNEXPECTED, type ErrorBody } from '@entrelles/contract/kit/errors.ts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { requestFields, type Logger } from './log.ts'
import { reportError } from './reporting.ts'

const bodyOf = (error: AppError): ErrorBody => ({
  code: error.code,
  message: error.message,
  ...(error.violations && { violations: [...error.violations] }),
  ...error.extra,
})

type Refused = Error & Partial<Pick<FastifyError, 'code' | 'statusCode'>>

/** The database cannot be reached, is starting or stopping, or has no connection left: it passes. */
const UNREACHABLE = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', '57P01', '57P02', '57P03', '53300'])

const isUnreachable = (error: Refused): boolean =>
  UNREACHABLE.has(error.code ?? '') || error.message.startsWith('timeout exceeded when trying to connect')

/** What the framework or the database refuses by itself, said as one of our own refusals. */
const translate = (error: Refused): AppError | undefined => {
  if (isUnreachable(error)) return commonErrors.indisponible()
  if (error.statusCode === 413) return commonErrors.trop_volumineux()
  if (error.statusCode === 415) return commonErrors.format_refuse()
  if (error.statusCode !== undefined && error.statusCode < 500) return commonErrors.requete_invalide()
  return undefined
}

const send = (reply: FastifyReply, error: AppError): FastifyReply => {
  if (error.retryAfter !== undefined) void reply.header('retry-after', error.retryAfter)
  return reply.code(error.status).send(bodyOf(error))
}

/** For an address that the router cannot read: such a call reaches neither the hooks nor the handler below. */
export const refuseUnreadable = (
  _error: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
): void => {
  void send(reply, commonErrors.requete_invalide())
}

/** Every refusal leaves as `{ code, message, violations? }`; the unexpected is logged and says nothing. */
export const handleErrors = (app: FastifyInstance, log: Logger): void => {
  app.setErrorHandler((error: unknown, request, reply) => {
    // Also where nothing else of the answer is traced: a failure can always be found again.
    void reply.header('x-correlation-id', request.id)
    const refusal = error instanceof AppError ? error : error instanceof Error ? translate(error) : undefined
    if (refusal) {
      if (refusal.status >= 500) log.warn({ err: error, ...requestFields(request) }, 'unavailable')
      return send(reply, refusal)
    }
    log.error({ err: error, ...requestFields(request) }, 'unexpected error')
    reportError(error)
    return reply.code(500).send(UNEXPECTED)
  })
}
