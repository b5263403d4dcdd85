import {
  addTagged,
  drawOrnament,
  INK,
  LEFT,
  LINE,
  SOFT,
  WIDTH,
  write,
  type Doc,
  type Element,
} from './style.ts'
import { drawLines, linesOf } from './lines.ts'

export type Fact = readonly [label: string, value: string]

const ROW = 38
const SIZE = 12
const LEADING = SIZE * 1.35
const VALUES = LEFT + 168

const linesOfValue = (doc: Doc, value: string) =>
  linesOf(doc, value, { font: 'texte-gras', size: SIZE, width: LEFT + WIDTH - VALUES })

const heightOf = (lines: readonly unknown[]): number => ROW + (Math.max(1, lines.length) - 1) * LEADING

export const heightOfFacts = (doc: Doc, facts: readonly Fact[]): number =>
  facts.reduce((total, [, value]) => total + heightOf(linesOfValue(doc, value)), 0)

/** Draws one row per fact; returns the y of the end. */
export const drawFacts = (doc: Doc, parent: Element, facts: readonly Fact[], top: number): number => {
  const table = doc.struct('Table')
  parent.add(table)
  const rule = (y: number, width: number, color: string): void =>
    drawOrnament(doc, () => {
      doc
        .path(`M${LEFT} ${y}H${LEFT + WIDTH}`)
        .lineWidth(width)
        .stroke(color)
    })
  rule(top, 1.5, INK)
  let y = top
  for (const [label, value] of facts) {
    const row = doc.struct('TR')
    table.add(row)
    const labelLook = { font: 'texte', size: 11, color: SOFT, y: y + 12.5 } as const
    addTagged(doc, row, 'TH', () => write(doc, label, labelLook), { scope: 'Row' })
    const lines = linesOfValue(doc, value)
    addTagged(doc, row, 'TD', () => {
      doc.fillColor(INK)
      drawLines(doc, lines, { x: VALUES, y: y + 11.5, size: SIZE, leading: LEADING })
    })
    y += heightOf(lines)
    rule(y, 0.75, LINE)
  }
  return y
}
