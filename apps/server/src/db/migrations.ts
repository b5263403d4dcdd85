import { readdirSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { basename, dirname, join } from 'node:path'

export const MIGRATIONS_TABLE = 'migrations'

const workspace = dirname(findPackageJSON(import.meta.url) ?? '')

/** Resolved from the workspace root: the sources and the bundle lie at different depths. */
export const MIGRATIONS_DIR = join(workspace, 'migrations')

/** A process is ready only once all of these have run. */
export const MIGRATIONS: readonly string[] = readdirSync(MIGRATIONS_DIR)
  .map((file) => basename(file, '.sql'))
  .sort()
