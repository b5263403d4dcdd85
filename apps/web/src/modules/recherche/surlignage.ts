import { fold } from '@entrelles/contract/kit/identity-rules.ts'

export type Morceau = { readonly texte: string; readonly isTrouve: boolean }

const SEPARATEURS = /[^\p{L}\p{N}]+/u

/** One character for each of the text, without case or accents, so that both have the same positions. */
const foldEach = (letters: readonly string[]): string =>
  letters
    .map((letter) => {
      const plain = fold(letter)
      return plain.length === 1 ? plain : ' '
    })
    .join('')

/** The words of a search, without case or accents. */
export const motsOf = (termes: string): readonly string[] => fold(termes).split(SEPARATEURS).filter(Boolean)

/** Where the words of a search begin a word of the text: positions in code points, the end not included. */
const placesOf = (folded: string, mots: readonly string[]): readonly (readonly [number, number])[] => {
  if (mots.length === 0) return []
  // The longest first: « compta » would hide « comptable ».
  const any = mots.toSorted((a, b) => b.length - a.length).join('|')
  return Array.from(
    folded.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})`, 'gu')),
    ({ index, 0: mot }) => [index, index + mot.length],
  )
}

/** A text in pieces, those that answer the search apart. */
export const surligner = (texte: string, termes: string): readonly Morceau[] => {
  const letters = Array.from(texte.normalize('NFC'))
  const piece = (from: number, to: number, isTrouve: boolean): Morceau => ({
    texte: letters.slice(from, to).join(''),
    isTrouve,
  })
  let end = 0
  const pieces = placesOf(foldEach(letters), motsOf(termes)).flatMap(([from, to]) => {
    const before = piece(end, from, false)
    end = to
    return [before, piece(from, to, true)]
  })
  return [...pieces, piece(end, letters.length, false)].filter((one) => one.texte !== '')
}
