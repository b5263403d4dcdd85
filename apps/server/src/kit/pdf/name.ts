import type { FontName } from './fonts.ts'
import { runsOf } from './runs.ts'
import type { Doc } from './style.ts'

const FONTS = ['titre', 'titre-latin', 'titre-vietnamien'] as const satisfies readonly FontName[]
const SIZES = [30, 26, 22, 18] as const
const TIGHT = -0.4

/** Draws a name in the largest size that fits on one line; the longest names take two lines. */
export const drawName = (doc: Doc, name: string, x: number, y: number, width: number): void => {
  const runs = runsOf(doc, name, FONTS)
  const widthAt = (size: number): number =>
    runs.reduce(
      (total, { font, text }) =>
        total + doc.font(font, size).widthOfString(text, { characterSpacing: TIGHT }),
      0,
    )
  const size = SIZES.find((candidate) => widthAt(candidate) <= width) ?? SIZES[3]
  for (const [index, { font, text }] of runs.entries()) {
    const options = { width, characterSpacing: TIGHT, continued: index < runs.length - 1 }
    doc.font(font, size)
    if (index === 0) doc.text(text, x, y, options)
    else doc.text(text, options)
  }
}
