import { isBackOffice } from '@entrelles/contract/kit/access.ts'
import type { Actor } from '@entrelles/contract/kit/actor.ts'
import type { Endpoint } from '@entrelles/contract/kit/endpoint.ts'
import { tooManyRequests } from '@entrelles/contract/kit/errors.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { assertAccess, callerOf, GLOBAL_LIMIT, refuseOthers } from './admission.ts'
import { schemaOf } from './openapi.ts'
import { namesOfRefusals } from './refusals.ts'
import type { CallerMemory, RememberedEndpoint } from './remembered.ts'
import type { Services } from './services.ts'
import type { Feed, Streams } from './streams.ts'
import type { Claims } from './tokens.ts'

/** The security headers of a response that is not a page. */
const LIGHT_HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }

/** Compiled by Fastify into serializers, which are faster than zod's checks. */
const serializersOf = ({ answers }: Endpoint) =>
  Object.fromEntries(
    Object.entries(answers).flatMap(([status, spec]) =>
      'safeParse' in spec ? [[status, schemaOf(spec, 'output')]] : [],
    ),
  )

const isStream = ({ answers }: Endpoint): boolean =>
  Object.values(answers).some((spec) => 'kind' in spec && spec.kind === 'stream')

/**
 * Registers a polled endpoint. A remembered caller is answered synchronously, without the database or Redis; another one
 * is read from the database once.
 */
export const registerRemembered = (
  app: FastifyInstance,
  { tokens, limitHere }: Services,
  { name, endpoint, answer }: RememberedEndpoint,
  memory: CallerMemory,
  streams: Streams,
): void => {
  assertAccess(name, endpoint)
  // The memory of callers holds neither the second factor nor the confirmation.
  if (isBackOffice(endpoint.access) || endpoint.confirmation)
    throw new Error(
      `${name} is answered from memory: its access cannot be of the back office, nor confirmed.`,
    )
  const lasts = isStream(endpoint)

  const respond = (to: FastifyReply, claims: Claims | undefined, known: Actor | undefined): void => {
    refuseOthers(endpoint, known)
    if (!claims || !known) throw new Error(`${name} is answered from memory: its access cannot be public.`)
    const result = answer(known, claims, memory)
    if (lasts) return streams.open(to, result as Feed, claims.expiresAt)
    const { status, body } = result as { status: number; body: unknown }
    void to.code(status).headers(LIGHT_HEADERS).send(body)
  }

  app.route({
    method: endpoint.method,
    url: endpoint.path,
    exposeHeadRoute: false,
    config: { endpoint: name, refusals: namesOfRefusals(endpoint) },
    schema: { response: serializersOf(endpoint) },
    handler: (request, to) => {
      const claims = tokens.read(request.headers.authorization)
      const wait = limitHere(callerOf(claims?.adherenteId, request), GLOBAL_LIMIT)
      if (wait > 0) throw tooManyRequests(wait)
      const known = claims && memory.recall(claims)
      if (known || !claims) return respond(to, claims, known)
      memory
        .read(claims)
        .then((found) => respond(to, claims, found))
        .catch((error: unknown) => to.send(error))
    },
  })
}
