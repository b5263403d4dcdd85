import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

const exempt = /\.test\.tsx?$|\.emails\.tsx$|^apps\/server\/src\/db\/types\.ts$|\/generated\//

const sources = globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !exempt.test(path))
  .map((path) => ({ path, lines: readFileSync(join(root, path), 'utf8').trimEnd().split('\n') }))
  .toSorted((a, b) => a.lines.length - b.lines.length)

test('there are source files to measure', () => {
  expect(sources.length).toBeGreaterThan(20)
})

test('the median source file is under 80 lines', () => {
  const median = sources[Math.floor(sources.length / 2)]
  expect(median?.lines.length, 'Files grow: divide the longest ones by what they do.').toBeLessThan(80)
})

test('no source file has more than 250 lines', () => {
  const long = sources.filter(({ lines }) => lines.length > 250).map(({ path }) => path)
  expect(long, 'Divide these files by what they do.').toEqual([])
})

const FLOOR = 12
/** Files whose name gives their role, however short; a screen is its own chunk. */
const isByName =
  /\.[a-z]+\.tsx?$|\/screens\/|^apps\/server\/src\/modules\/[^/]+\/(?:create|delete|get|list|send|update)-/
/** Files that must stay separate for another reason. */
const alone = new Map([
  ['apps/server/src/db/columns.ts', 'the generated types import it'],
  [
    'apps/web/src/kit/sentry.ts',
    'a dynamic import: what it names is all that the build keeps of the library',
  ],
])

const workspaceOf = (path: string): string => path.split('/').slice(0, 2).join('/')

/** File that an import of this repository resolves to. */
const resolved = (from: string, specifier: string): string => {
  if (specifier.startsWith('#')) return `${workspaceOf(from)}/src/${specifier.slice(1)}`
  if (specifier.startsWith('.')) return join(dirname(from), specifier)
  return specifier.replace('@entrelles/contract/', 'packages/contract/src/')
}

test('no file under 12 lines is imported by one file only', () => {
  const users = new Map<string, Set<string>>()
  for (const path of globSync('{packages,apps}/*/{src,seed}/**/*.{ts,tsx}', { cwd: root }))
    for (const [, specifier = ''] of readFileSync(join(root, path), 'utf8').matchAll(
      /(?:from|import\(?)\s*'([^']+)'/g,
    )) {
      const file = resolved(path, specifier)
      users.set(file, (users.get(file) ?? new Set()).add(path))
    }
  const crumbs = sources
    .filter(({ path, lines }) => lines.length < FLOOR && !isByName.test(path) && !alone.has(path))
    .filter(({ path }) => users.get(path)?.size === 1)
    .map(({ path }) => `${path}: into ${[...(users.get(path) ?? [])].join()}`)
  expect(users.size).toBeGreaterThan(sources.length / 2)
  expect(crumbs, 'Put each back into the file that uses it.').toEqual([])
})

test('every lint, type or format waiver gives its reason', () => {
  const waiver = /(?:ox|es)lint-disable|@ts-expect-error|prettier-ignore/
  const reasoned = /(?:ox|es)lint-disable[\w-]* \S.* -- \S|(?:@ts-expect-error|prettier-ignore):? \S/
  const bare = sources.flatMap(({ path, lines }) =>
    lines
      .filter((line) => waiver.test(line) && !reasoned.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  )
  expect(
    bare,
    'Write the reason on the same line: « -- why » after a lint rule, else after the word.',
  ).toEqual([])
})
