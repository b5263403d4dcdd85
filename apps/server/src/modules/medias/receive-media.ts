import { invalidForm } from '@entrelles/contract/kit/errors.ts'
import type { Fichier } from '@entrelles/contract/kit/fichier.ts'
import {
  FORMAT_IMAGE_REFUSE,
  USAGES_MEDIA,
  type Cadrage,
  type Media,
  type MediaId,
  type UsageMedia,
} from '@entrelles/contract/modules/medias/medias.schema.ts'
import { v7 as uuid } from 'uuid'
import type { ReadCtx } from '#kit/ctx.ts'
import { makeMiniaturesJob } from './medias.jobs.ts'
import { newNom, originalKey } from './medias.keys.ts'
import { insertMedia } from './medias.repository.ts'

type Received = {
  readonly fichier: Fichier
  readonly usage: UsageMedia
  readonly cadrage?: Cadrage | undefined
  /** The form field of the picture. */
  readonly champ: string
  /** The message when the file is neither JPEG nor PNG. */
  readonly formatRefuse?: string
}

/**
 * Stores a picture from a form, or refuses it on its field. This is slow: the endpoint must open its own
 * transaction, afterwards.
 */
export const receiveMedia = async (
  { fichier, usage, cadrage, champ, formatRefuse = FORMAT_IMAGE_REFUSE }: Received,
  { storage, transaction, actor, now }: ReadCtx,
): Promise<Media> => {
  const bytes = Buffer.from(await fichier.arrayBuffer())
  // Lazy import: the library takes a third of a second to load.
  const { examineImage, sizeOf } = await import('./examine-image.ts')
  const refusal = await examineImage(bytes, cadrage)
  if (refusal) {
    const message = refusal.message === FORMAT_IMAGE_REFUSE ? formatRefuse : refusal.message
    throw invalidForm([{ champ: refusal.champ ?? champ, message }])
  }
  const size = USAGES_MEDIA[usage].proportions === null ? (cadrage ?? (await sizeOf(bytes))) : undefined
  const id = uuid() as MediaId
  const nom = newNom()
  // Stored before its row: the sweep deletes a file without a row, but a row without its file would never be shown.
  await storage.put(originalKey(id), bytes, 'application/octet-stream')
  await transaction(async ({ db, enqueue }) => {
    const { largeur, hauteur } = size ?? {}
    await insertMedia(db, { id, nom, usage, cadrage, compteId: actor.id, largeur, hauteur }, now())
    await enqueue(makeMiniaturesJob, { mediaId: id })
  })
  return { id, nom }
}
