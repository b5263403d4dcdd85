import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const script = join(root, 'scripts/requirements.mjs')

const run = (cwd: string, ...args: string[]) =>
  spawnSync(process.execPath, [script, ...args], { cwd, encoding: 'utf8' })

describe('npm run requirements', () => {
  let folder = ''

  const document = (): string => readFileSync(join(folder, 'docs/requirements.md'), 'utf8')

  /** Titles and numbers are written separately, so that this file itself contains none. */
  const writeTest = (file: string, call: string, ...numbers: string[]): void =>
    writeFileSync(
      join(folder, 'e2e', file),
      `${call}('${numbers.map((one) => `[${one}]`).join(' ')} works', () => {})`,
    )

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'requirements-'))
    mkdirSync(join(folder, 'docs'))
    mkdirSync(join(folder, 'e2e'))
    const numbers = ['R1-1', 'R1-2', 'R2.1-1', 'P-1']
    writeFileSync(join(folder, 'docs/requirements.md'), numbers.map((one) => `- **${one}** Text\n`).join(''))
    execFileSync(process.execPath, [script, '--write'], { cwd: folder })
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  test('lists the numbers that no title contains, and ends with their count', () => {
    writeTest('a.e2e.ts', 'test', 'R1-1', 'P-1')
    expect(run(folder).stdout).toBe('R1-2\nR2.1-1\n2 of 4 requirements have no test\n')
  })

  test('--write lists the files that test each number', () => {
    writeTest('a.e2e.ts', 'test', 'R1-1', 'R2.1-1')
    writeTest('b.test.ts', 'test.each([1])', 'R1-1')
    expect(run(folder, '--write').status).toBe(0)
    expect(document()).toContain(
      '- **R1-1** Text\n  - Tested in: `e2e/a.e2e.ts`, `e2e/b.test.ts`\n- **R1-2** Text\n  - Tested in: nothing yet\n',
    )
    expect(document()).toContain('- **R2.1-1** Text\n  - Tested in: `e2e/a.e2e.ts`\n')
  })

  test('a skipped test does not count', () => {
    writeTest('a.e2e.ts', 'test.skip', 'R1-1')
    expect(run(folder).stdout).toContain('R1-1 R1-2')
  })

  test('--check fails until the document matches the tests', () => {
    expect(run(folder, '--check').status).toBe(0)
    writeTest('a.e2e.ts', 'test', 'R1-1')
    expect(run(folder, '--check').status).toBe(1)
    run(folder, '--write')
    expect(run(folder, '--check').status).toBe(0)
  })

  test('--check fails if a title names an unknown number', () => {
    writeTest('a.e2e.ts', 'test', 'R1-9')
    run(folder, '--write')
    const { status, stderr } = run(folder, '--check')
    expect(status).toBe(1)
    expect(stderr).toContain('[R1-9] is not in docs/requirements.md: e2e/a.e2e.ts')
  })
})

test('the « Tested in » lines of docs/requirements.md are up to date', () => {
  expect(run(root, '--check').stderr).toBe('')
})

test('[R0-2] R0-2 names the deviations of docs/deviations.md, each with its reason', () => {
  const numbersIn = (line: string): string[] =>
    [...line.matchAll(/R\d+(?:\.\d+)?-\d+/g)].map(([number]) => number)
  const requirements = readFileSync(join(root, 'docs/requirements.md'), 'utf8')
  const line = /^- \*\*R0-2\*\* .*docs\/deviations\.md(.*)$/m.exec(requirements)?.[1] ?? ''
  const sections = readFileSync(join(root, 'docs/deviations.md'), 'utf8').split(/^## /m).slice(1)
  const reasoned = sections.filter((section) => /^- Why: \S/m.test(section))
  expect(reasoned).toHaveLength(sections.length)
  const titled = sections.flatMap((section) => numbersIn(/^[R\d.,\s-]+/.exec(section)?.[0] ?? ''))
  const advice = 'Write « ## <number> » with « - Why: … » in docs/deviations.md, and the number in R0-2.'
  expect([...new Set(titled)].sort(), advice).toEqual(numbersIn(line).sort())
})
