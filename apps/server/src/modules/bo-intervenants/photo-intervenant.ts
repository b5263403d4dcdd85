import type { IntervenantForm } from '@entrelles/contract/modules/intervenants/intervenants.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { attachMedia, detachMedia } from '#modules/medias/medias.public.ts'

/**
 * Returns the new photo: the uploaded one, the current one when `photoId` is undefined, or none when it is null.
 */
export const changePhoto = async (
  before: string | null,
  photoId: IntervenantForm['photoId'],
  ctx: Ctx,
): Promise<string | null> => {
  if (photoId === undefined) return before
  const photo =
    photoId === null
      ? null
      : await attachMedia(ctx, photoId, {
          usage: 'intervenant',
          compteId: ctx.actor.id,
          shown: before,
          champ: 'photoId',
        })
  if (before !== null && photo !== before) await detachMedia(ctx, before)
  return photo
}
