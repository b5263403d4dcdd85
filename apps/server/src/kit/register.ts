import { commonErrors, tooManyRequests } from '@entrelles/contract/kit/errors.ts'
import { takesFichiers } from '@entrelles/contract/kit/form-data.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  assertAccess,
  callerOf,
  GLOBAL_LIMIT,
  refuseOthers,
  refuseUnconfirmed,
  refuseWithoutSecondFacteur,
} from './admission.ts'
import { sendAnswer, strip } from './answers.ts'
import type { BoundEndpoint } from './bind.ts'
import { createCaller } from './caller.ts'
import { commit } from './commit.ts'
import { countSuccesses } from './count-failures.ts'
import type { Ctx, ReadCtx, SignedIn } from './ctx.ts'
import { once, type Recorded } from './idempotency.ts'
import { parseInput } from './input.ts'
import { namesOfRefusals } from './refusals.ts'
import type { Services } from './services.ts'
import { readSignedIn } from './session.ts'

type AnyCtx = Ctx<SignedIn | undefined>
type AnyReadCtx = ReadCtx<SignedIn | undefined>

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{8,128}$/

/** Checks session, limits and access before parsing the request; refuses by default. */
const admit = async (services: Services, { name, endpoint }: BoundEndpoint, request: FastifyRequest) => {
  const claims = services.tokens.read(request.headers.authorization)
  const actor = claims && (await readSignedIn(services.db, claims, services.now(), services.env.GRACE_JOURS))
  const limits = endpoint.limit && !endpoint.limit.accepted ? [GLOBAL_LIMIT, endpoint.limit] : [GLOBAL_LIMIT]
  for (const limit of limits) {
    const scope = limit === GLOBAL_LIMIT ? 'tout' : (limit.name ?? name)
    const wait = await services.limit(`${scope}:${callerOf(actor?.id, request)}`, limit)
    if (wait > 0) throw tooManyRequests(wait, limit.message)
  }
  refuseOthers(endpoint, actor)
  refuseWithoutSecondFacteur(endpoint, actor, services.env)
  refuseUnconfirmed(endpoint, actor)
  return actor
}

const idempotencyKeyOf = (request: FastifyRequest): string | undefined => {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !IDEMPOTENCY_KEY.test(key)) throw commonErrors.requete_invalide()
  return key
}

const run = async (
  services: Services,
  bound: BoundEndpoint,
  request: FastifyRequest,
  to: FastifyReply,
): Promise<Recorded> => {
  const { name, endpoint, handle } = bound
  const input = parseInput(endpoint, request)
  const { now, tokens, memory, queue, derive, secondFacteurKeys, limit, payment, storage, env } = services
  const { lettres, objetsFichiers, signalables } = services
  const { actor } = request
  const log = services.log.child({ reqId: request.id })
  const caller = createCaller(request, to, env.PUBLIC_URL)
  const kept = {
    actor,
    now,
    tokens,
    derive,
    secondFacteurKeys,
    limit,
    caller,
    memory,
    payment,
    storage,
    settings: env,
    lettres,
    objetsFichiers,
    signalables,
    log,
  }

  const write = <Value>(act: (ctx: AnyCtx) => Promise<Value>): Promise<Value> =>
    commit({ db: services.db, queue, log }, (writing) => {
      const inside: AnyCtx = { ...kept, ...writing, transaction: (nested) => nested(inside) }
      return act(inside)
    })
  const act = async (ctx: AnyReadCtx): Promise<Recorded> => strip(endpoint, await handle(input, ctx))

  if (endpoint.method === 'GET' || endpoint.transaction === 'own') {
    const { db } = services
    return act({ ...kept, db, enqueue: queue.enqueueIn(db), transaction: write })
  }
  const key = endpoint.creates ? idempotencyKeyOf(request) : undefined
  return write((ctx) => {
    if (key === undefined) return act(ctx)
    const scope = callerOf(actor?.id, request)
    return once(ctx.db, { scope, key, endpointName: name, input, now: now() }, () => act(ctx))
  })
}

/** Where only successes count against the limit of the endpoint, they are counted here. */
const runWithin = (
  services: Services,
  bound: BoundEndpoint,
  request: FastifyRequest,
  to: FastifyReply,
): Promise<Recorded> => {
  const { name, endpoint } = bound
  const answer = () => run(services, bound, request, to)
  if (!endpoint.limit?.accepted) return answer()
  const key = `${endpoint.limit.name ?? name}:${callerOf(request.actor?.id, request)}`
  return countSuccesses(services.limit, [{ key, limit: endpoint.limit }], answer)
}

/** Registers an endpoint. An endpoint without a known access prevents the start (R6-3). */
export const register = (app: FastifyInstance, services: Services, bound: BoundEndpoint): void => {
  const { name, endpoint } = bound
  assertAccess(name, endpoint)
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    exposeHeadRoute: false,
    config: {
      endpoint: name,
      refusals: namesOfRefusals(endpoint),
      ...(endpoint.raw && { raw: true }),
      ...(endpoint.body && takesFichiers(endpoint.body) && { fichiers: true }),
    },
    ...(endpoint.maxBytes !== undefined && { bodyLimit: endpoint.maxBytes }),
    onRequest: async (request) => {
      request.actor = await admit(services, bound, request)
    },
    handler: async (request, to) => sendAnswer(endpoint, to, await runWithin(services, bound, request, to)),
  })
}
