import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { createDiskStorage } from '#gateways/storage/disk-storage.ts'
import { createMedia } from '#modules/medias/medias.factory.ts'
import type { DemoPart } from './demo-world.ts'

const PORTRAITS = fileURLToPath(new URL('../../web/public/images/portraits/', import.meta.url))

/** Stores the SVG portraits as uploaded images, since the product serves no SVG. */
export const demoMedias: DemoPart = async ({ db, now, uploads }) => {
  const storage = createDiskStorage(uploads)
  const drawn = await db
    .selectFrom('comptes')
    .where('photo', 'like', '%.svg')
    .select(['id', 'photo'])
    .execute()
  for (const { id, photo } of drawn) {
    const image = await sharp(`${PORTRAITS}${photo}`).resize({ width: 640 }).png().toBuffer()
    const nom = await createMedia(db, storage, now, { usage: 'portrait', image, compteId: id })
    await db.updateTable('comptes').set({ photo: nom }).where('id', '=', id).execute()
  }
}
