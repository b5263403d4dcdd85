import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PATHS } from '../packages/contract/src/kit/paths.ts'

const root = join(import.meta.dirname, '..')
const words = [...new Set(PATHS.map((path) => path.split('/')[1] ?? ''))].filter(Boolean).join('|')
/** A string that starts like a path of the application, and the characters before it. */
const ADDRESS = new RegExp(
  `(.{0,14})(['"\`](?:\\$\\{\\w+\\})?/(?:${words})(?:/[^'"\`]*|\\?[^'"\`]*)?['"\`])(?!: '| satisfies Path)`,
  'g',
)
/** Argument of pathTo or startsWith, or the section that back-office pages share. */
const IS_TYPED = /pathTo\($|startsWith\($|section: $/

const addressesIn = (text: string): string[] =>
  [...text.matchAll(ADDRESS)]
    .filter(([, before = '']) => !IS_TYPED.test(before))
    .map(([, , address = '']) => address)

test('links in pages and mails are built with pathTo', () => {
  const files = globSync('apps/{web,server}/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.test\.tsx?$|\.routes\.tsx$|\/test-[^/]+\.tsx?$|\.factory\.ts$/.test(file),
  )
  expect(files.length).toBeGreaterThan(500)
  const found = files.flatMap((file) =>
    addressesIn(readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '')).map(
      (address) => `${file}: ${address}`,
    ),
  )
  expect(found, 'Build it with pathTo(…) of packages/contract/src/kit/paths.ts.').toEqual([])
})

test.each([
  '<Link to="/faq">',
  'navigate(`/evenement/${id}`)',
  "href={'/membre?vue=carte'}",
  '`${publicUrl}/mon-compte`',
])('%s is refused', (text) => {
  expect(addressesIn(text)).toHaveLength(1)
})

test.each([
  "pathTo('/faq')",
  "pathname.startsWith('/coordinatrice')",
  "'/evenementiel'",
  "fetch('/api/faq')",
])('%s is allowed', (text) => {
  expect(addressesIn(text)).toEqual([])
})
