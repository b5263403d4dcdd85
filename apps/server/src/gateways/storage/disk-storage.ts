import { randomUUID } from 'node:crypto'
import { mkdir, open, opendir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isKey, safeKey, type Storage, type StoredKey } from './storage.ts'

const PAGE = 1000
/** Prefix of files being written: nobody reads them, and a sweep deletes those that a crash leaves. */
const TEMPORARY = 'en-cours.'

const orNull = (error: unknown): null => {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
  throw error
}

/** The disk is full, or the part of it that this account may use. */
export const isDiskFull = ({ code }: NodeJS.ErrnoException): boolean => code === 'ENOSPC' || code === 'EDQUOT'

/** Files in a folder, local or shared between machines. */
export const createDiskStorage = (root: string): Storage => {
  const pathOf = (key: string): string => join(root, safeKey(key))
  return {
    put: async (key, bytes) => {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true })
      const temporary = join(dirname(path), TEMPORARY + randomUUID())
      try {
        await writeFile(temporary, bytes, { flag: 'wx', flush: true })
        await rename(temporary, path)
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
    },
    get: async (key) => {
      const file = await open(pathOf(key)).catch(orNull)
      if (!file) return null
      const { size } = await file.stat()
      return { size, stream: file.createReadStream() }
    },
    delete: (key) => rm(pathOf(key), { force: true }),
    list: async function* (folder) {
      const directory = await opendir(join(root, folder)).catch(orNull)
      if (!directory) return
      let page: StoredKey[] = []
      for await (const { name } of directory) {
        // Ignores files that the product did not write.
        if (!isKey(`${folder}/${name}`)) continue
        const found = await stat(join(directory.path, name)).catch(orNull)
        if (found?.isFile()) page.push({ key: `${folder}/${name}`, modifiedAt: found.mtime })
        if (page.length < PAGE) continue
        yield page
        page = []
      }
      if (page.length > 0) yield page
    },
    close: () => {},
  }
}
