import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
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

test('every lint or type waiver gives its reason', () => {
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
