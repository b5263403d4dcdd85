// @ts-expect-error jsdom ships no types; the members used here are typed below
import { JSDOM } from 'jsdom'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildCsv, buildXlsx, SHEET_MAX_ROWS, type Column } from './spreadsheet.ts'
import { unzip } from './test-unzip.ts'

type Row = {
  readonly nom: string | null
  readonly places?: number | null
  readonly venue?: boolean | null
  readonly jour?: string | null
  readonly debut?: string | null
  readonly fuseau?: string
}
const columns: readonly Column<Row>[] = [
  { title: 'Nom', kind: 'text', value: ({ nom }) => nom },
  { title: 'Places', kind: 'number', value: ({ places }) => places },
  { title: 'Présente', kind: 'boolean', value: ({ venue }) => venue },
  { title: 'Jour', kind: 'day', value: ({ jour }) => jour },
  {
    title: 'Début',
    kind: 'instant',
    value: ({ debut }) => debut,
    zone: ({ fuseau }) => fuseau ?? 'Europe/Paris',
  },
]
const rows: readonly Row[] = [
  { nom: 'Maëlle Le Goff', places: 12.5, venue: true, jour: '2026-11-19', debut: '2026-10-25T00:30:00.000Z' },
  { nom: null, places: -3, venue: false, jour: '2024-02-29', debut: '2026-10-25T01:30:00.000Z' },
  { nom: 'Soizic', debut: '2026-12-31T21:00:00.000Z', fuseau: 'Indian/Reunion' },
  { nom: '' },
]

/** Parses a semicolon-separated CSV (RFC 4180). */
const readCsv = (file: Buffer): string[][] => {
  const text = file.toString('utf8')
  expect(text.startsWith('\ufeff')).toBe(true)
  expect(text.endsWith('\r\n')).toBe(true)
  const lines: string[][] = [[]]
  for (const [, quoted, plain, end] of text
    .slice(1, -2)
    .matchAll(/(?:"((?:[^"]|"")*)"|([^;"\r\n]*))(;|\r\n|$)/g)) {
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    if (end === '\r\n') lines.push([])
    if (end === '') break
  }
  return lines
}

type Xml = {
  readonly textContent: string
  readonly getAttribute: (name: string) => string | null
  readonly querySelector: (selector: string) => Xml | null
  readonly querySelectorAll: (selector: string) => Iterable<Xml> & { readonly length: number }
}
/** A parser that refuses invalid XML. */
const xml = new (
  new JSDOM() as {
    window: { DOMParser: new () => { parseFromString: (text: string, type: 'text/xml') => Xml } }
  }
).window.DOMParser()

/** The cells of the sheet, with their value and format. */
const readXlsx = (file: Buffer) => {
  const files = unzip(file)
  const parse = (name: string) => {
    const content = files.get(name)
    if (content === undefined) throw new Error(`${name} is missing`)
    return xml.parseFromString(content, 'text/xml')
  }
  for (const name of files.keys()) expect(parse(name).querySelector('parsererror'), name).toBeNull()
  const sheet = parse('xl/worksheets/sheet1.xml')
  const strings = Array.from(parse('xl/sharedStrings.xml').querySelectorAll('si'), (si) => si.textContent)
  const styles = parse('xl/styles.xml')
  const formats = new Map(
    Array.from(styles.querySelectorAll('numFmt'), (format) => [
      format.getAttribute('numFmtId'),
      format.getAttribute('formatCode'),
    ]),
  )
  const cellFormats = Array.from(styles.querySelectorAll('cellXfs xf'), (xf) =>
    formats.get(xf.getAttribute('numFmtId')),
  )
  const cells = Array.from(sheet.querySelectorAll('row'), (row) =>
    Object.fromEntries(
      Array.from(row.querySelectorAll('c'), (cell) => {
        const [type, value] = [cell.getAttribute('t'), cell.querySelector('v')?.textContent ?? '']
        const format = cellFormats[Number(cell.getAttribute('s') ?? 0)]
        return [
          cell.getAttribute('r')?.replace(/\d+$/, '') ?? '',
          type === 's'
            ? (strings[Number(value)] ?? '')
            : format === undefined
              ? Number(value)
              : { serial: Number(value), format },
        ]
      }),
    ),
  )
  return { cells, sheet, name: parse('xl/workbook.xml').querySelector('sheet')?.getAttribute('name') }
}

/** The date and time displayed for an Excel serial number. */
const shown = (cell: unknown): string => {
  const { serial } = cell as { serial: number }
  return new Date(Math.round((serial - 25_569) * 86_400_000)).toISOString().slice(0, 16)
}

const FORMULAS = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '＝1+1',
  '=HYPERLINK("http://x";"y")',
  ' =1',
  '\u00a0\u200b\ufeff=1',
]

/** Any text, often one that begins like a formula after spaces. */
const texts = fc.tuple(
  fc.string({ unit: fc.constantFrom(' ', '\t', '\r', '\n', '\u00a0', '\u200b', '\ufeff'), maxLength: 3 }),
  fc.constantFrom('', '=', '+', '-', '@', '＝', '＋', '－', '＠', "'"),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
)

