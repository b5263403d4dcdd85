import { fold } from '@entrelles/contract/kit/identity-rules.ts'

const SEPARATORS = /[^\p{L}\p{N}]+/u

const textsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

/** Corrected words, which have no accents, as what was found writes them; a word that it does not have stays as it is. */
export const writtenIn = (found: unknown, words: readonly string[]): readonly string[] => {
  const written = new Map<string, string>()
  for (const word of textsOf(found).flatMap((text) => text.split(SEPARATORS)))
    if (!written.has(fold(word))) written.set(fold(word), word)
  return words.map((word) => written.get(word) ?? word)
}
