import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDiskFull } from '#gateways/storage/disk-storage.ts'
import type { Env } from './env.ts'
import { SettingsError } from './settings-error.ts'
import { readPage } from './web-app.ts'

/**
 * Writes and deletes a file: permissions alone tell nothing of a disk mounted for reading. A full disk is not a wrong
 * setting: the process starts and serves, and refuses pictures until there is room.
 */
const checkUploads = async (folder: string): Promise<void> => {
  const probe = join(folder, `essai.${randomUUID()}`)
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(probe, 'essai')
    await rm(probe)
  } catch (error) {
    const failure = error as NodeJS.ErrnoException
    if (isDiskFull(failure)) return rm(probe, { force: true })
    throw new SettingsError(`UPLOADS_DIR : impossible d’écrire dans ${folder} (${failure.code}).`)
  }
}

/** Tries the folders of the settings, so that a wrong one is known at the start and not at the first visit. */
export const checkFolders = async (env: Env, servesPages: boolean): Promise<void> => {
  if (servesPages && env.WEB_DIST !== undefined) readPage(env.WEB_DIST)
  if (env.STOCKAGE === 'disque' && env.UPLOADS_DIR !== undefined) await checkUploads(env.UPLOADS_DIR)
}
