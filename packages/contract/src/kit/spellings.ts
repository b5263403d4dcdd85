import { fold } from './identity-rules.ts'

const SEPARATORS = /[^\p{L}\p{N}]+/u
const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae' }

/** How texts write their words, by the form that search gives them: « coeur » is written « Cœur ». The first one counts. */
export const spellingsOf = (texts: readonly string[]): ReadonlyMap<string, string> => {
  const spellings = new Map<string, string>()
  for (const word of texts.flatMap((text) => text.split(SEPARATORS))) {
    const form = fold(word).replaceAll(/[œæ]/g, (ligature) => LIGATURES[ligature] ?? ligature)
    if (!spellings.has(form)) spellings.set(form, word)
  }
  return spellings
}
