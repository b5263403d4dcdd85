import type { Actor } from '@entrelles/contract/kit/actor.ts'

/** A member with an open session, read from the database for this request. */
export type SignedIn = Actor & {
  readonly sessionId: string
  /** The territories that she coordinates. */
  readonly territoireIds: readonly string[]
  /** Her account requires a second factor at login. */
  readonly secondFacteur: boolean
  /** She typed her password again in this session a moment ago. */
  readonly confirmee: boolean
}
