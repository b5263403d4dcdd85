import { sql, type RawBuilder } from 'kysely'

/** Words written into the statement: the planner then knows that an index kept for these words alone may be used. */
export const literals = (words: readonly string[]): RawBuilder<unknown> =>
  sql.join(words.map((word) => sql.lit(word)))
