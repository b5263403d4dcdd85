import type { CallerName } from './world.ts'

export type Call = { readonly caller: CallerName; readonly path: string }
export type Case = {
  readonly name: string
  /** Buffers that none of its calls may go beyond. */
  readonly budget: number
  /** How fast it may grow with the network. */
  readonly exponent: number
  readonly calls: readonly Call[]
  /** Measured on pages far from the first, which tells how many there are. */
  readonly deep?: true
  /** It is meant to find nobody. */
  readonly empty?: true
}

type Limits = Pick<Case, 'budget' | 'exponent'>
/** The directory, and each filter alone. */
export const ALONE: Limits = { budget: 200, exponent: 0.2 }
/** Deep pages, distances, the back office. */
export const FAR: Limits = { budget: 400, exponent: 0.2 }
/** The back office by words: a page and its capped count, each as dear as it may be. */
export const WORDS: Limits = { budget: 800, exponent: 0.2 }
/** Several filters at once, or several counts: each reads the whole of its stretch, up to what it may be asked for. */
export const TOGETHER: Limits = { budget: 1200, exponent: 1 }
/** Twenty branches with their faces, coordinators and departments: many pages, as many whatever the network. */
export const BRANCHES: Limits = { budget: 2000, exponent: 0.2 }

export const callsOf = (caller: CallerName, base: string, queries: readonly string[]): Call[] =>
  queries.map((query) => ({ caller, path: `${base}${query}` }))
