import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { EXCEPTIONS, WRITERS } from './writers.ts'

const SRC = join(import.meta.dirname, '..')
const WRITES = [
  /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)/g,
  /\b(?:insert into|delete from|merge into)\s+(\w+)/gi,
  /\bupdate\s+(?:only\s+)?(\w+)(?:\s+(?:as\s+)?\w+)?\s+set\b/gi,
]

/** The tables that a source file writes, by Kysely or in plain SQL. */
const tablesWrittenBy = (text: string): string[] =>
  WRITES.flatMap((pattern) => [...text.matchAll(pattern)].map(([, table = '']) => table)).filter((table) =>
    Object.hasOwn(WRITERS, table),
  )

/** `modules/bo-faq/x.ts` → faq; `kit/idempotency.ts` → kit. */
const ownerOf = (path: string): string =>
  (/^modules\/(?:bo-)?([^/]+)\//.exec(path)?.[1] ?? path.split('/')[0]) || ''

const isAllowed = (table: string, owner: string): boolean =>
  WRITERS[table as keyof typeof WRITERS] === owner ||
  EXCEPTIONS.some((exception) => exception.table === table && exception.module === owner)

const sources = globSync('{modules,kit,gateways}/**/*.{ts,tsx}', { cwd: SRC })
  .filter((path) => !/\.(?:test|factory)\.tsx?$|\/test-[^/]+\.ts$/.test(path))
  .map((path) => ({ path, tables: new Set(tablesWrittenBy(readFileSync(join(SRC, path), 'utf8'))) }))

test('each table is written by its module only, except for the exceptions of db/writers.ts', () => {
  expect(sources.filter(({ tables }) => tables.size > 0).length).toBeGreaterThan(30)
  const others = sources.flatMap(({ path, tables }) =>
    [...tables].filter((table) => !isAllowed(table, ownerOf(path))).map((table) => `${path} writes ${table}`),
  )
  expect(others, 'Write it through a door of its module, or add an exception with its reason.').toEqual([])
})

test('every exception is still needed', () => {
  const written = new Set(
    sources.flatMap(({ path, tables }) => [...tables].map((table) => `${ownerOf(path)} ${table}`)),
  )
  expect(EXCEPTIONS.filter(({ table, module }) => !written.has(`${module} ${table}`))).toEqual([])
})

test.each([
  ["db.insertInto('comptes').values({})", 'comptes'],
  ["db\n    .updateTable('faq_questions as q')", 'faq_questions'],
  ["trx.deleteFrom('medias')", 'medias'],
  ['with gone as (delete from jetons where id = 1) select 1', 'jetons'],
  ['insert into favoris (id) values (1)', 'favoris'],
  ['update evenements e set prises = 1', 'evenements'],
])('%s is a write of %s', (text, table) => {
  expect(tablesWrittenBy(text)).toEqual([table])
  expect(isAllowed(table, 'vitrine')).toBe(false)
})

test.each([
  "db.selectFrom('comptes').forUpdate()",
  'on conflict do update set x = 1',
  'select * from faq_questions',
])('%s writes no listed table', (text) => {
  expect(tablesWrittenBy(text)).toEqual([])
})
