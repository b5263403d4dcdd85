import type { CallerName } from './world.ts'

export type Call = { readonly caller: CallerName; readonly path: string }
export type Case = {
  readonly name: string
  /** Maximum number of buffers per call. */
  readonly budget: number
  /** Maximum growth exponent with the size of the network. */
  readonly exponent: number
  readonly calls: readonly Call[]
  /** Maximum time of a call, in milliseconds: for one that reads much. */
  readonly msMax?: number
  /** The caller has as many rows at every size: a low cost grows as it is, not as that of a full page. */
  readonly exact?: true
  /** Statements of a call besides the one of the session; one for a list. */
  readonly statements?: number
  /** Measured on pages far from the first, derived from the count. */
  readonly deep?: true
  /** Expected to match nothing. */
  readonly empty?: true
}

type Limits = Pick<Case, 'budget' | 'exponent'>
/** The directory, unfiltered or with one filter. */
export const ALONE: Limits = { budget: 200, exponent: 0.2 }
/** Deep pages, distances, back office. */
export const FAR: Limits = { budget: 400, exponent: 0.2 }
/** Word search in the back office: a page and its capped count, both at their maximum cost. */
export const WORDS: Limits = { budget: 800, exponent: 0.2 }
/** Several filters or several counts at once: each reads its whole range, up to the cap. */
export const TOGETHER: Limits = { budget: 1200, exponent: 1 }
/** A count that must leave 200 members out looks each of them up. */
export const BLOCKED: Limits = { budget: 1200, exponent: 0.2 }
/** Twenty branches with photos, coordinators and departments: many buffers, but constant in the size of the network. */
export const BRANCHES: Limits = { budget: 2000, exponent: 0.2 }

export const callsOf = (caller: CallerName, base: string, queries: readonly string[]): Call[] =>
  queries.map((query) => ({ caller, path: `${base}${query}` }))
