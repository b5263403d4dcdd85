import type { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { safeKey, type Storage } from './storage.ts'

export type S3Options = {
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** Puts the bucket in the path rather than in the host name. */
  readonly pathStyle: boolean
}

/** Files in a bucket of any S3-compatible service. */
export const createS3Storage = (options: S3Options): Storage => {
  const { bucket: Bucket, accessKeyId, secretAccessKey, pathStyle, endpoint, region } = options
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle: pathStyle,
    credentials: { accessKeyId, secretAccessKey },
    // Most S3-compatible services reject the checksums that the SDK adds by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5000, requestTimeout: 30_000 },
  })
  return {
    put: async (key, bytes, contentType) => {
      const content = { Body: bytes, ContentType: contentType, ContentLength: bytes.length }
      await client.send(new PutObjectCommand({ Bucket, Key: safeKey(key), ...content }))
    },
    get: async (key) => {
      try {
        const { Body, ContentLength } = await client.send(new GetObjectCommand({ Bucket, Key: safeKey(key) }))
        return { size: ContentLength ?? 0, stream: Body as Readable }
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },
    delete: async (key) => {
      await client.send(new DeleteObjectCommand({ Bucket, Key: safeKey(key) }))
    },
    list: async function* (folder) {
      for await (const { Contents = [] } of paginateListObjectsV2(
        { client },
        { Bucket, Prefix: `${folder}/` },
      ))
        yield Contents.map(({ Key = '', LastModified = new Date() }) => ({
          key: Key,
          modifiedAt: LastModified,
        }))
    },
    close: () => client.destroy(),
  }
}
