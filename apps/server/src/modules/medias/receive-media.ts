import { invalidForm } from '@entrelles/contract/kit/errors.ts'
import type { Fichier } from '@entrelles/contract/kit/fichier.ts'
import {
  FORMAT_IMAGE_REFUSE,
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
  /** The field that the picture came in. */
  readonly champ: string
  /** What that field says of a file that is neither. */
  readonly formatRefuse?: string
}

/**
 * Keeps a picture that came in a form, or refuses the form at its field. Slow: the endpoint that calls it opens its
 * transaction itself, after.
 */
export const receiveMedia = async (
  { fichier, usage, cadrage, champ, formatRefuse = FORMAT_IMAGE_REFUSE }: Received,
  { storage, transaction, actor, now }: ReadCtx,
): Promise<Media> => {
  const bytes = Buffer.from(await fichier.arrayBuffer())
  // A third of a second to load: an API that receives no picture does without.
  const { examineImage } = await import('./examine-image.ts')
  const refusal = await examineImage(bytes, cadrage)
  if (refusal) {
    const message = refusal.message === FORMAT_IMAGE_REFUSE ? formatRefuse : refusal.message
    throw invalidForm([{ champ: refusal.champ ?? champ, message }])
  }
  const id = uuid() as MediaId
  const nom = newNom()
  // Before its row: a file without a row is swept, a row without its file could never be shown.
  await storage.put(originalKey(id), bytes, 'application/octet-stream')
  await transaction(async ({ db, enqueue }) => {
    await insertMedia(db, { id, nom, usage, cadrage, compteId: actor.id }, now())
    await enqueue(makeMiniaturesJob, { mediaId: id })
  })
  return { id, nom }
}
