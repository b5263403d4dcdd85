import { isBackOffice } from '@entrelles/contract/kit/access.ts'
import { CONFIRMATION_MINUTES } from '@entrelles/contract/kit/constants.ts'
import type { AnswerSpec, Endpoint } from '@entrelles/contract/kit/endpoint.ts'
import { errorBody } from '@entrelles/contract/kit/error-body.ts'
import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { takesFichiers } from '@entrelles/contract/kit/form-data.ts'
import { z } from '@entrelles/contract/kit/z.ts'
import type { BoundEndpoint } from './bind.ts'
import { refusalsOf } from './refusals.ts'

type Json = Record<string, unknown>
type DocumentedRoute = Pick<BoundEndpoint, 'name' | 'endpoint'>
export type DocumentedModule = { readonly name: string; readonly routes: readonly DocumentedRoute[] }

/** The JSON schema of a zod schema. */
export const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
  })
  return json as Json
}

const parametersOf = (place: 'path' | 'query', schema: z.ZodType | undefined): Json[] => {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Json
    required?: string[]
  }
  return Object.entries(properties).map(([name, json]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: json,
  }))
}

const answerOf = (spec: AnswerSpec): Json => {
  if ('safeParse' in spec) {
    return { description: 'Done', content: { 'application/json': { schema: schemaOf(spec, 'output') } } }
  }
  if (spec.kind === 'file')
    return {
      description: 'The file',
      content: { [spec.contentType]: { schema: { type: 'string', format: 'binary' } } },
    }
  if (spec.kind === 'stored') {
    const binary = { schema: { type: 'string', format: 'binary' } }
    return {
      description: 'The file, of one of these types',
      content: Object.fromEntries(spec.contentTypes.map((contentType) => [contentType, binary])),
    }
  }
  if (spec.kind === 'redirect') {
    return {
      description: 'Elsewhere',
      headers: { location: { description: 'Where to', schema: { type: 'string' } } },
    }
  }
  if (spec.kind === 'stream') {
    return {
      description: 'Server-sent events, each with data of this shape',
      content: { 'text/event-stream': { schema: schemaOf(spec.event, 'output') } },
    }
  }
  return { description: 'Done, nothing to say' }
}

/** One response for each status, with the codes and the texts of all that the endpoint may refuse with. */
const refusedOf = (endpoint: Endpoint): Json => {
  const byStatus = Map.groupBy(refusalsOf(endpoint), ({ status }) => status)
  return Object.fromEntries(
    [...byStatus].map(([status, refusals]) => [
      status,
      {
        description: refusals.map(({ code, message }) => `- \`${code}\`: ${message}`).join('\n'),
        content: {
          'application/json': {
            schema: {
              allOf: [
                { $ref: '#/components/schemas/Erreur' },
                { type: 'object', properties: { code: { enum: refusals.map(({ code }) => code) } } },
              ],
            },
          },
        },
      },
    ]),
  )
}

/** What the endpoint requires beside its access. */
const requirementsOf = (endpoint: Endpoint): string[] => {
  const { access, confirmation, refuses = [] } = endpoint
  const call = `a call of /api/confirmation within the last ${CONFIRMATION_MINUTES} minutes, in the same session`
  return [
    ...(isBackOffice(access) ? ['Requires a second factor, where the server’s settings do.'] : []),
    ...(confirmation ? [`Requires ${call}.`] : []),
    ...(refuses.includes(commonErrors.confirmation_requise) ? [`Some requests require ${call}.`] : []),
  ]
}

const answersOf = (endpoint: Endpoint): Json => ({
  ...Object.fromEntries(Object.entries(endpoint.answers).map(([status, spec]) => [status, answerOf(spec)])),
  ...(endpoint.cacheSeconds && { 304: { description: 'As the caller holds it already' } }),
  ...refusedOf(endpoint),
})

const bodyOf = (schema: z.ZodType): Json => {
  const media = { schema: schemaOf(schema, 'input') }
  const withoutFiles = { 'application/json': media, 'application/x-www-form-urlencoded': media }
  return {
    required: true,
    content: { 'multipart/form-data': media, ...(!takesFichiers(schema) && withoutFiles) },
  }
}

const IDEMPOTENCY_HEADER: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key and content sent again make nothing new and get the same answer',
  schema: { type: 'string', minLength: 8, maxLength: 128 },
}

const operationOf = (tag: string, { name, endpoint }: DocumentedRoute): Json => ({
  operationId: name,
  tags: [tag],
  summary: endpoint.summary,
  description: [`Access: ${endpoint.access}.`, ...requirementsOf(endpoint)].join(' '),
  security: endpoint.access === 'public' ? [] : [{ session: [] }],
  parameters: [
    ...parametersOf('path', endpoint.params),
    ...parametersOf('query', endpoint.query),
    ...(endpoint.creates ? [IDEMPOTENCY_HEADER] : []),
  ],
  ...(endpoint.body && { requestBody: bodyOf(endpoint.body) }),
  responses: answersOf(endpoint),
})

/** Generates the OpenAPI document from the endpoints themselves, so that the two always match (R7-12). */
export const openApiDocument = (modules: readonly DocumentedModule[], version: string): Json => {
  const paths: Record<string, Json> = {}
  for (const { name, routes } of modules) {
    for (const route of routes) {
      const path = route.endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
      paths[path] = { ...paths[path], [route.endpoint.method.toLowerCase()]: operationOf(name, route) }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Entrelles',
      version,
      description: 'The API of the members’ network.',
      license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
    },
    servers: [{ url: '/' }],
    tags: modules.map(({ name }) => ({ name, description: `Module ${name}` })),
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Erreur: schemaOf(errorBody, 'output') },
    },
  }
}
