import { sql, type RawBuilder } from 'kysely'

/** Inlines the words into the statement, so that the planner can use a partial index on these words. */
export const literals = (words: readonly string[]): RawBuilder<unknown> =>
  sql.join(words.map((word) => sql.lit(word)))
