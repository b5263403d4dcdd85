import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MIGRATIONS, MIGRATIONS_DIR } from './migrations.ts'

const NUMBERED = 15
const DATED = /^(\d{4})(\d{2})(\d{2})(-[a-z]+)+$/

const isDated = (name: string): boolean => {
  const [, year, month, day] = DATED.exec(name) ?? []
  const date = `${year}-${month}-${day}`
  return !Number.isNaN(Date.parse(date)) && new Date(date).toISOString().startsWith(date)
}

test('the migrations needed by this code are the files of the migrations folder', () => {
  expect(MIGRATIONS.map((name) => `${name}.sql`)).toEqual(readdirSync(MIGRATIONS_DIR).sort())
})

test('the first fifteen migrations are numbered, the others are named by date and module', () => {
  const numbers = MIGRATIONS.slice(0, NUMBERED).map((name) => Number(/^(\d{4})-/.exec(name)?.[1]))
  expect(numbers).toEqual(Array.from({ length: NUMBERED }, (_, index) => index + 1))
  expect(MIGRATIONS.slice(NUMBERED).filter((name) => !isDated(name))).toEqual([])
})

test.each([
  ['20261120-coups-de-pouce', true],
  ['20261120-faq-avis', true],
  ['20261131-faq', false],
  ['0016-faq', false],
  ['20261120-faq-2', false],
  ['20261120', false],
])('%s is a name by date and module: %s', (name, expected) => {
  expect(isDated(name)).toBe(expected)
})
