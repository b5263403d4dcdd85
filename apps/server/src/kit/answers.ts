import { createHash } from 'node:crypto'
import type { AnswerSpec, Endpoint, SuccessStatus } from '@entrelles/contract/kit/endpoint.ts'
import type { z } from '@entrelles/contract/kit/z.ts'
import type { FastifyReply } from 'fastify'
import { answerOf, type FileContent, type StoredContent } from './bind.ts'
import type { Recorded } from './idempotency.ts'

const isSchema = (spec: AnswerSpec): spec is z.ZodType => 'safeParse' in spec

/** Removes every field that the response schema does not name. */
export const strip = (endpoint: Endpoint, result: unknown): Recorded => {
  const { status, body } = answerOf(endpoint, result)
  const spec = endpoint.answers[status]
  if (!spec)
    throw new Error(`${endpoint.method} ${endpoint.path} answered ${status}, which it does not declare`)
  return { status, body: isSchema(spec) ? spec.parse(body) : body }
}

/** A page framed by another site may only show itself and images of this site. */
const FRAMED_POLICY = [
  "default-src 'none'",
  "img-src 'self'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ')

const openToAll = (to: FastifyReply): void => {
  void to.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin')
}

/** Answers 304 when the client has this content. The ETag is weak because it ignores the compression. */
const sendKept = (to: FastifyReply, contentType: string, content: string | Buffer): FastifyReply => {
  const etag = `W/"${createHash('sha256').update(content).digest('base64url')}"`
  void to.header('etag', etag)
  const held = to.request.headers['if-none-match']?.split(',').map((one) => one.trim()) ?? []
  return held.includes(etag) ? to.code(304).send() : to.type(contentType).send(content)
}

/** Also encodes what `encodeURIComponent` leaves and a header does not allow in a name. */
const encoded = (name: string): string =>
  encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )

const dispositionOf = (isShown: boolean, name: string): string =>
  `${isShown ? 'inline' : 'attachment'}; filename*=UTF-8''${encoded(name)}`

/** Only its reader may keep it, and nothing runs in it, whatever it contains. */
const sendStored = (
  to: FastifyReply,
  { name, contentType, isShown, size, stream }: StoredContent,
): FastifyReply =>
  to
    .type(contentType)
    .header('cache-control', 'private, no-store')
    .header('content-disposition', dispositionOf(isShown, name))
    .header('content-length', size)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cross-origin-resource-policy', 'same-origin')
    .send(stream)

export const sendAnswer = (
  endpoint: Endpoint,
  to: FastifyReply,
  { status, body }: Recorded,
): FastifyReply => {
  const spec = endpoint.answers[status as SuccessStatus]
  const { cacheSeconds, revalidates, anyOrigin } = endpoint
  void to.code(status)
  const unkept = revalidates ? 'private, no-cache' : 'no-store'
  void to.header('cache-control', cacheSeconds ? `public, max-age=${cacheSeconds}` : unkept)
  if (anyOrigin) openToAll(to)
  if (!spec || isSchema(spec)) {
    if (!cacheSeconds) return to.send(body)
    return sendKept(to, 'application/json; charset=utf-8', JSON.stringify(body))
  }
  if (spec.kind === 'redirect') return to.redirect(body as string, status)
  if (spec.kind === 'stored') return sendStored(to, body as StoredContent)
  if (spec.kind === 'file') {
    const { name, content } = body as FileContent
    if ('framed' in spec) {
      // X-Frame-Options allows no exception, so the CSP replaces it.
      to.raw.removeHeader('x-frame-options')
      void to.header('content-security-policy', FRAMED_POLICY)
    } else if (!('shown' in spec)) {
      void to.header('content-disposition', dispositionOf(false, name))
    }
    const kept = cacheSeconds !== undefined || revalidates
    return kept ? sendKept(to, spec.contentType, content) : to.type(spec.contentType).send(content)
  }
  return to.send()
}
