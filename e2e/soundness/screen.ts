import type { Page } from '@playwright/test'
import type { COMPTES_DEMO } from '../../apps/server/seed/demo-comptes.ts'
import type { Product } from '../fixtures/product.ts'

/** The built product with the demo world, on a line whose answers take their time. */
export type World = Product

/** An account of the demo world, or a visitor without a session. */
export type Viewer = (typeof COMPTES_DEMO)[number]['persona'] | 'visiteuse'

/** Written as it is, or found in the world once what it needs has been made there. */
type Given<T extends string> = T | ((world: World) => string | Promise<string>)

/** Brings an opened page to the state: opens a dialog, sends an empty form… */
export type Reach = (page: Page, world: World) => Promise<unknown>

export type State = {
  readonly reach: Reach
  /** The one width at which the state exists; both a phone's and a desk's otherwise. */
  readonly only?: 'phone' | 'desk'
  /** Part of what the browser's console says in this state, and may say. */
  readonly says?: RegExp
}

/** One line of the sweep: a screen, who looks at it, and its states. */
export type Screen = {
  /** The path in the table of routes: a test compares both tables. */
  readonly route: string
  /** What tells it from the other lines of the same route. */
  readonly name?: string
  /** Who looks: a known account, or the e-mail address of one made for it. */
  readonly as: Given<Viewer>
  /** The address, when the route has parameters or the screen needs a world of its own. */
  readonly path?: Given<string>
  /** False for a screen that asks the API nothing: it neither waits nor fails. */
  readonly reads?: false
  /** How many of its parts go on waiting: examples of the catalogue. */
  readonly busy?: number
  /** What can be reached from the screen as it opens. */
  readonly states?: Readonly<Record<string, Reach | State>>
  /** The layout shift that it still has; 0.02 otherwise. */
  readonly shift?: number
}

export type Screens = readonly Screen[]
