import { spellingsOf } from '@entrelles/contract/kit/spellings.ts'

const textsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

/** Corrected words, which have no accents, as what was found writes them; a word that it does not have stays as it is. */
export const writtenIn = (found: unknown, words: readonly string[]): readonly string[] => {
  const spellings = spellingsOf(textsOf(found))
  return words.map((word) => spellings.get(word) ?? word)
}
