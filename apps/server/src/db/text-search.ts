import { sql, type RawBuilder } from 'kysely'

/** Typed words as a query on their beginnings, whatever their accents, case and endings; undefined without a word. */
export const prefixQuery = (termes: string): RawBuilder<unknown> | undefined => {
  const words = termes.match(/[\p{L}\p{N}]+/gu)
  return words ? sql`to_tsquery('fr', ${words.map((word) => `${word}:*`).join(' & ')})` : undefined
}