describe('[P-12] a CSV', () => {
  test('opens in French Excel: BOM, semicolons, dates jj/mm/aaaa, decimal commas', () => {
    expect(readCsv(buildCsv(columns, rows))).toEqual([
      ['Nom', 'Places', 'Présente', 'Jour', 'Début'],
      ['Maëlle Le Goff', '12,5', 'Oui', '19/11/2026', '25/10/2026 02:30'],
      ['', '-3', 'Non', '29/02/2024', '25/10/2026 02:30'],
      ['Soizic', '', '', '', '01/01/2027 01:00'],
      ['', '', '', '', ''],
    ])
  })

  test.each(FORMULAS)('does not turn %j into a formula', (nom) => {
    const [, [cell] = []] = readCsv(
      buildCsv([{ title: 'Nom', kind: 'text', value: (row: Row) => row.nom }], [{ nom }]),
    )
    expect(cell).toBe(`'${nom}`)
  })

  test('[security 41] neutralises every formula, even after spaces, and changes no other text', () => {
    const cellOf = (nom: string) => readCsv(buildCsv(columns, [{ nom }]))[1]?.[0]
    fc.assert(
      fc.property(texts, ([spaces, sign, rest]) => {
        const nom = spaces + sign + rest
        const first = nom.replace(/^[\s\p{C}]+/u, '').charAt(0)
        const isCalculated = first !== '' && '=+-@＝＋－＠'.includes(first)
        expect(cellOf(nom)).toBe(isCalculated || /^[\t\r\n]/.test(nom) ? `'${nom}` : nom)
      }),
    )
  })

  test('keeps a text with separators, quotes and line breaks in one cell', () => {
    const nom = 'a;b "c"\r\nd\n=e\r+f'
    expect(readCsv(buildCsv(columns, [{ nom }, { nom: 'suivante' }])).map(([cell]) => cell)).toEqual([
      'Nom',
      nom,
      'suivante',
    ])
  })

  test.each(['a\n=1+1', 'a\r=1+1', 'a\r\n=1+1'])('keeps the second line of %j in the same row', (nom) => {
    expect(readCsv(buildCsv(columns, [{ nom }]))).toEqual([expect.anything(), [nom, '', '', '', '']])
  })

  test('without rows has its titles', () => {
    expect(readCsv(buildCsv(columns, []))).toEqual([['Nom', 'Places', 'Présente', 'Jour', 'Début']])
  })
})

describe('[P-12] a workbook', () => {
  test('has real numbers, and real dates shown jj/mm/aaaa in their time zone', async () => {
    const { cells, name, sheet } = readXlsx(await buildXlsx('Inscrites', columns, rows))
    const [titles, first, second, third] = cells
    expect(name).toBe('Inscrites')
    expect(titles).toEqual({ A: 'Nom', B: 'Places', C: 'Présente', D: 'Jour', E: 'Début' })
    expect(first).toMatchObject({ A: 'Maëlle Le Goff', B: 12.5, C: 'Oui', D: { format: 'dd/mm/yyyy' } })
    expect(first?.E).toMatchObject({ format: 'dd/mm/yyyy hh:mm' })
    expect([first?.D, first?.E].map(shown)).toEqual(['2026-11-19T00:00', '2026-10-25T02:30'])
    expect(second).toMatchObject({ B: -3, C: 'Non' })
    expect(second?.A).toBeUndefined()
    expect(shown(second?.D)).toBe('2024-02-29T00:00')
    expect(shown(third?.E)).toBe('2027-01-01T01:00')
    expect(sheet.querySelector('pane')?.getAttribute('ySplit')).toBe('1')
  })

  test('does not turn a text into a formula, and keeps it unchanged', async () => {
    const kept = FORMULAS.filter((text) => !text.includes('\r'))
    const { cells, sheet } = readXlsx(
      await buildXlsx(
        'x',
        columns,
        kept.map((nom) => ({ nom })),
      ),
    )
    expect(sheet.querySelectorAll('f')).toHaveLength(0)
    expect(cells.slice(1).map(({ A }) => A)).toEqual(kept)
  })

  test('[security 41] has text cells for texts, whatever they are', async () => {
    const names = fc.sample(texts, 500).map((parts) => parts.join(''))
    const given = names.map((nom) => ({ nom, places: -3 }))
    const { cells, sheet } = readXlsx(await buildXlsx('x', columns, given))
    expect(sheet.querySelectorAll('f')).toHaveLength(0)
    const values = cells.slice(1)
    expect(values).toHaveLength(names.length)
    for (const { A, B } of values) expect([typeof (A ?? ''), B]).toEqual(['string', -3])
  })

  test.each([
    ['marks', '<b>&amp; "é" \' ]]>', '<b>&amp; "é" \' ]]>'],
    ['control characters', 'a\u0000b\u000bc\u001bd\uffff', 'abcd'],
    ['half a sign', 'a\ud83db', 'ab'],
    ['what Excel would take for an escape', '_x000D_', '_x005F_x000D_'],
    ['spaces around', '  a ', '  a '],
    ['a sign of two halves', '👩‍🌾', '👩‍🌾'],
  ])('is valid with %s in it', async (_what, nom, expected) => {
    const { cells } = readXlsx(await buildXlsx('x', columns, [{ nom }]))
    expect(cells[1]?.A).toBe(expected)
  })

  test('truncates a text to the length that a cell can hold', async () => {
    const { cells } = readXlsx(await buildXlsx('x', columns, [{ nom: 'é'.repeat(40_000) }]))
    expect(String(cells[1]?.A)).toHaveLength(32_767)
  })

  test.each([
    ['Fixer ses prix : combien ? [atelier/2026]', 'Fixer ses prix combien atelier'],
    ["''", 'Feuille 1'],
    ['', 'Feuille 1'],
  ])('has a valid sheet name for an event called %j', async (title, expected) => {
    expect(readXlsx(await buildXlsx(title, columns, rows)).name).toBe(expected)
  })
})

test('an export with more rows than the bound is refused, because files are built in memory', async () => {
  const many = Array.from({ length: SHEET_MAX_ROWS + 1 }, () => ({ nom: 'x' }))
  expect(() => buildCsv(columns, many)).toThrow(RangeError)
  await expect(buildXlsx('x', columns, many)).rejects.toThrow(RangeError)
})
