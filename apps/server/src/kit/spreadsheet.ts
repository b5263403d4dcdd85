import { stringify } from 'csv-stringify/sync'
import type { Cell } from 'write-excel-file/node'
import type { CivilDay } from '@entrelles/contract/kit/dates.ts'
import { localOf, ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'

/** The value of a column for a row; null leaves the cell empty. */
export type Column<Row> = { readonly title: string; /** In characters. */ readonly width?: number } & (
  | { readonly kind: 'text'; readonly value: (row: Row) => string | null | undefined }
  | { readonly kind: 'number'; readonly value: (row: Row) => number | null | undefined }
  | { readonly kind: 'boolean'; readonly value: (row: Row) => boolean | null | undefined }
  | { readonly kind: 'day'; readonly value: (row: Row) => CivilDay | null | undefined }
  | {
      readonly kind: 'instant'
      readonly value: (row: Row) => string | null | undefined
      /** The time zone of the instant; France by default. */
      readonly zone?: (row: Row) => string
    }
)

/** Files are built in memory, so their rows are bounded. */
export const SHEET_MAX_ROWS = 20_000

type Value = string | number | { readonly wall: Date; readonly hasHour: boolean } | null

/** The local time of a zone, as if it were UTC, because spreadsheets have no time zones. */
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

/**
 * A text that a spreadsheet would calculate: it skips spaces and invisible signs before a formula. The library only looks
 * at the first sign.
 */
const FORMULA = /^(?:[\s\p{C}]*[=+\-@＝＋－＠]|[\t\r\n\u2028\u2029])/u

/** For French Excel: UTF-8 with a BOM, semicolons, dates jj/mm/aaaa, decimal commas, no formulas. */
export const buildCsv = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Buffer => {
  assertBounded(rows)
  const text = (value: string): string => {
    const clean = value.replaceAll('\u0000', '')
    return FORMULA.test(clean) ? `'${clean}` : clean
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
        // Not the default once record_delimiter is set: without it, the second line of a text would start a new row.
        quote_record_delimiter: true,
        cast: { number: (value) => String(value).replace('.', ',') },
      },
    ),
  )
}

/**
 * The library removes the characters that XML forbids. Excel limits the length of a text, and its _xHHHH_ escapes must be
 * kept literal.
 */
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

/** Excel refuses these characters, and names longer than 31 characters. */
const sheetName = (name: string): string =>
  xlsxText(name.replaceAll(/[[\]/\\:*?\s\p{Cc}]+/gu, ' '))
    .slice(0, 31)
    .replaceAll(/^['\s]+|['\s]+$/g, '')
    .toWellFormed() || 'Feuille 1'

const WIDTHS = { text: 24, number: 12, boolean: 8, day: 12, instant: 18 } as const

/** A workbook of one sheet with typed dates; the title row stays visible. */
export const buildXlsx = async <Row>(
  name: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): Promise<Buffer> => {
  assertBounded(rows)
  // Loaded on demand, not at startup.
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
