import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, realpath, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Links the installed packages; those of this repository must point into the clone. */
const linkPackages = async (clone: string): Promise<void> => {
  const modules = join(clone, 'node_modules')
  await mkdir(join(modules, '@entrelles'), { recursive: true })
  for (const name of await readdir(join(ROOT, 'node_modules'))) {
    if (name !== '@entrelles') await symlink(join(ROOT, 'node_modules', name), join(modules, name))
  }
  // A second version of a package is installed in the workspace that needs it.
  await symlink(join(ROOT, 'apps/server/node_modules'), join(clone, 'apps/server/node_modules'))
  for (const [name, path] of [
    ['contract', 'packages'],
    ['server', 'apps'],
    ['web', 'apps'],
  ] as const) {
    await symlink(join(clone, path, name), join(modules, '@entrelles', name))
  }
}

/** Copies the current files of the tree to a temporary folder that a test may change; the test removes it. */
export const createClone = async (name: string): Promise<string> => {
  const clone = await realpath(await mkdtemp(join(tmpdir(), `entrelles-${name}-`)))
  const { stdout } = await promisify(execFile)(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard'],
    { cwd: ROOT },
  )
  for (const file of stdout.trim().split('\n')) {
    await mkdir(dirname(join(clone, file)), { recursive: true })
    await cp(join(ROOT, file), join(clone, file)).catch(() => undefined)
  }
  await linkPackages(clone)
  // The checks list files with git.
  await promisify(execFile)('git', ['init', '--quiet'], { cwd: clone })
  return clone
}

/** Runs a command in a clone; a failure shows what the command printed. */
export const runIn = async (clone: string, command: string, ...args: string[]): Promise<string> => {
  const env = { ...process.env, PATH: `${join(clone, 'node_modules/.bin')}:${process.env.PATH}` }
  try {
    const { stdout } = await promisify(execFile)(command, args, { cwd: clone, env, maxBuffer: 10 ** 8 })
    return stdout
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    throw new Error(`${command} ${args.join(' ')}\n${stdout}\n${stderr}`, { cause: error })
  }
}
