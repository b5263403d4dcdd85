import { readdirSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { basename, dirname, join } from 'node:path'

export const MIGRATIONS_TABLE = 'migrations'

const workspace = dirname(findPackageJSON(import.meta.url) ?? '')

/** Found from the root of this workspace: the sources and the bundle lie at different depths of it. */
export const MIGRATIONS_DIR = join(workspace, 'migrations')

/** The migrations that this code needs, by name: a process is not ready before they have all run. */
export const MIGRATIONS: readonly string[] = readdirSync(MIGRATIONS_DIR)
  .map((file) => basename(file, '.sql'))
  .sort()
