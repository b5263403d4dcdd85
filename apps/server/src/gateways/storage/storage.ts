import type { Readable } from 'node:stream'

/** A file that is kept: what it weighs, and its bytes as they come. */
export type StoredFile = { readonly size: number; readonly stream: Readable }
export type StoredKey = { readonly key: string; readonly modifiedAt: Date }

/** Where the members’ files are kept. A key is `folder/name`, never anything that somebody typed. */
export type Storage = {
  /** Whole or not at all: nobody ever reads half a file. An existing one is replaced. */
  readonly put: (key: string, bytes: Buffer, contentType: string) => Promise<void>
  /** Null when there is none. */
  readonly get: (key: string) => Promise<StoredFile | null>
  /** Deleting what is not there is no fault. */
  readonly delete: (key: string) => Promise<void>
  /** Every key of a folder, a page after the other. */
  readonly list: (folder: string) => AsyncIterable<readonly StoredKey[]>
  readonly close: () => void
}

const KEY = /^[a-z]+\/[0-9A-Za-z][0-9A-Za-z.-]*$/

export const isKey = (key: string): boolean => KEY.test(key) && !key.includes('..')

/** A key that could climb out of its folder is a fault of ours. */
export const safeKey = (key: string): string => {
  if (!isKey(key)) throw new Error(`"${key}" is not a key of the storage.`)
  return key
}

/** The bytes of a file, all at once: for one that fits in memory. */
export const bytesOf = async ({ stream }: StoredFile): Promise<Buffer> =>
  Buffer.concat(await stream.toArray())
