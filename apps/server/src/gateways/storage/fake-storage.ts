import { Readable } from 'node:stream'
import { safeKey, type Storage } from './storage.ts'

/** Keeps the files in memory, for tests to read. */
export const createFakeStorage = (now = () => new Date()): Storage & { readonly keys: () => string[] } => {
  const files = new Map<string, { bytes: Buffer; modifiedAt: Date }>()
  return {
    keys: () => [...files.keys()].toSorted(),
    put: async (key, bytes) => void files.set(safeKey(key), { bytes, modifiedAt: now() }),
    get: async (key) => {
      const file = files.get(safeKey(key))
      return file ? { size: file.bytes.length, stream: Readable.from([file.bytes]) } : null
    },
    delete: async (key) => void files.delete(safeKey(key)),
    list: async function* (folder) {
      const entries = [...files].filter(([key]) => key.startsWith(`${folder}/`))
      yield entries.map(([key, { modifiedAt }]) => ({ key, modifiedAt }))
    },
    close: () => undefined,
  }
}
