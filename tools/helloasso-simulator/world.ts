import type { Held } from './held.ts'
import type { Knobs } from './knobs.ts'
import type { Notifications } from './notifications.ts'
import type { Store } from './store.ts'

export type Organisation = {
  readonly slug: string
  readonly name: string
  readonly clientId: string
  readonly clientSecret: string
  /** The key of the notifications' signature, which the platform gives to partners. */
  readonly signatureKey: string
}

/** What every part of the simulator is handed. */
export type World = {
  readonly organisation: Organisation
  readonly store: Store
  readonly knobs: Knobs
  readonly held: Held
  readonly notifications: Notifications
  /** Whether http:// and this very machine may be addresses to come back to; never so on the platform. */
  readonly allowLocalUrls: boolean
  readonly minimumNameLength: number
  /** Milliseconds. */
  readonly now: () => number
  /** Where browsers find the payment page. */
  readonly publicUrl: () => string
}
