import type { AnswerSpec, Endpoint, SuccessStatus } from '@entrelles/contract/kit/endpoint.ts'
import type { z } from '@entrelles/contract/kit/z.ts'
import type { FastifyReply } from 'fastify'
import { answerOf, type FileContent } from './bind.ts'
import type { Recorded } from './idempotency.ts'

const isSchema = (spec: AnswerSpec): spec is z.ZodType => 'safeParse' in spec

/** The answer as it is sent: only what its schema names leaves. */
export const strip = (endpoint: Endpoint, result: unknown): Recorded => {
  const { status, body } = answerOf(endpoint, result)
  const spec = endpoint.answers[status]
  if (!spec)
    throw new Error(`${endpoint.method} ${endpoint.path} answered ${status}, which it does not declare`)
  return { status, body: isSchema(spec) ? spec.parse(body) : body }
}

/** Sends an answer in the way of its kind. */
export const sendAnswer = (
  endpoint: Endpoint,
  to: FastifyReply,
  { status, body }: Recorded,
): FastifyReply => {
  const spec = endpoint.answers[status as SuccessStatus]
  void to.code(status)
  void to.header(
    'cache-control',
    endpoint.cacheSeconds ? `public, max-age=${endpoint.cacheSeconds}` : 'no-store',
  )
  if (!spec || isSchema(spec)) return to.send(body)
  if (spec.kind === 'redirect') return to.redirect(body as string, status)
  if (spec.kind === 'file') {
    const { name, content } = body as FileContent
    void to.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    return to.type(spec.contentType).send(content)
  }
  return to.send()
}
