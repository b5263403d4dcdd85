import { expect, test } from 'vitest'
import { textOfPdf } from '../test-pdf.ts'
import { buildPdf } from './document.ts'
import { addTagged, write } from './style.ts'
import { layoutTable } from './table.ts'

const columns = [
  { title: 'N°', width: 34 },
  { title: 'Nom', width: 105, isRowHeader: true },
  { title: 'Commune', width: 150 },
  { title: 'Signature', width: 170 },
]
const member = (n: number) => [String(n), `NOM-${String(n).padStart(3, '0')}`, 'Quimper', '']

const draw = async (rows: readonly (readonly string[])[]) => {
  let [pages, end] = [0, 0]
  const file = await buildPdf(
    { title: 'Feuille d’émargement', madeOn: '2026-11-14T09:00:00.000Z', compress: false },
    (doc, root) => {
      const table = layoutTable(doc, { columns, rows, top: 200, nextTop: 90, bottom: 790 })
      pages = table.pages
      end = table.draw(root, (page) => {
        addTagged(doc, root, 'P', () =>
          write(doc, `page ${page} / ${pages}`, { font: 'texte', size: 9, y: 60 }),
        )
      })
    },
  )
  const source = file.toString('latin1')
  const count = Number(/\/Type \/Pages\n\/Count (\d+)\n/.exec(source)?.[1])
  return {
    pages,
    end,
    count,
    source,
    text: textOfPdf(file),
    tags: (tag: string) => source.match(new RegExp(`^/S /${tag}$`, 'gm'))?.length ?? 0,
  }
}

const times = (text: string, part: string): number => text.split(part).length - 1

test('a table of one page has its titles, one row per person and room to sign', async () => {
  const { pages, count, text, tags, source, end } = await draw([member(1), member(2), ['3', '', '', '']])
  expect([pages, count]).toEqual([1, 1])
  expect(text).toContain('N°NomCommuneSignature1NOM-001Quimper2NOM-002Quimper3')
  expect(end).toBeCloseTo(200 + 4 * 27)
  expect([tags('Table'), tags('THead'), tags('TBody'), tags('TR'), tags('TH'), tags('TD')]).toEqual([
    1, 1, 1, 4, 7, 9,
  ])
  expect(source.match(/\/Scope \/Column/g)).toHaveLength(4)
  expect(source.match(/\/Scope \/Row/g)).toHaveLength(3)
})

test('a table of several pages repeats its titles on each page as artifacts, and keeps every row', async () => {
  const rows = Array.from({ length: 120 }, (_, index) => member(index + 1))
  const { pages, count, text, tags, source, end } = await draw(rows)
  expect(pages).toBeGreaterThan(4)
  expect(count).toBe(pages)
  expect(times(text, 'N°NomCommuneSignature')).toBe(pages)
  expect(times(text, `/ ${pages}`)).toBe(pages - 1)
  for (const [, name = ''] of rows) expect(times(text, name), name).toBe(1)
  expect([tags('Table'), tags('TR'), tags('TD')]).toEqual([1, 121, 360])
  expect(source.match(/\/Type \/Pagination/g)).toHaveLength(pages - 1)
  expect(end).toBeLessThanOrEqual(790)
})

test('everything drawn by a table is tagged or marked as an artifact', async () => {
  const { source } = await draw(Array.from({ length: 40 }, (_, index) => member(index + 1)))
  const streams = Array.from(source.matchAll(/stream\n(1 0 0 -1 [^]*?)\nendstream/g), ([, page = '']) => page)
  expect(streams.length).toBeGreaterThan(1)
  for (const page of streams) {
    const outside = page.replaceAll(/^\/\w+ <<[^]*?BDC$[^]*?^EMC$/gm, '')
    expect(page).toMatch(/TJ$/m)
    expect(outside).not.toMatch(/\b(TJ|S|f|B)$/m)
  }
})

test('the rows of a full page fit on one page, and one more row starts a second page', async () => {
  const full = Math.floor((790 - 200) / 27) - 1
  const rows = Array.from({ length: full + 1 }, (_, index) => member(index + 1))
  expect((await draw(rows.slice(0, full))).pages).toBe(1)
  expect((await draw(rows)).pages).toBe(2)
})

test('a long name wraps inside its cell, without losing a letter', async () => {
  const name = 'Marie-Françoise Élisabeth Wawrzyniewiczowskamwawrzyniewiczowskam de la Tour'
  const { text, end, source } = await draw([['1', name, 'Quimper', ''], member(2)])
  expect(text.replaceAll(/\s/g, '')).toContain(name.replaceAll(/\s/g, ''))
  expect(end).toBeGreaterThan(200 + 3 * 27)
  expect(source).toMatch(/\/Count 1\n/)
})

test('names keep their letters, even those that the text font lacks', async () => {
  const { text } = await draw([
    ['1', 'Đặng Thị Hường', 'Šárka', ''],
    ['2', 'A\u0331nna', 'L’Haÿ\u202f!', ''],
  ])
  for (const part of ['Đặng Thị Hường', 'Šárka', 'Anna', 'L’Haÿ\u00a0!']) expect(text).toContain(part)
})

test('a table without rows has only its titles', async () => {
  const { pages, text, end } = await draw([])
  expect(pages).toBe(1)
  expect(text).toBe('N°NomCommuneSignature')
  expect(end).toBe(227)
})
