import { sql, type RawBuilder } from 'kysely'

/**
 * A prefix query for the typed words, which ignores accents and case. `fr` also ignores word endings (stemming);
 * `noms` does not. Undefined if no word is typed.
 */
export const prefixQuery = (
  termes: string,
  configuration: 'fr' | 'noms' = 'fr',
): RawBuilder<unknown> | undefined => {
  const words = termes.match(/[\p{L}\p{N}]+/gu)
  return words
    ? sql`to_tsquery(${sql.lit(configuration)}, ${words.map((word) => `${word}:*`).join(' & ')})`
    : undefined
}
