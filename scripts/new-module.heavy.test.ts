import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
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

/** The installed packages, shared; those of the house must be the clone's own. */
const linkPackages = async (): Promise<void> => {
  const modules = join(clone, 'node_modules')
  await mkdir(join(modules, '@entrelles'), { recursive: true })
  for (const name of await readdir(join(ROOT, 'node_modules'))) {
    if (name !== '@entrelles') await symlink(join(ROOT, 'node_modules', name), join(modules, name))
  }
  // A package of which two versions are installed lies beside the one who needs the other.
  await symlink(join(ROOT, 'apps/server/node_modules'), join(clone, 'apps/server/node_modules'))
  for (const [name, path] of [
    ['contract', 'packages'],
    ['server', 'apps'],
    ['web', 'apps'],
  ] as const) {
    await symlink(join(clone, path, name), join(modules, '@entrelles', name))
  }
}

beforeAll(async () => {
  clone = await mkdtemp(join(tmpdir(), 'entrelles-module-'))
  const { stdout } = await promisify(execFile)(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard'],
    { cwd: ROOT },
  )
  for (const file of stdout.trim().split('\n')) {
    await mkdir(dirname(join(clone, file)), { recursive: true })
    await cp(join(ROOT, file), join(clone, file)).catch(() => undefined)
  }
  await linkPackages()
})

afterAll(() => rm(clone, { recursive: true, force: true }))

test(
  'modules written by the command pass the checks, the tests and the build as they are; one that is announced takes its place',
  { timeout: 5 * MINUTES },
  async () => {
    const said = await run('npm', 'run', 'new:module', 'petites-annonces', 'petite-annonce')
    expect(said).toContain('apps/server/src/modules/petites-annonces/create-petite-annonce.ts')
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
      'petites-annonces',
      'access.test',
      'src/db',
    )
    expect(tests).toContain('petites-annonces.api.test.ts')
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
