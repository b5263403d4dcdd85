import { execFile } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createClone, runIn } from './lib/test-clone.ts'

const MINUTES = 60_000
let clone: string

const run = (command: string, ...args: string[]) => runIn(clone, command, ...args)

const newModule = (...args: string[]) => run('npm', 'run', 'new:module', '--', ...args)

const textOf = (path: string) => readFile(join(clone, path), 'utf8')

beforeAll(async () => {
  clone = await createClone('module')
})

afterAll(() => rm(clone, { recursive: true, force: true }))

test.each([
  ['a name that is not one', 'A plural and its singular, in lower case', ['Événements', 'x']],
  ['a plural alone', 'A plural and its singular, in lower case', ['trocs']],
  ['no name', 'A plural and its singular, in lower case', ['--bo']],
  ['the singular first', '« petite-annonce » is no French plural', ['petite-annonce', 'petites-annonces']],
  ['an unknown option', '--back is no option of this command', ['trocs', 'troc', '--back']],
  ['a module that exists', 'The module evenements exists already.', ['evenements', 'evenement']],
  ['a back office that exists', 'The module exports exists already.', ['exports', 'export', '--bo']],
])('%s is refused with one line', async (_what, sentence, args) => {
  await run('mkdir', '-p', 'packages/contract/src/modules/bo-exports')
  const refused = promisify(execFile)('node', ['scripts/new-module.mjs', ...args], { cwd: clone })
  const { code, stderr } = (await refused.catch((error: unknown) => error)) as {
    code?: number
    stderr: string
  }
  expect(code).toBe(2)
  expect(stderr.trim().split('\n')).toHaveLength(1)
  expect(stderr).toContain(sentence)
})

test('an option that npm would have kept for itself is refused', async () => {
  await expect(run('npm', 'run', 'new:module', 'trocs', 'troc', '--bo')).rejects.toThrow(
    'npm kept --bo for itself',
  )
})

test(
  'modules written by the command pass the checks, the tests and the build as they are; one that is announced takes its place',
  { timeout: 20 * MINUTES },
  async () => {
    const said = [
      await newModule('petites-annonces', 'petite-annonce'),
      await newModule('coups-de-pouce', 'coup-de-pouce', '--letter'),
      await newModule('bonnes-adresses', 'bonne-adresse', '--bo'),
      await newModule('actus', 'actu', '--bo', '--letter'),
    ]
    expect(said[0]).toContain('apps/server/src/modules/petites-annonces/create-petite-annonce.ts')
    expect(said[0]).toMatch(/apps\/server\/migrations\/\d{8}-petites-annonces\.sql/)
    expect(await textOf('docs/glossaire.md')).toMatch(
      /`\/administratrice\/bonne-adresse` +\| `bo-bonnes-adresses`/,
    )
    await run('npm', 'run', 'check', '--', 'types', 'fences', 'unused')
    // Lint and format look at each file by itself: those that were written are enough.
    const written = [...new Set(said.join('').match(/(?<=^ {2})\S+\.(?:tsx?|md)$/gm))]
    await run('npx', 'oxlint', ...written.filter((path) => !path.endsWith('.md')))
    await run('npx', 'prettier', '--check', ...written)
    const projects = ['contract', 'server', 'web', 'scripts'].flatMap((name) => ['--project', name])
    const modules = ['petites-annonces', 'coups-de-pouce', 'bonnes-adresses', 'actus']
    const tables = [
      'soundness/screens.test',
      'src/app',
      'access.test',
      'src/db',
      'journal.schema',
      'sizes.test',
    ]
    const tests = await run('npx', 'vitest', 'run', ...projects, ...modules, ...tables)
    for (const file of [
      'petites-annonces.api.test.ts',
      'coups-de-pouce-mails.api.test.ts',
      'bo-bonnes-adresses.api.test.ts',
      'bo-actus-mails.api.test.ts',
      'screens.test.ts',
    ])
      expect(tests).toContain(file)
    await run('npm', 'run', 'build')
    const routes = await run('npm', 'run', 'routes')
    expect(routes).toMatch(/\/petite-annonce +active +petites-annonces/)
    expect(routes).toMatch(/\/coup-de-pouce +active +coups-de-pouce *\n/)
    expect(routes).toMatch(/\/coup-de-pouce\/creation +active +coups-de-pouce +bientôt/)
    expect(routes).toMatch(/\/administratrice\/bonne-adresse +administratrice +bo-bonnes-adresses *\n/)
    expect(routes).toMatch(/\/administratrice\/actu +administratrice +bo-actus *\n/)
  },
)
