import type { Access } from '@entrelles/contract/kit/access.ts'
import type { Endpoint } from '@entrelles/contract/kit/endpoint.ts'
import type { Db, Tx } from '#db/client.ts'
import type { PaymentGateway } from '#gateways/payment/payment.ts'
import type { Storage } from '#gateways/storage/storage.ts'
import type { Caller } from './caller.ts'
import type { Clock } from './clock.ts'
import type { Derive, Keyring } from './derive.ts'
import type { Enqueue } from './jobs.ts'
import type { Lettres } from './lettres.ts'
import type { Logger } from './log.ts'
import type { ObjetsFichiers } from './objets-fichiers.ts'
import type { RateLimiter } from './rate-limit.ts'
import type { SharedMemory } from './redis.ts'
import type { Settings } from './settings.ts'
import type { Signalables } from './signalables.ts'
import type { SignedIn } from './signed-in.ts'
import type { Tokens } from './tokens.ts'

export type { SignedIn }

/** The context of an act. `db` is its transaction, and its only access to the database. */
export type Ctx<Who extends SignedIn | undefined = SignedIn> = Omit<ReadCtx<Who>, 'db'> & {
  readonly db: Tx
  /** Effects that must wait for the commit: other processes must not read uncommitted rows. */
  readonly afterCommit: (effect: () => Promise<void>) => void
}

/** The context of an endpoint that only reads, or that opens its own transaction. */
export type ReadCtx<Who extends SignedIn | undefined = SignedIn> = {
  readonly db: Db
  readonly actor: Who
  readonly now: Clock
  readonly enqueue: Enqueue
  /** The transaction of the request, or a new one if the endpoint opens its own. */
  readonly transaction: <Value>(act: (ctx: Ctx<Who>) => Promise<Value>) => Promise<Value>
  readonly tokens: Tokens
  readonly derive: Derive
  readonly secondFacteurKeys: Keyring
  readonly limit: RateLimiter
  readonly caller: Caller
  readonly memory: SharedMemory
  readonly payment: PaymentGateway
  readonly storage: Storage
  readonly settings: Settings
  readonly lettres: Lettres
  readonly objetsFichiers: ObjetsFichiers
  readonly signalables: Signalables
  readonly log: Logger
}

/** Only a public endpoint may have no actor. */
type WhoOf<A extends Access> = A extends 'public' ? SignedIn | undefined : SignedIn

/** Without a transaction for a GET, or if the endpoint opens its own. */
export type CtxOf<E extends Endpoint> = E extends { readonly method: 'GET' } | { readonly transaction: 'own' }
  ? ReadCtx<WhoOf<E['access']>>
  : Ctx<WhoOf<E['access']>>
