import type { FontName } from './fonts.ts'
import type { Doc } from './style.ts'

export type Run = { readonly font: FontName; text: string }

// pdfkit hides the opened font, and draws an empty box for a missing glyph.
type Opened = { readonly _font: { readonly font: { hasGlyphForCodePoint: (code: number) => boolean } } }

const fontOf = (doc: Doc, sign: string, fonts: readonly FontName[]): FontName | undefined =>
  fonts.find((font) => {
    doc.font(font)
    return (doc as unknown as Opened)._font.font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)
  })

/**
 * Splits a text where the font must change, because no single font has every Latin letter. Drops marks that no font has.
 */
export const runsOf = (doc: Doc, text: string, fonts: readonly FontName[]): Run[] => {
  const runs: Run[] = []
  const add = (sign: string, font: FontName): void => {
    const last = runs.at(-1)
    if (last?.font === font) last.text += sign
    else runs.push({ font, text: sign })
  }
  for (const sign of text.normalize('NFC')) {
    const font = fontOf(doc, sign, fonts)
    if (font !== undefined) add(sign, font)
    else
      for (const part of sign.normalize('NFD')) {
        const plain = fontOf(doc, part, fonts)
        if (plain !== undefined) add(part, plain)
      }
  }
  return runs
}
