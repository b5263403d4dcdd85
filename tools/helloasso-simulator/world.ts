import type { Held } from './held.ts'
import type { Knobs } from './knobs.ts'
import type { Notifications } from './notifications.ts'
import type { Store } from './store.ts'

export type Organisation = {
  readonly slug: string
  readonly name: string
  readonly clientId: string
  readonly clientSecret: string
  /** Key that signs notifications; the platform gives it to partners. */
  readonly signatureKey: string
}

/** State shared by all parts of the simulator. */
export type World = {
  readonly organisation: Organisation
  readonly store: Store
  readonly knobs: Knobs
  readonly held: Held
  readonly notifications: Notifications
  /** Accepts http:// and local return URLs, which the platform refuses. */
  readonly allowLocalUrls: boolean
  readonly minimumNameLength: number
  /** Milliseconds. */
  readonly now: () => number
  /** URL of the payment page for browsers. */
  readonly publicUrl: () => string
}
