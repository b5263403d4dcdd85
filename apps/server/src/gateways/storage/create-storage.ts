import { SettingsError } from '#kit/settings-error.ts'
import { createDiskStorage } from './disk-storage.ts'
import { noStorage } from './no-storage.ts'
import type { Storage } from './storage.ts'

export type StorageSettings = {
  readonly STOCKAGE: 'disque' | 's3'
  readonly UPLOADS_DIR?: string | undefined
  readonly S3_ENDPOINT?: string | undefined
  readonly S3_REGION: string
  readonly S3_BUCKET?: string | undefined
  readonly S3_ACCESS_KEY?: string | undefined
  readonly S3_SECRET_KEY?: string | undefined
  readonly S3_STYLE: 'chemin' | 'domaine'
}

export const createStorage = async (settings: StorageSettings): Promise<Storage> => {
  const { STOCKAGE, UPLOADS_DIR, S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY } = settings
  if (STOCKAGE === 'disque') return UPLOADS_DIR === undefined ? noStorage : createDiskStorage(UPLOADS_DIR)
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY || !S3_SECRET_KEY)
    throw new SettingsError('STOCKAGE=s3 demande S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY et S3_SECRET_KEY.')
  // Loaded on demand: the S3 client is heavy, and useless with disk storage.
  const { createS3Storage } = await import('./s3-storage.ts')
  return createS3Storage({
    endpoint: S3_ENDPOINT,
    region: settings.S3_REGION,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY,
    secretAccessKey: S3_SECRET_KEY,
    pathStyle: settings.S3_STYLE === 'chemin',
  })
}
