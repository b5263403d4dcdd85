import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PATHS } from '../packages/contract/src/kit/paths.ts'

const root = join(import.meta.dirname, '..')
const words = [...new Set(PATHS.map((path) => path.split('/')[1] ?? ''))].filter(Boolean).join('|')
/** A text that begins like an address of the application, and what stands before it. */
const ADDRESS = new RegExp(
  `(.{0,14})(['"\`](?:\\$\\{\\w+\\})?/(?:${words})(?:/[^'"\`]*|\\?[^'"\`]*)?['"\`])(?!: '| satisfies Path)`,
  'g',
)
/** Given to pathTo, typed as a Path, or the beginning that pages of a back office share. */
const IS_TYPED = /pathTo\($|startsWith\($|section: $/

const addressesIn = (text: string): string[] =>
  [...text.matchAll(ADDRESS)]
    .filter(([, before = '']) => !IS_TYPED.test(before))
    .map(([, , address = '']) => address)

test('links of pages and mails are built from the table of addresses', () => {
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
])('%s is not a link of its own', (text) => {
  expect(addressesIn(text)).toEqual([])
})
