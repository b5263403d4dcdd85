/**
 * Every key of a shape, but those that are written or told elsewhere; others may stand beside them. Behind `satisfies`, a
 * column that a write forgets, or a field that the journal forgets, does not compile.
 */
export type Complete<Shape, Elsewhere extends keyof Shape = never> = Record<
  Exclude<keyof Shape, Elsewhere>,
  unknown
> &
  Record<string, unknown>

/** Takes what is left of a form once its fields have been taken one by one: a field that is left does not compile. */
export const nothingLeft = (_rest: Record<string, never>): void => undefined
