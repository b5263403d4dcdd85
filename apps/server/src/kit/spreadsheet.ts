import { stringify } from 'csv-stringify/sync'
import type { Cell } from 'write-excel-file/node'
import type { CivilDay } from '@entrelles/contract/kit/dates.ts'
import { localOf, ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'

/** What a column holds of a row; nothing leaves its cell empty. */
export type Column<Row> = { readonly title: string; /** In signs. */ readonly width?: number } & (
  | { readonly kind: 'text'; readonly value: (row: Row) => string | null | undefined }
  | { readonly kind: 'number'; readonly value: (row: Row) => number | null | undefined }
  | { readonly kind: 'boolean'; readonly value: (row: Row) => boolean | null | undefined }
  | { readonly kind: 'day'; readonly value: (row: Row) => CivilDay | null | undefined }
  | {
      readonly kind: 'instant'
      readonly value: (row: Row) => string | null | undefined
      /** Whose clocks say its hour; by default those of France. */
      readonly zone?: (row: Row) => string
    }
)

/** A file is made whole in memory: so many rows at most. */
export const SHEET_MAX_ROWS = 20_000

type Value = string | number | { readonly wall: Date; readonly hasHour: boolean } | null

/** The hour on the clocks of a zone, as if it were UTC: a spreadsheet knows no zone. */
const wallTime = (instant: string, zone: string): Date =>
  new Date(`${localOf(instant, zone).replace(' ', 'T')}:00Z`)

const valueOf = <Row>(column: Column<Row>, row: Row): Value => {
  switch (column.kind) {
    case 'text':
    case 'number':
      return column.value(row) ?? null
    case 'boolean': {
      const value = column.value(row)
      return value === true ? 'Oui' : value === false ? 'Non' : null
    }
    case 'day': {
      const day = column.value(row)
      return typeof day !== 'string' ? null : { wall: new Date(`${day}T00:00:00Z`), hasHour: false }
    }
    case 'instant': {
      const instant = column.value(row)
      const zone = column.zone?.(row) ?? ZONE_PARIS
      return typeof instant !== 'string' ? null : { wall: wallTime(instant, zone), hasHour: true }
    }
  }
}

const assertBounded = (rows: readonly unknown[]): void => {
  if (rows.length > SHEET_MAX_ROWS)
    throw new RangeError(`${rows.length} rows: a file holds ${SHEET_MAX_ROWS}`)
}

/** « 19/11/2026 », « 19/11/2026 18:30 » */
const formatWall = ({ wall, hasHour }: { wall: Date; hasHour: boolean }): string => {
  const [year = '', month = '', day = ''] = wall.toISOString().slice(0, 10).split('-')
  return `${day}/${month}/${year}${hasHour ? ` ${wall.toISOString().slice(11, 16)}` : ''}`
}

/** The library neutralises what begins like a formula, but not behind an end of line. */
const startsWithLine = /^[\n\u2028\u2029]/

/** As French Excel opens it: UTF-8 said by its mark, semicolons, dates jj/mm/aaaa, decimal commas, no formula. */
export const buildCsv = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Buffer => {
  assertBounded(rows)
  const text = (value: string): string => {
    const clean = value.replaceAll('\u0000', '')
    return startsWithLine.test(clean) ? `'${clean}` : clean
  }
  const cellOf = (value: Value): string | number | null =>
    typeof value === 'string'
      ? text(value)
      : value !== null && typeof value === 'object'
        ? formatWall(value)
        : value
  return Buffer.from(
    stringify(
      [
        columns.map(({ title }) => text(title)),
        ...rows.map((row) => columns.map((column) => cellOf(valueOf(column, row)))),
      ],
      {
        bom: true,
        delimiter: ';',
        record_delimiter: '\r\n',
        // Not by itself once the line’s end is given: a text of two lines would begin a row of its own.
        quote_record_delimiter: true,
        escape_formulas: true,
        cast: { number: (value) => String(value).replace('.', ',') },
      },
    ),
  )
}

/** The library leaves out what XML forbids; Excel has a longest text, and escapes of its own, to be taken literally. */
const xlsxText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/_x(?=[\dA-Fa-f]{4}_)/g, '_x005F_x')
    .slice(0, 32_767)

const xlsxCell = (value: Value): Cell => {
  if (value === null) return null
  if (typeof value === 'string') return { type: String, value: xlsxText(value) }
  if (typeof value === 'number') return { type: Number, value }
  return { type: Date, value: value.wall, format: value.hasHour ? 'dd/mm/yyyy hh:mm' : 'dd/mm/yyyy' }
}

/** Excel refuses the others, and a name of more than 31 signs. */
const sheetName = (name: string): string =>
  xlsxText(name.replaceAll(/[[\]/\\:*?\s\p{Cc}]+/gu, ' '))
    .slice(0, 31)
    .replaceAll(/^['\s]+|['\s]+$/g, '')
    .toWellFormed() || 'Feuille 1'

const WIDTHS = { text: 24, number: 12, boolean: 8, day: 12, instant: 18 } as const

/** The same as a workbook of one sheet, where a date is a date; the line of titles stays in sight. */
export const buildXlsx = async <Row>(
  name: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): Promise<Buffer> => {
  assertBounded(rows)
  // Loaded by whoever exports, never at the start.
  const { default: writeXlsxFile } = await import('write-excel-file/node')
  const data = [
    columns.map(({ title }): Cell => ({ type: String, value: xlsxText(title), fontWeight: 'bold' })),
    ...rows.map((row) => columns.map((column) => xlsxCell(valueOf(column, row)))),
  ]
  return writeXlsxFile(data, {
    sheet: sheetName(name),
    columns: columns.map(({ kind, width }) => ({ width: width ?? WIDTHS[kind] })),
    stickyRowsCount: 1,
  }).toBuffer()
}
