import type { Endpoint } from '@entrelles/contract/kit/endpoint.ts'
import { commonErrors, invalidForm, violationsOf, type Violation } from '@entrelles/contract/kit/errors.ts'
import { decodeForm } from '@entrelles/contract/kit/form-data.ts'
import type { z } from '@entrelles/contract/kit/z.ts'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const MAX_FIELDS = 100

/** The fields of a form, whichever of its two encodings they came in. */
class FormFields {
  readonly entries: [string, string][]
  constructor(entries: [string, string][]) {
    this.entries = entries
  }
}

/** Teaches the server to read form data wherever it reads JSON. */
export const acceptForms = async (app: FastifyInstance): Promise<void> => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      done(null, new FormFields([...new URLSearchParams(body as string)]))
    },
  )
  await app.register(multipart, {
    limits: { fields: MAX_FIELDS, files: 0, fieldSize: app.initialConfig.bodyLimit ?? 0 },
  })
}

const readMultipart = async (request: FastifyRequest): Promise<FormFields> => {
  const entries: [string, string][] = []
  for await (const part of request.parts()) {
    if (part.type === 'file') throw commonErrors.format_refuse()
    entries.push([part.fieldname, String(part.value)])
  }
  return new FormFields(entries)
}

const readBody = async (schema: z.ZodType, request: FastifyRequest): Promise<unknown> => {
  const body = request.isMultipart() ? await readMultipart(request) : request.body
  return body instanceof FormFields ? decodeForm(schema, body.entries) : (body ?? {})
}

/** The parts of a request that the endpoint names, parsed; all that is wrong with them in one refusal. */
export const parseInput = async (
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<Record<string, unknown>> => {
  const parts: [string, z.ZodType | undefined, unknown][] = [
    ['params', endpoint.params, request.params],
    ['query', endpoint.query, request.query],
    ['body', endpoint.body, endpoint.body && (await readBody(endpoint.body, request))],
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
