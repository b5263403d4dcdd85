import type { Access } from '@entrelles/contract/kit/access.ts'
import type { Actor } from '@entrelles/contract/kit/actor.ts'
import type { Endpoint } from '@entrelles/contract/kit/endpoint.ts'
import type { Db, Tx } from '#db/client.ts'
import type { PaymentGateway } from '#gateways/payment/payment.ts'
import type { Storage } from '#gateways/storage/storage.ts'
import type { Caller } from './caller.ts'
import type { Clock } from './clock.ts'
import type { Derive } from './derive.ts'
import type { Enqueue } from './jobs.ts'
import type { Logger } from './log.ts'
import type { RateLimiter } from './rate-limit.ts'
import type { SharedMemory } from './redis.ts'
import type { Settings } from './settings.ts'
import type { Tokens } from './tokens.ts'

/** A member with an open session, as this request found her in the database. */
export type SignedIn = Actor & {
  readonly sessionId: string
  /** The territories that she coordinates. */
  readonly territoireIds: readonly string[]
  /** Her account asks for a second proof at login. */
  readonly secondFacteur: boolean
}

/** What an act may use. `db` is its transaction: there is no other way to the database. */
export type Ctx<Who extends SignedIn | undefined = SignedIn> = Omit<ReadCtx<Who>, 'db'> & {
  readonly db: Tx
  /** What must wait for the commit: others would read what is not there yet, or never will be. */
  readonly afterCommit: (effect: () => Promise<void>) => void
}

/** What a call may use that only reads, or that opens its transaction itself. */
export type ReadCtx<Who extends SignedIn | undefined = SignedIn> = {
  readonly db: Db
  readonly actor: Who
  readonly now: Clock
  readonly enqueue: Enqueue
  /** A transaction: that of the call, or a new one where the endpoint opens its own. */
  readonly transaction: <Value>(act: (ctx: Ctx<Who>) => Promise<Value>) => Promise<Value>
  readonly tokens: Tokens
  readonly derive: Derive
  readonly limit: RateLimiter
  readonly caller: Caller
  readonly memory: SharedMemory
  readonly payment: PaymentGateway
  readonly storage: Storage
  readonly settings: Settings
  readonly log: Logger
}

/** A public endpoint may have nobody behind it; every other one has somebody. */
type WhoOf<A extends Access> = A extends 'public' ? SignedIn | undefined : SignedIn

/** Without a transaction where nothing is written, or where the endpoint opens its own. */
export type CtxOf<E extends Endpoint> = E extends { readonly method: 'GET' } | { readonly transaction: 'own' }
  ? ReadCtx<WhoOf<E['access']>>
  : Ctx<WhoOf<E['access']>>
