import type { FontName } from './fonts.ts'
import { runsOf, type Run } from './runs.ts'
import { plain, type Doc } from './style.ts'

export type Line = readonly (Run & { readonly width: number })[]

type Look = { readonly font: 'texte' | 'texte-gras'; readonly size: number; readonly width: number }

const TITLES: readonly FontName[] = ['titre', 'titre-latin', 'titre-vietnamien']

/** The text’s own font, or the titles’ for the whole of a text that has a letter it lacks: never two hands in a word. */
const fontsOf = (doc: Doc, text: string, font: FontName): readonly FontName[] =>
  runsOf(doc, text, [font, ...TITLES]).every((run) => run.font === font) ? [font] : [...TITLES, font]

/** A text cut into lines of a width, and each line where its font changes: what a table must know before it is drawn. */
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
  // After a space that may break or a hyphen; a word wider than its line is cut anywhere.
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

/** Draws them one under the other; answers where the last one ends. */
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
