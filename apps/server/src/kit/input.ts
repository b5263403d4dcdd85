import type { Endpoint } from '@entrelles/contract/kit/endpoint.ts'
import { commonErrors, invalidForm, violationsOf, type Violation } from '@entrelles/contract/kit/errors.ts'
import type { Fichier } from '@entrelles/contract/kit/fichier.ts'
import { decodeForm } from '@entrelles/contract/kit/form-data.ts'
import type { z } from '@entrelles/contract/kit/z.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { unstorableIn } from './unstorable.ts'

/** Maximum size of a body, not counting the files of a form. */
export const BODY_LIMIT = 256 * 1024

type Entries = [string, string | Fichier][]

/** The fields of a form, in either encoding. */
class FormFields {
  readonly entries: Entries
  constructor(entries: Entries) {
    this.entries = entries
  }
}

const readMultipart = async (
  { headers, routeOptions }: FastifyRequest,
  body: Buffer,
): Promise<FormFields> => {
  const form = await new Response(body, { headers: { 'content-type': headers['content-type'] ?? '' } })
    .formData()
    .catch(() => {
      throw commonErrors.requete_invalide()
    })
  const entries: Entries = [...form]
  const hasFiles = entries.some(([, value]) => typeof value !== 'string')
  if (hasFiles && routeOptions.config.fichiers !== true) throw commonErrors.format_refuse()
  return new FormFields(entries)
}

/** The larger limit of an endpoint with files applies to files only. */
const withinLimit = (body: string): string => {
  if (Buffer.byteLength(body) > BODY_LIMIT) throw commonErrors.trop_volumineux()
  return body
}

/** Parses forms wherever JSON is accepted, and refuses any other content type. */
export const acceptForms = (app: FastifyInstance): void => {
  app.removeContentTypeParser('text/plain')
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    (request: FastifyRequest, body: string, done) => {
      if (request.routeOptions.config.raw === true) done(null, body)
      else void parseJson(request, withinLimit(body), done)
    },
  )
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) =>
      new FormFields([...new URLSearchParams(withinLimit(body))]),
  )
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, readMultipart)
}

const readBody = (schema: z.ZodType, body: unknown): unknown =>
  body instanceof FormFields ? decodeForm(schema, body.entries) : (body ?? {})

/** R7-7: an empty parameter is as if absent. */
const withoutEmpty = (query: unknown): unknown =>
  Object.fromEntries(Object.entries(query as object).filter(([, value]) => value !== ''))

/** The parsed parts of a request; collects all their errors in one refusal. */
export const parseInput = (endpoint: Endpoint, request: FastifyRequest): Record<string, unknown> => {
  const parts: [string, z.ZodType | undefined, unknown][] = [
    ['params', endpoint.params, request.params],
    ['query', endpoint.query, withoutEmpty(request.query)],
    ['body', endpoint.body, endpoint.body && readBody(endpoint.body, request.body)],
  ]
  const input: Record<string, unknown> = {}
  const violations: Violation[] = []
  for (const [part, schema, value] of parts) {
    if (!schema) continue
    const unstorable = unstorableIn(value)
    const parsed = schema.safeParse(value)
    violations.push(...(parsed.success ? unstorable : violationsOf(parsed.error.issues)))
    if (parsed.success) input[part] = parsed.data
  }
  if (violations.length > 0) throw invalidForm(violations)
  return input
}
