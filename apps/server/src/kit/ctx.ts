import type { Access } from '@entrelles/contract/kit/access.ts'
import type { Actor } from '@entrelles/contract/kit/actor.ts'
import type { Db } from '#db/client.ts'
import type { Clock } from './clock.ts'
import type { Enqueue } from './jobs.ts'
import type { Logger } from './log.ts'
import type { SharedMemory } from './redis.ts'
import type { Tokens } from './tokens.ts'

/** A member with an open session, as this request found her in the database. */
export type SignedIn = Actor & {
  readonly sessionId: string
  /** The territories that she coordinates. */
  readonly territoireIds: readonly string[]
}

/** What an act may use. For a write, `db` is its transaction: there is no other way to the database. */
export type Ctx<Who extends SignedIn | undefined = SignedIn> = {
  readonly db: Db
  readonly actor: Who
  readonly now: Clock
  readonly enqueue: Enqueue
  readonly tokens: Tokens
  readonly memory: SharedMemory
  readonly log: Logger
}

/** A public endpoint may have nobody behind it; every other one has somebody. */
export type CtxOf<A extends Access> = Ctx<A extends 'public' ? SignedIn | undefined : SignedIn>
