import type { IntervenantForm } from '@entrelles/contract/modules/intervenants/intervenants.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { attachMedia, detachMedia } from '#modules/medias/medias.public.ts'

/** The photo that she is shown with from now on: the one that was sent, the same when nothing is said, or none. */
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
