import type { Page } from '@playwright/test'
import type { COMPTES_DEMO } from '../../apps/server/seed/demo-comptes.ts'
import type { Product } from '../fixtures/product.ts'

/** The built product with demo data and a fixed delay of API responses. */
export type World = Product

/** An account of the demo data, or a visitor without a session. */
export type Viewer = (typeof COMPTES_DEMO)[number]['persona'] | 'visiteuse'

/** A constant, or a function that creates the data it needs and returns the value. */
type Given<T extends string> = T | ((world: World) => string | Promise<string>)

/** Brings an opened page to the state: opens a dialog, submits an empty form… */
export type Reach = (page: Page, world: World) => Promise<unknown>

export type State = {
  readonly reach: Reach
  /** The only device on which the state exists; both by default. */
  readonly only?: 'phone' | 'desk'
  /** Console messages allowed in this state. */
  readonly says?: RegExp
}

/** One line of the sweep: a screen, its viewer and its states. */
export type Screen = {
  /** Path in the routing table: a test compares both tables. */
  readonly route: string
  /** Distinguishes the lines of a route. */
  readonly name?: string
  /** Viewer: a demo account, or the e-mail of an account created for it. */
  readonly as: Given<Viewer>
  /** URL, if the route has parameters or the screen needs its own data. */
  readonly path?: Given<string>
  /** The browser's clock, for a screen that depends on the date; not ahead of the server, or the session would expire. */
  readonly at?: Date
  /** False for a screen without API requests: it has no loading and no error state. */
  readonly reads?: false
  /** Number of elements that stay busy: examples in the catalogue. */
  readonly busy?: number
  /** States that can be reached from the opened screen. */
  readonly states?: Readonly<Record<string, Reach | State>>
  /** Layout shift allowed for this screen; 0.02 by default. */
  readonly shift?: number
}

export type Screens = readonly Screen[]
