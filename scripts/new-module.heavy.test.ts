import { execFile } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createClone, runIn } from './lib/test-clone.ts'

const MINUTES = 60_000
let clone: string

const run = (command: string, ...args: string[]) => runIn(clone, command, ...args)

const newModule = (...args: string[]) => run('npm', 'run', 'new:module', '--', ...args)

const textOf = (path: string) => readFile(join(clone, path), 'utf8')

/** Adds a line to the sorted ones that begin alike. */
const insert = async (path: string, start: string, line: string) => {
  const lines = (await textOf(path)).split('\n')
  const alike = lines.filter((one) => one.startsWith(start))
  const first = lines.findIndex((one) => one.startsWith(start))
  const text = lines.toSpliced(first, alike.length, ...[...alike, start + line].toSorted()).join('\n')
  await writeFile(join(clone, path), text)
}

/** A module whose page still says « Bientôt ici ». */
const announce = async (module: string, name: string, path: string, route: string) => {
  const folder = join(clone, 'apps/web/src/modules', module)
  await mkdir(folder)
  await writeFile(
    join(folder, `${module}.routes.tsx`),
    `import type { RouteDefinition } from '#kit/route.ts'

export const ${name}Routes: readonly RouteDefinition[] = [
  { path: '${path}', ${route}, soon: true },
  { path: '${path}/creation', ${route}, soon: true },
]
`,
  )
  const modules = 'apps/web/src/app/modules.ts'
  await insert(modules, 'import { ', `${name}Routes } from '#modules/${module}/${module}.routes.tsx'`)
  await insert(modules, "  { name: '", `${module}', routes: ${name}Routes },`)
  for (const one of [path, `${path}/creation`])
    await insert('packages/contract/src/kit/paths.ts', "  '/", `${one.slice(1)}',`)
}

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
    await announce('trocs', 'trocs', '/troc', "access: 'active', title: 'Trocs', layout: 'member'")
    await announce(
      'bo-trocs',
      'boTrocs',
      '/administratrice/troc',
      "access: 'administratrice', title: 'Trocs', layout: 'backOffice'",
    )
    const said = [
      await newModule('petites-annonces', 'petite-annonce'),
      await newModule('bons-plans', 'bon-plan', '--letter'),
      await newModule('bonnes-adresses', 'bonne-adresse', '--bo'),
      await newModule('trocs', 'troc', '--bo', '--letter'),
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
    const modules = ['petites-annonces', 'bons-plans', 'bonnes-adresses', 'trocs']
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
      'bons-plans-mails.api.test.ts',
      'bo-bonnes-adresses.api.test.ts',
      'bo-trocs-mails.api.test.ts',
      'screens.test.ts',
    ])
      expect(tests).toContain(file)
    await run('npm', 'run', 'build')
    const routes = await run('npm', 'run', 'routes')
    expect(routes).toMatch(/\/petite-annonce +active +petites-annonces/)
    expect(routes).toMatch(/\/troc +active +trocs *\n/)
    expect(routes).toMatch(/\/troc\/creation +active +trocs +bientôt/)
    expect(routes).toMatch(/\/administratrice\/bonne-adresse +administratrice +bo-bonnes-adresses *\n/)
    expect(routes).toMatch(/\/administratrice\/troc +administratrice +bo-trocs *\n/)
  },
)
