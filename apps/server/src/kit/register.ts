import { ACCESSES, mayCall } from '@entrelles/contract/kit/access.ts'
import type { AnswerSpec, Endpoint } from '@entrelles/contract/kit/endpoint.ts'
import { commonErrors, tooManyRequests } from '@entrelles/contract/kit/errors.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressGroup } from './address.ts'
import { answerOf, type BoundEndpoint, type FileContent } from './bind.ts'
import type { SignedIn } from './ctx.ts'
import { once, type Recorded } from './idempotency.ts'
import { parseInput } from './input.ts'
import type { Services } from './services.ts'
import { readSignedIn } from './session.ts'

/** Any member, or any address without a session: room for several tabs that poll. */
const GLOBAL_LIMIT = { max: 900, seconds: 300 }
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{8,128}$/

const callerOf = (actor: SignedIn | undefined, request: FastifyRequest): string =>
  actor?.id ?? `ip:${addressGroup(request.ip)}`

/** Refuses by default, before anything of the request is parsed. */
const admit = async (services: Services, { name, endpoint }: BoundEndpoint, request: FastifyRequest) => {
  const claims = services.tokens.read(request.headers.authorization)
  const actor = claims && (await readSignedIn(services.db, claims, services.now(), services.env.GRACE_JOURS))
  const limits = endpoint.limit ? [GLOBAL_LIMIT, endpoint.limit] : [GLOBAL_LIMIT]
  for (const limit of limits) {
    const scope = limit === GLOBAL_LIMIT ? 'tout' : name
    const wait = await services.limit(`${scope}:${callerOf(actor, request)}`, limit)
    if (wait > 0) throw tooManyRequests(wait)
  }
  if (!mayCall(endpoint.access, actor?.roles)) {
    throw actor ? commonErrors.acces_refuse() : commonErrors.non_connectee()
  }
  return actor
}

const isSchema = (spec: AnswerSpec) => 'safeParse' in spec

/** The answer as it is sent: only what its schema names leaves. */
const strip = (endpoint: Endpoint, result: unknown): Recorded => {
  const { status, body } = answerOf(endpoint, result)
  const spec = endpoint.answers[status]
  if (!spec)
    throw new Error(`${endpoint.method} ${endpoint.path} answered ${status}, which it does not declare`)
  return { status, body: isSchema(spec) ? spec.parse(body) : body }
}

const reply = (endpoint: Endpoint, to: FastifyReply, { status, body }: Recorded): FastifyReply => {
  const spec = endpoint.answers[status as keyof Endpoint['answers']]
  void to.code(status)
  void to.header(
    'cache-control',
    endpoint.cacheSeconds ? `public, max-age=${endpoint.cacheSeconds}` : 'no-store',
  )
  if (!spec || isSchema(spec)) return to.send(body)
  if (spec.kind === 'redirect') return to.redirect(body as string, status)
  if (spec.kind === 'none') return to.send()
  const { name, content } = body as FileContent
  void to.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
  return to.type(spec.contentType).send(content)
}

const idempotencyKeyOf = (request: FastifyRequest): string | undefined => {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !IDEMPOTENCY_KEY.test(key)) throw commonErrors.requete_invalide()
  return key
}

const run = async (services: Services, bound: BoundEndpoint, request: FastifyRequest): Promise<Recorded> => {
  const { name, endpoint, handle } = bound
  const input = parseInput(endpoint, request)
  const { now, tokens, memory, queue } = services
  const actor = request.actor
  const act = async (db: Services['db']): Promise<Recorded> =>
    strip(
      endpoint,
      await handle(input, { db, actor, now, tokens, memory, log: request.log, enqueue: queue.enqueueIn(db) }),
    )
  if (endpoint.method === 'GET') return act(services.db)
  const key = endpoint.creates ? idempotencyKeyOf(request) : undefined
  return services.db.transaction().execute((trx) => {
    if (key === undefined) return act(trx)
    return once(trx, { scope: callerOf(actor, request), key, endpointName: name, input, now: now() }, () =>
      act(trx),
    )
  })
}

/** Adds an endpoint to the server. One without a known access stops the start (R6-3). */
export const register = (app: FastifyInstance, services: Services, bound: BoundEndpoint): void => {
  const { name, endpoint } = bound
  if (!ACCESSES.includes(endpoint.access)) {
    throw new Error(`${name} (${endpoint.method} ${endpoint.path}) declares no access: the start is refused.`)
  }
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    exposeHeadRoute: false,
    config: { endpoint: name },
    onRequest: async (request) => {
      request.actor = await admit(services, bound, request)
    },
    handler: async (request, to) => reply(endpoint, to, await run(services, bound, request)),
  })
}
