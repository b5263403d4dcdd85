import { AppError, commonErrors, UNEXPECTED, type ErrorBody } from '@entrelles/contract/kit/errors.ts'
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { reportError } from './reporting.ts'

const bodyOf = (error: AppError): ErrorBody => ({
  code: error.code,
  message: error.message,
  ...(error.violations && { violations: [...error.violations] }),
})

/** What the framework or the database refuses by itself, said as one of our own refusals. */
const translate = (error: FastifyError): AppError | undefined => {
  if (error.statusCode === 413) return commonErrors.trop_volumineux()
  if (error.statusCode === 415) return commonErrors.format_refuse()
  if (error.statusCode !== undefined && error.statusCode < 500) return commonErrors.requete_invalide()
  return undefined
}

const send = (reply: FastifyReply, error: AppError): FastifyReply => {
  if (error.retryAfter !== undefined) void reply.header('retry-after', error.retryAfter)
  return reply.code(error.status).send(bodyOf(error))
}

/** Every refusal leaves as `{ code, message, violations? }`; the unexpected is logged and says nothing. */
export const handleErrors = (app: FastifyInstance): void => {
  app.setErrorHandler((error: FastifyError | AppError, request, reply) => {
    const refusal = error instanceof AppError ? error : translate(error)
    if (refusal) return send(reply, refusal)
    request.log.error({ err: error }, 'unexpected error')
    reportError(error)
    return reply.code(500).send(UNEXPECTED)
  })
}
