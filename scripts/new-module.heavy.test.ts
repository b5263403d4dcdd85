import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createClone } from './lib/test-clone.ts'

const MINUTES = 60_000
let clone: string

const run = async (command: string, ...args: string[]): Promise<string> => {
  const env = { ...process.env, PATH: `${join(clone, 'node_modules/.bin')}:${process.env.PATH}` }
  try {
    const { stdout } = await promisify(execFile)(command, args, { cwd: clone, env, maxBuffer: 10 ** 8 })
    return stdout
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    throw new Error(`${command} ${args.join(' ')}\n${stdout}\n${stderr}`, { cause: error })
  }
}

beforeAll(async () => {
  clone = await createClone('module')
})

afterAll(() => rm(clone, { recursive: true, force: true }))

test(
  'modules written by the command pass the checks, the tests and the build as they are; one that is announced takes its place',
  { timeout: 15 * MINUTES },
  async () => {
    const said = await run('npm', 'run', 'new:module', 'petites-annonces', 'petite-annonce')
    expect(said).toContain('apps/server/src/modules/petites-annonces/create-petite-annonce.ts')
    expect(said).toMatch(/apps\/server\/migrations\/\d{8}-petites-annonces\.sql/)
    const announced = await run('npm', 'run', 'new:module', 'coups-de-pouce', 'coup-de-pouce')
    await run('npm', 'run', 'check', '--', 'server', 'web', 'contract', 'fences', 'unused')
    // Lint and format look at each file by itself: those that were written are enough.
    const written = [...`${said}${announced}`.matchAll(/^ {2}(\S+\.tsx?)$/gm)].map(([, path]) => path ?? '')
    await run('npx', 'oxlint', ...written)
    await run('npx', 'prettier', '--check', ...written)
    const tests = await run(
      'npx',
      'vitest',
      'run',
      '--project',
      'server',
      '--project',
      'web',
      '--project',
      'scripts',
      'petites-annonces',
      'soundness/screens.test',
      'modules.test',
      'access.test',
      'src/db',
    )
    expect(tests).toContain('petites-annonces.api.test.ts')
    expect(tests).toContain('screens.test.ts')
    await run('npm', 'run', 'build')
    const routes = await run('npm', 'run', 'routes')
    expect(routes).toMatch(/\/petite-annonce +active +petites-annonces/)
    expect(routes).toMatch(/\/coup-de-pouce +active +coups-de-pouce *\n/)
    expect(routes).toMatch(/\/coup-de-pouce\/creation +active +coups-de-pouce +bientôt/)
  },
)

test('a name that is not one is refused with a sentence', async () => {
  await expect(run('npm', 'run', 'new:module', 'Événements', 'x')).rejects.toThrow('Two words in lower case')
})
