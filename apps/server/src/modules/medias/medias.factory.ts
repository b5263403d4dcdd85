import type { UsageMedia } from '@entrelles/contract/modules/medias/medias.schema.ts'
import { v7 as uuid } from 'uuid'
import type { Db } from '#db/client.ts'
import { inTransaction } from '#db/test-transaction.ts'
import type { Storage } from '#gateways/storage/storage.ts'
import { makeMiniatures } from './make-miniatures.ts'
import { miniatureKey, newNom } from './medias.keys.ts'
import { insertMedia, markPret } from './medias.repository.ts'

type NewImage = {
  readonly usage: UsageMedia
  readonly image: Buffer
  readonly compteId: string | null
  /** Of a picture that keeps its shape. */
  readonly largeur?: number
  readonly hauteur?: number
}

/** Creates an attached picture with its sizes; returns its file name. */
export const createMedia = async (
  db: Db,
  storage: Storage,
  now: Date,
  { usage, image, compteId, largeur, hauteur }: NewImage,
): Promise<string> => {
  const id = uuid()
  const nom = newNom()
  for (const { largeur, bytes } of await makeMiniatures(image, usage, undefined))
    await storage.put(miniatureKey(nom, usage, largeur), bytes, 'image/webp')
  await inTransaction(db, async (tx) => {
    await insertMedia(tx, { id, nom, usage, compteId, largeur, hauteur }, now)
    await markPret(tx, id, now)
    await tx.updateTable('medias').set({ attache_le: now }).where('id', '=', id).execute()
  })
  return nom
}

export { CAMERA, hostileImages, interlacedPng, jpeg, png, sidewaysJpeg } from './test-images.ts'
