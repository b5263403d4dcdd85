import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bytesOf, type Storage } from './storage.ts'

type Started = { readonly storage: Storage; readonly stop: () => Promise<void> }

const readBytes = async (storage: Storage, key: string): Promise<Buffer | undefined> => {
  const file = await storage.get(key)
  return file ? bytesOf(file) : undefined
}
const listKeys = async (storage: Storage, folder: string): Promise<string[]> => {
  const keys: string[] = []
  for await (const page of storage.list(folder)) keys.push(...page.map(({ key }) => key))
  return keys.toSorted()
}

/** The behaviour that every storage must have. */
export const describeStorage = (name: string, start: () => Promise<Started>): void => {
  describe(`[R3-16] files kept ${name}`, () => {
    let storage: Storage
    let stop: Started['stop']
    beforeAll(async () => {
      const started = await start()
      storage = started.storage
      stop = started.stop
    })
    afterAll(() => stop())

    test('are read back unchanged, with their size', async () => {
      const bytes = randomBytes(3_000_000)
      await storage.put('essai/grand.webp', bytes, 'image/webp')
      const file = await storage.get('essai/grand.webp')
      expect(file?.size).toBe(bytes.length)
      expect(file && (await bytesOf(file)).equals(bytes)).toBe(true)
    })

    test('may be empty', async () => {
      await storage.put('essai/vide.webp', Buffer.alloc(0), 'image/webp')
      expect(await readBytes(storage, 'essai/vide.webp')).toEqual(Buffer.alloc(0))
    })

    test('are replaced atomically, even by concurrent writers', async () => {
      const versions = Array.from({ length: 5 }, (_, n) => Buffer.alloc(200_000, n))
      await Promise.all(versions.map((bytes) => storage.put('essai/course.webp', bytes, 'image/webp')))
      const kept = await readBytes(storage, 'essai/course.webp')
      expect(versions.some((bytes) => kept?.equals(bytes))).toBe(true)
      expect(await listKeys(storage, 'essai')).toContain('essai/course.webp')
    })

    test('are gone once deleted, and a second delete is not an error', async () => {
      await storage.put('essai/bref.webp', Buffer.from('x'), 'image/webp')
      await storage.delete('essai/bref.webp')
      expect(await storage.get('essai/bref.webp')).toBeNull()
      await expect(storage.delete('essai/bref.webp')).resolves.toBeUndefined()
    })

    test('are null when missing', async () => {
      expect(await storage.get('essai/absent.webp')).toBeNull()
    })

    test('are listed by folder, over several pages, with their date', async () => {
      const many = Array.from({ length: 1005 }, (_, n) => `liste/f${String(n).padStart(4, '0')}`)
      for (let at = 0; at < many.length; at += 50)
        await Promise.all(
          many.slice(at, at + 50).map((key) => storage.put(key, Buffer.from('x'), 'text/plain')),
        )
      await storage.put('listes/autre', Buffer.from('x'), 'text/plain')
      expect(await listKeys(storage, 'liste')).toEqual(many)
      expect(await listKeys(storage, 'absent')).toEqual([])
      for await (const [first] of storage.list('liste'))
        expect(Math.abs(Date.now() - (first?.modifiedAt.getTime() ?? 0))).toBeLessThan(120_000)
    })

    test.each(['../dehors', 'a/../b', '/etc/passwd', 'sans-dossier', 'a/b/c', 'a/.cache', 'a/x y', 'a/\0'])(
      'are refused under a key that leaves its folder: %j',
      async (key) => {
        await expect(storage.put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow('not a key')
        await expect(storage.get(key)).rejects.toThrow('not a key')
      },
    )
  })
}
