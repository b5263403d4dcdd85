import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createStorage } from './create-storage.ts'
import { createDiskStorage } from './disk-storage.ts'
import { createFakeStorage } from './fake-storage.ts'
import { noStorage } from './no-storage.ts'
import { describeStorage } from './test-storage.ts'

const newFolder = () => mkdtemp(join(tmpdir(), 'entrelles-stockage-'))

describeStorage('on a disk', async () => {
  const folder = await newFolder()
  return { storage: createDiskStorage(folder), stop: () => rm(folder, { recursive: true }) }
})
describeStorage('in memory, by the tests', async () => ({
  storage: createFakeStorage(),
  stop: async () => undefined,
}))

test('a failed write leaves no file on the disk', async () => {
  const folder = await newFolder()
  await writeFile(join(folder, 'occupe'), '')
  const storage = createDiskStorage(folder)
  await expect(storage.put('occupe/x.webp', Buffer.from('x'), 'image/webp')).rejects.toThrow(/EEXIST|ENOTDIR/)
  expect(await readdir(folder)).toEqual(['occupe'])
  await rm(folder, { recursive: true })
})

const S3 = { S3_REGION: 'us-east-1', S3_STYLE: 'chemin' } as const

test('the disk without a folder is noStorage, and S3 without its keys throws', async () => {
  expect(await createStorage({ STOCKAGE: 'disque', ...S3 })).toBe(noStorage)
  await expect(createStorage({ STOCKAGE: 's3', S3_BUCKET: 'x', ...S3 })).rejects.toThrow(
    'STOCKAGE=s3 demande',
  )
})

test('without storage, a write is refused and a read finds nothing', async () => {
  await expect(noStorage.put('a/b', Buffer.alloc(0), 'x')).rejects.toMatchObject({ status: 503 })
  expect(await noStorage.get('a/b')).toBeNull()
})
