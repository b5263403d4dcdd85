import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
/** Files that may format dates and numbers, and convert time zones. */
const HOME = /^packages\/contract\/src\/kit\/(?:format|dates|zoned-time)\.ts$/
const FORMATTER =
  /\bIntl\.(?:DateTimeFormat\((?!\)\.resolvedOptions)|NumberFormat|ListFormat|PluralRules)|\.toLocale(?:Date|Time)?String\(/

const formatters = (text: string): boolean => FORMATTER.test(text)

test('only kit/format.ts and its neighbours format days, times, numbers and amounts', () => {
  const files = globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: root })
  expect(files.length).toBeGreaterThan(500)
  const found = files.filter(
    (file) =>
      !HOME.test(file) && !/\.test\.tsx?$/.test(file) && formatters(readFileSync(join(root, file), 'utf8')),
  )
  expect(found, 'Use or add a function of packages/contract/src/kit/format.ts.').toEqual([])
})

test.each([
  "new Intl.DateTimeFormat('fr-FR', { month: 'long' })",
  "new Intl.NumberFormat('fr-FR')",
  "new Intl.ListFormat('fr')",
  "nb.toLocaleString('fr-FR')",
  "new Date().toLocaleDateString('fr')",
])('%s is refused elsewhere', (text) => {
  expect(formatters(text)).toBe(true)
})

test.each([
  'Intl.DateTimeFormat().resolvedOptions().timeZone',
  "new Intl.Collator('fr')",
  "nom.toLocaleUpperCase('fr')",
])('%s is allowed', (text) => {
  expect(formatters(text)).toBe(false)
})
