import { drawLines, linesOf, type Line } from './lines.ts'
import { addTagged, drawOrnament, INK, LEFT, SHADE, SOFT, type Doc, type Element } from './style.ts'

export type TableColumn = {
  readonly title: string
  readonly width: number
  /** Names the row: bold, and tagged as a header. */
  readonly isRowHeader?: boolean
}

type Table = {
  readonly columns: readonly TableColumn[]
  /** One text per column; an empty one leaves room to write by hand, for instance a signature. */
  readonly rows: readonly (readonly string[])[]
  readonly x?: number
  /** The top on the first page, the top on the next pages, and the limit at the bottom. */
  readonly top: number
  readonly nextTop: number
  readonly bottom: number
}

const SIZE = 11
const LEADING = SIZE * 1.3
const PAD = 6
/** Minimum row height, for a handwritten signature. */
export const ROW = 27

type Row = { readonly cells: readonly (readonly Line[])[]; readonly height: number }

const fontOf = (isBold: boolean | undefined) => (isBold ? 'texte-gras' : 'texte')

/**
 * Splits a table into pages before drawing, so that the first page can show the page count. Titles repeat on each page,
 * and no row is split.
 */
export const layoutTable = (doc: Doc, { columns, rows, x: left = LEFT, top, nextTop, bottom }: Table) => {
  const rowOf = (texts: readonly string[], isTitles = false): Row => {
    const cells = columns.map(({ width, isRowHeader }, index) =>
      linesOf(doc, texts[index] ?? '', {
        font: fontOf(isTitles || isRowHeader),
        size: SIZE,
        width: width - 2 * PAD,
      }),
    )
    const lines = Math.max(1, ...cells.map((cell) => cell.length))
    return { cells, height: Math.max(ROW, lines * LEADING + 2 * PAD) }
  }
  const titles = rowOf(
    columns.map(({ title }) => title),
    true,
  )

  const pages: Row[][] = [[]]
  let y = top + titles.height
  for (const row of rows.map((texts) => rowOf(texts))) {
    if (y + row.height > bottom && pages.at(-1)?.length !== 0) {
      pages.push([])
      y = nextTop + titles.height
    }
    pages.at(-1)?.push(row)
    y += row.height
  }

  const drawGrid = (row: Row, at: number, isTitles: boolean): void =>
    drawOrnament(doc, () => {
      let x = left
      for (const { width } of columns) {
        doc.rect(x, at, width, row.height).lineWidth(0.75)
        if (isTitles) doc.fillAndStroke(SHADE, SOFT)
        else doc.stroke(SOFT)
        x += width
      }
    })

  const drawCell = (lines: readonly Line[], x: number, at: number, height: number): void => {
    doc.fillColor(INK)
    // Vertically centred in its row.
    const y = at + (height - lines.length * LEADING) / 2 + (LEADING - SIZE) / 4
    drawLines(doc, lines, { x: x + PAD, y, size: SIZE, leading: LEADING })
  }

  const drawCells = (row: Row, at: number, drawOne: (index: number, draw: () => void) => void): void => {
    let x = left
    for (const [index, lines] of row.cells.entries()) {
      const from = x
      drawOne(index, () => drawCell(lines, from, at, row.height))
      x += columns[index]?.width ?? 0
    }
  }

  const drawTagged = (section: Element, row: Row, at: number, isTitles: boolean): void => {
    const line = doc.struct('TR')
    section.add(line)
    drawGrid(row, at, isTitles)
    drawCells(row, at, (index, draw) => {
      const isHeader = isTitles || columns[index]?.isRowHeader === true
      const options = isHeader ? { scope: isTitles ? ('Column' as const) : ('Row' as const) } : {}
      addTagged(doc, line, isHeader ? 'TH' : 'TD', draw, options)
    })
  }

  /**
   * Draws the table under `parent`; `startPage` draws the header of each page after the first. Returns the y of the end.
   */
  const draw = (parent: Element, startPage: (page: number) => void): number => {
    const [table, head, body] = [doc.struct('Table'), doc.struct('THead'), doc.struct('TBody')]
    parent.add(table)
    table.add(head)
    drawTagged(head, titles, top, true)
    table.add(body)
    let end = top
    for (const [index, page] of pages.entries()) {
      if (index > 0) {
        doc.addPage()
        startPage(index + 1)
        drawGrid(titles, nextTop, true)
        drawOrnament(doc, () => drawCells(titles, nextTop, (_index, drawOne) => drawOne()), 'Pagination')
      }
      end = (index > 0 ? nextTop : top) + titles.height
      for (const row of page) {
        drawTagged(body, row, end, false)
        end += row.height
      }
    }
    return end
  }

  return { pages: pages.length, end: y, draw }
}
