import type { Readable } from 'node:stream'

export type StoredFile = { readonly size: number; readonly stream: Readable }
export type StoredKey = { readonly key: string; readonly modifiedAt: Date }

/** Stores the members' files. A key is `folder/name`, and never contains user input. */
export type Storage = {
  /** Atomic: no reader ever sees a partial file. Replaces an existing file. */
  readonly put: (key: string, bytes: Buffer, contentType: string) => Promise<void>
  /** Null if the key does not exist. */
  readonly get: (key: string) => Promise<StoredFile | null>
  /** A missing key is not an error. */
  readonly delete: (key: string) => Promise<void>
  /** Every key of a folder, page by page. */
  readonly list: (folder: string) => AsyncIterable<readonly StoredKey[]>
  readonly close: () => void
}

const KEY = /^[a-z]+\/[0-9A-Za-z][0-9A-Za-z.-]*$/

export const isKey = (key: string): boolean => KEY.test(key) && !key.includes('..')

/** Throws on a key that could leave its folder, which would be a bug. */
export const safeKey = (key: string): string => {
  if (!isKey(key)) throw new Error(`"${key}" is not a key of the storage.`)
  return key
}

/** Reads a whole file into memory; only for small files. */
export const bytesOf = async ({ stream }: StoredFile): Promise<Buffer> =>
  Buffer.concat(await stream.toArray())
