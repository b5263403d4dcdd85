import { ACCESSES, isBackOffice, mayCall } from '@entrelles/contract/kit/access.ts'
import type { Actor } from '@entrelles/contract/kit/actor.ts'
import type { Endpoint } from '@entrelles/contract/kit/endpoint.ts'
import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { FastifyRequest } from 'fastify'
import { addressGroup } from './address.ts'
import type { SignedIn } from './ctx.ts'
import type { Env } from './env.ts'

/** Per member, or per address without a session; sized for several polling tabs. */
export const GLOBAL_LIMIT: NonNullable<Endpoint['limit']> = { max: 900, seconds: 300 }

/** The rate-limit key of a request: the member, or the address without a session. */
export const callerOf = (memberId: string | undefined, request: FastifyRequest): string =>
  memberId ?? `ip:${addressGroup(request.ip)}`

/** Throws unless the endpoint admits the caller. */
export const refuseOthers = (endpoint: Endpoint, actor: Actor | undefined): void => {
  if (mayCall(endpoint.access, actor?.roles)) return
  throw actor ? commonErrors.acces_refuse() : commonErrors.non_connectee()
}

/** Throws if the back office requires a second factor and the caller has none. The access decides, not the path. */
export const refuseWithoutSecondFacteur = (
  { access }: Endpoint,
  actor: SignedIn | undefined,
  { SECOND_FACTEUR_BO }: Pick<Env, 'SECOND_FACTEUR_BO'>,
): void => {
  if (SECOND_FACTEUR_BO === 'obligatoire' && isBackOffice(access) && !actor?.secondFacteur)
    throw commonErrors.second_facteur_requis()
}

/** Throws if the endpoint requires a confirmed session and this one is not, or no longer. */
export const refuseUnconfirmed = ({ confirmation }: Endpoint, actor: SignedIn | undefined): void => {
  if (confirmation && !actor?.confirmee) throw commonErrors.confirmation_requise()
}

/** An endpoint without a known access prevents the start (R6-3). */
export const assertAccess = (name: string, { method, path, access }: Endpoint): void => {
  if (ACCESSES.includes(access)) return
  throw new Error(`${name} (${method} ${path}) declares no access: the start is refused.`)
}
