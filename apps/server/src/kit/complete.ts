/**
 * Every key of a shape, except those written elsewhere; extra keys are allowed. With `satisfies`, a column missing from a
 * write, or a field missing from the journal, does not compile.
 */
export type Complete<Shape, Elsewhere extends keyof Shape = never> = Record<
  Exclude<keyof Shape, Elsewhere>,
  unknown
> &
  Record<string, unknown>

/** Takes the rest of a destructured form: a field that is left does not compile. */
export const nothingLeft = (_rest: Record<string, never>): void => undefined
