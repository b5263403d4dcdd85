import type { Police } from './attestation-fonts.ts'
import type { Doc } from './attestation-style.ts'

type Run = { readonly police: Police; text: string }

const POLICES = ['titre', 'titre-latin', 'titre-vietnamien'] as const satisfies readonly Police[]

// pdfkit keeps the opened font to itself, and draws an empty box for what that font lacks.
type Opened = { readonly _font: { readonly font: { hasGlyphForCodePoint: (code: number) => boolean } } }

const policeOf = (doc: Doc, sign: string): Police | undefined =>
  POLICES.find((police) => {
    doc.font(police)
    return (doc as unknown as Opened)._font.font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)
  })

/** A name cut where its font must change: no one file has every Latin letter. A mark that none has is left out. */
const runsOf = (doc: Doc, nom: string): Run[] => {
  const runs: Run[] = []
  const add = (sign: string, police: Police): void => {
    const last = runs.at(-1)
    if (last?.police === police) last.text += sign
    else runs.push({ police, text: sign })
  }
  for (const sign of nom.normalize('NFC')) {
    const police = policeOf(doc, sign)
    if (police !== undefined) add(sign, police)
    else
      for (const part of sign.normalize('NFD')) {
        const plain = policeOf(doc, part)
        if (plain !== undefined) add(part, plain)
      }
  }
  return runs
}

const SIZES = [30, 26, 22, 18] as const
const TIGHT = -0.4

/** Draws a name as large as one line allows; the longest ones take two. */
export const drawNom = (doc: Doc, nom: string, x: number, y: number, width: number): void => {
  const runs = runsOf(doc, nom)
  const widthAt = (size: number): number =>
    runs.reduce(
      (total, { police, text }) =>
        total + doc.font(police, size).widthOfString(text, { characterSpacing: TIGHT }),
      0,
    )
  const size = SIZES.find((candidate) => widthAt(candidate) <= width) ?? SIZES[3]
  for (const [index, { police, text }] of runs.entries()) {
    const options = { width, characterSpacing: TIGHT, continued: index < runs.length - 1 }
    doc.font(police, size)
    if (index === 0) doc.text(text, x, y, options)
    else doc.text(text, options)
  }
}
