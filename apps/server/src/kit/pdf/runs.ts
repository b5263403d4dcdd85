import type { FontName } from './fonts.ts'
import type { Doc } from './style.ts'

export type Run = { readonly font: FontName; text: string }

// pdfkit keeps the opened font to itself, and draws an empty box for what that font lacks.
type Opened = { readonly _font: { readonly font: { hasGlyphForCodePoint: (code: number) => boolean } } }

const fontOf = (doc: Doc, sign: string, fonts: readonly FontName[]): FontName | undefined =>
  fonts.find((font) => {
    doc.font(font)
    return (doc as unknown as Opened)._font.font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)
  })

/** A text cut where its font must change: no one file has every Latin letter. A mark that none has is left out. */
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
