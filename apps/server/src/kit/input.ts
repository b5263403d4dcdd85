import type { Endpoint } from '@entrelles/contract/kit/endpoint.ts'
import { commonErrors, invalidForm, violationsOf, type Violation } from '@entrelles/contract/kit/errors.ts'
import { decodeForm } from '@entrelles/contract/kit/form-data.ts'
import type { z } from '@entrelles/contract/kit/z.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** The fields of a form, whichever of its two encodings they came in. */
class FormFields {
  readonly entries: [string, string][]
  constructor(entries: [string, string][]) {
    this.entries = entries
  }
}

const readMultipart = async (body: Buffer, contentType: string | undefined): Promise<FormFields> => {
  const form = await new Response(body, { headers: { 'content-type': contentType ?? '' } })
    .formData()
    .catch(() => {
      throw commonErrors.requete_invalide()
    })
  return new FormFields(
    [...form].map(([name, value]) => {
      if (typeof value !== 'string') throw commonErrors.format_refuse()
      return [name, value]
    }),
  )
}

/** Teaches the server to read form data wherever it reads JSON, within the same size, and nothing else. */
export const acceptForms = (app: FastifyInstance): void => {
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => new FormFields([...new URLSearchParams(body)]),
  )
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    (request: FastifyRequest, body: Buffer) => readMultipart(body, request.headers['content-type']),
  )
}

const readBody = (schema: z.ZodType, body: unknown): unknown =>
  body instanceof FormFields ? decodeForm(schema, body.entries) : (body ?? {})

/** The parts of a request that the endpoint names, parsed; all that is wrong with them in one refusal. */
export const parseInput = (endpoint: Endpoint, request: FastifyRequest): Record<string, unknown> => {
  const parts: [string, z.ZodType | undefined, unknown][] = [
    ['params', endpoint.params, request.params],
    ['query', endpoint.query, request.query],
    ['body', endpoint.body, endpoint.body && readBody(endpoint.body, request.body)],
  ]
  const input: Record<string, unknown> = {}
  const violations: Violation[] = []
  for (const [part, schema, value] of parts) {
    if (!schema) continue
    const parsed = schema.safeParse(value)
    if (parsed.success) input[part] = parsed.data
    else violations.push(...violationsOf(parsed.error.issues))
  }
  if (violations.length > 0) throw invalidForm(violations)
  return input
}
