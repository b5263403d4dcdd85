import { afterAll, beforeAll, expect, test } from 'vitest'
import { createS3Storage } from './s3-storage.ts'
import { startRadosgw, type Radosgw } from './test-radosgw.ts'
import { describeStorage } from './test-storage.ts'

let radosgw: Radosgw
beforeAll(async () => {
  radosgw = await startRadosgw()
})
afterAll(() => radosgw.stop())

describeStorage('in a bucket of a real S3 server', async () => {
  const storage = createS3Storage(radosgw)
  return { storage, stop: async () => storage.close() }
})

test('a wrong secret key is refused', async () => {
  const storage = createS3Storage({ ...radosgw, secretAccessKey: 'une-autre' })
  const refused = { name: 'SignatureDoesNotMatch' }
  await expect(storage.put('essai/x.webp', Buffer.from('x'), 'image/webp')).rejects.toMatchObject(refused)
  await expect(storage.get('essai/grand.webp')).rejects.toMatchObject(refused)
  storage.close()
})
