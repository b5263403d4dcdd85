import type { FontName } from './fonts.ts'
import { runsOf, type Run } from './runs.ts'
import { plain, type Doc } from './style.ts'

export type Line = readonly (Run & { readonly width: number })[]

type Look = { readonly font: 'texte' | 'texte-gras'; readonly size: number; readonly width: number }

const TITLES: readonly FontName[] = ['titre', 'titre-latin', 'titre-vietnamien']

/** Uses the title fonts for the whole text if its own font lacks a glyph, so that no word mixes two typefaces. */
const fontsOf = (doc: Doc, text: string, font: FontName): readonly FontName[] =>
  runsOf(doc, text, [font, ...TITLES]).every((run) => run.font === font) ? [font] : [...TITLES, font]

/** Wraps a text into lines, split where the font changes; tables need the number of lines before drawing. */
export const linesOf = (doc: Doc, text: string, { font, size, width }: Look): Line[] => {
  const fonts = fontsOf(doc, plain(text), font)
  const measure = (part: string): Line =>
    runsOf(doc, part, fonts).map((run) => ({
      ...run,
      width: doc.font(run.font, size).widthOfString(run.text),
    }))
  const fits = (part: string): boolean =>
    measure(part.trimEnd()).reduce((total, run) => total + run.width, 0) <= width

  const lines: string[] = []
  let line = ''
  // Breaks after a space or a hyphen; a word wider than the line is cut anywhere.
  for (const word of plain(text).match(/[^ \t\n-]*(?:-|[ \t\n]+|$)/g) ?? []) {
    if (fits(line + word)) {
      line += word
      continue
    }
    if (line !== '') lines.push(line)
    line = ''
    for (const sign of word) {
      if (line !== '' && !fits(line + sign)) {
        lines.push(line)
        line = ''
      }
      line += sign
    }
  }
  if (line.trim() !== '') lines.push(line)
  return lines.map(measure)
}

/** Draws the lines from top to bottom; returns the y of the end. */
export const drawLines = (
  doc: Doc,
  lines: readonly Line[],
  {
    x,
    y,
    size,
    leading,
  }: { readonly x: number; readonly y: number; readonly size: number; readonly leading: number },
): number => {
  let top = y
  for (const line of lines) {
    let next = x
    for (const { font, text, width } of line) {
      doc.font(font, size).text(text, next, top, { lineBreak: false })
      next += width
    }
    top += leading
  }
  return top
}
