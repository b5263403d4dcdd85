import { z } from '@entrelles/contract/kit/z.ts'
import {
  cadrage as cadrageSchema,
  mediaId as mediaIdSchema,
} from '@entrelles/contract/modules/medias/medias.schema.ts'
import { bytesOf } from '#gateways/storage/storage.ts'
import { defineJob } from '#kit/jobs.ts'
import { keysOf, miniatureKey, originalKey } from './medias.keys.ts'
import { findMedia } from './medias.queries.ts'
import { markPret } from './medias.repository.ts'
import { sweepMedias } from './sweep-medias.ts'

/** Makes the sizes of a picture, then deletes the original. A killed job starts again from the original. */
export const makeMiniaturesJob = defineJob({
  name: 'medias.preparer',
  data: z.object({ mediaId: mediaIdSchema }),
  run: async ({ mediaId }, { db, storage, now, transaction }) => {
    const media = await findMedia(db, mediaId)
    if (media?.etat === 'recu') {
      const original = await storage.get(originalKey(mediaId))
      if (!original) throw new Error(`the original of ${mediaId} is not in the storage`)
      const { makeMiniatures } = await import('./make-miniatures.ts')
      const cadrage = media.cadrage === null ? undefined : cadrageSchema.parse(media.cadrage)
      for (const { largeur, bytes } of await makeMiniatures(await bytesOf(original), media.usage, cadrage))
        await storage.put(miniatureKey(media.nom, media.usage, largeur), bytes, 'image/webp')
      const isKept = await transaction((inside) => markPret(inside.db, mediaId, now()))
      if (!isKept) for (const key of keysOf(media)) await storage.delete(key)
    }
    await storage.delete(originalKey(mediaId))
  },
})

/** Each night, deletes unattached pictures and the files left by crashes. */
export const sweepMediasJob = defineJob({
  name: 'medias.balayer',
  data: z.object({}),
  cron: '25 3 * * *',
  run: (_data, ctx) => sweepMedias(ctx, (mediaId) => ctx.enqueue(makeMiniaturesJob, { mediaId })),
})
