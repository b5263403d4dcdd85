import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
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
    expect(run(folder).stdout).toBe('R1-2\nR2.1-1\n2 of 4 requirements are not tested\n')
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

  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }

  test.each([
    ['of test.each', "test.each([['R1-1', 1]])('[%s] works', () => {})"],
    ['of test.each, with the rest of the title', `test.each([['[${'R1-1'}] works']])('%s', () => {})`],
    ['of a loop', "for (const number of ['R1-1']) test(`[${number}] works`, () => {})"],
    ['of a constant', "const all = { 'R1-1': 1 }\ntest.each(Object.entries(all))('[%s] works', () => {})"],
    ['of another file', "import { all } from './test-all.ts'\ntest.each(all)('[%s] works', () => {})"],
  ])('a number that a title takes from a table counts: %s', (_where, text) => {
    write('e2e/test-all.ts', "export const all = ['R1-1']")
    write('e2e/a.e2e.ts', text)
    expect(run(folder).stdout).toBe('R1-2\nR2.1-1\nP-1\n3 of 4 requirements are not tested\n')
  })

  describe('[R0-1] a line that lists several elements', () => {
    const missing = (): string => {
      run(folder, '--write')
      return /Missing: (.*)/.exec(document())?.[1] ?? ''
    }
    const tested = (text: string): void =>
      write('e2e/a.e2e.ts', `test('[${'R1-1'}] works', () => {\n${text}\n})`)
    const list = (...elements: string[]): void =>
      write('docs/requirements-elements.json', JSON.stringify({ 'R1-1': elements }))

    test('is tested once each of them is in a file with its number', () => {
      list('prenom', 'nom', '« Oui »')
      tested("expect({ prenom: 'Nom' })")
      expect(missing()).toBe('`nom`, `« Oui »`')
      expect(run(folder).stdout).toContain('R1-1 R1-2')
      write('e2e/b.e2e.ts', "test('other', () => expect('nom', '« Oui »'))")
      expect(missing()).toBe('`nom`, `« Oui »`')
      tested("expect({ prenom: 'Nom', nom: '« Oui »' })")
      expect(missing()).toBe('')
    })

    test.each([
      ['/membre', "'/membre'", true],
      ['/membre', "'/membre/12'", false],
      ['/membre/{id}/edition', '`/membre/${id}/edition`', true],
      ['/membre/{id}/edition', "'/membre/12'", false],
      ['/administratrice/faq', '`${section}/faq`', true],
      ['Au minimum {n} caractères.', "'Au minimum 2 caractères.'", true],
      ['Le champ "Nom" est faux.', String.raw`"Le champ \"Nom\" est\u00a0faux."`, true],
      ['POST /api/favoris/{id}', 'call(createFavori)', true],
      ['POST /api/favoris/{id}', 'call(deleteFavori)', false],
      ['POST /api/favoris/{id}', '`/api/favoris/${id}`', true],
    ])('%s is in a file that contains %s: %s', (element, text, isTested) => {
      write(
        'packages/contract/src/modules/m/m.endpoints.ts',
        "  createFavori: {\n    method: 'POST',\n    path: '/api/favoris/:id',\n  },\n",
      )
      list(element)
      tested(text)
      expect(missing() === '').toBe(isTested)
    })

    test('may not be of a number that does not exist', () => {
      write('docs/requirements-elements.json', '{ "R9-9": ["a"] }')
      expect(run(folder, '--check').stderr).toContain('lists elements of R9-9')
    })
  })

  test.each([
    ["{ path: '/faq/:id', soon: true }", true],
    ["{ path: '/faq/:id' }, { path: '/autre', soon: true }", false],
    ['{ ...screen, path: `/faq/${mot}` as const }', true],
  ])('a route whose screen says « bientôt » is not tested: %s', (routes, isSoon) => {
    write('docs/requirements.md', '- **R2.1-1** `/faq/{id}`\n')
    write(
      'apps/web/src/modules/faq/faq.routes.tsx',
      `const screen = { soon: true }\nexport const r = [${routes}]`,
    )
    writeTest('a.e2e.ts', 'test', 'R2.1-1')
    run(folder, '--write')
    expect(document().includes('Missing: `/faq/{id}` (bientôt)')).toBe(isSoon)
    expect(run(folder).stdout).toContain(`${isSoon ? 1 : 0} of 1 requirements are not tested`)
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
