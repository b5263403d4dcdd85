import { sql, type RawBuilder } from 'kysely'

/**
 * Typed words as a query on their beginnings, whatever their accents and case, and in texts (`fr`) their endings; names
 * (`noms`) are taken as they are. Undefined without a word.
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
