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

  test('a number that a title takes from a table counts: of test.each, of a loop, of a constant, of another file', () => {
    const tagged = `[${'R1-2'}] works`
    write('e2e/a.e2e.ts', "test.each([['R1-1', 1]])('[%s] works', () => {})")
    write('e2e/b.e2e.ts', `test.each([['${tagged}']])('%s', () => {})`)
    write(
      'e2e/c.e2e.ts',
      "const all = { 'R2.1-1': 1 }\nfor (const n of Object.keys(all)) test(`[${n}]`, () => {})",
    )
    write('e2e/d.e2e.ts', "import { all } from './test-all.ts'\ntest.each(all)('[%s] works', () => {})")
    write('e2e/test-all.ts', "export const all = ['P-1']")
    expect(run(folder).stdout).toBe('0 of 4 requirements are not tested\n')
  })

  describe('[R0-1] a line that lists several elements', () => {
    const list = (elements: Record<string, string[]>): void =>
      write('docs/requirements-elements.json', JSON.stringify(elements))

    test('is tested once each of them is in a test file with its number', () => {
      const titleOf = (id: string): string => `[${id}] works`
      list({ 'R1-1': ['prenom', 'nom', 'oui'], 'R1-2': ['nom'] })
      write('e2e/a.e2e.ts', `test('${titleOf('R1-1')}', () => expect({ prenom: 'Nom' }))`)
      write('e2e/b.e2e.ts', `test('${titleOf('R1-2')}', () => expect({ nom: 'oui' }))`)
      run(folder, '--write')
      expect(document()).toContain(
        '- **R1-1** Text\n  - Tested in: `e2e/a.e2e.ts`\n  - Missing: `nom`, `oui`\n',
      )
      expect(document()).toContain('- **R1-2** Text\n  - Tested in: `e2e/b.e2e.ts`\n-')
      expect(run(folder).stdout).toBe('R1-1\nR2.1-1\nP-1\n3 of 4 requirements are not tested\n')
    })

    test('is searched as a path, a call, a text or a word', () => {
      const present = [
        '/membre',
        '/evenement/{id}/edition',
        '/administratrice/faq',
        'Au minimum {n} caractères.',
      ]
      const quoted = 'Le champ "Nom" est faux.'
      const absent = ['/actu', '/evenement/{id}', 'GET /api/favoris', 'fin']
      list({ 'R1-1': [...present, quoted, 'POST /api/favoris/{id}', ...absent] })
      write(
        'packages/contract/src/modules/m/m.endpoints.ts',
        "  createFavori: {\n    method: 'POST',\n    path: '/api/favoris/:id',\n  },\n",
      )
      write(
        'e2e/a.e2e.ts',
        `test('[${'R1-1'}]', () => call(createFavori, '/membre', \`/evenement/\${id}/edition\`, \`\${section}/faq\`,
          'Au minimum 2 caractères.', ${String.raw`"Le champ \"Nom\" est\u00a0faux."`}, '/actu/12', enfin))`,
      )
      run(folder, '--write')
      expect(document()).toContain(`  - Missing: ${absent.map((one) => `\`${one}\``).join(', ')}\n`)
    })

    test('may not be of a number that does not exist', () => {
      list({ 'R9-9': ['a'] })
      expect(run(folder, '--check').stderr).toContain('lists elements of R9-9')
    })
  })

  test('a route whose screen says « bientôt » is not tested', () => {
    write('docs/requirements.md', '- **R2.1-1** `/faq/{id}`\n- **R2.1-2** `/mot/{id}`\n- **R2.1-3** `/la`\n')
    write(
      'apps/web/src/modules/faq/faq.routes.tsx',
      "const screen = { soon: true }\nexport const routes = [{ path: '/faq/:id', soon: true }, { ...screen, path: `/mot/${mot}` as const }, { path: '/la' }]",
    )
    writeTest('a.e2e.ts', 'test', 'R2.1-1', 'R2.1-2', 'R2.1-3')
    run(folder, '--write')
    expect(document().match(/Missing: .*/g)).toEqual([
      'Missing: `/faq/{id}` (bientôt)',
      'Missing: `/mot/{id}` (bientôt)',
    ])
    expect(run(folder).stdout).toBe('R2.1-1 R2.1-2\n2 of 3 requirements are not tested\n')
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
