import type { PresentationTerritoire } from '@entrelles/contract/modules/antennes/antennes.forms.ts'
import type { Ctx } from '#kit/ctx.ts'
import { updateImage } from '#modules/antennes/territoires.repository.ts'
import { attachMedia, detachMedia } from '#modules/medias/medias.public.ts'

type Wanted = Pick<PresentationTerritoire, 'imageId' | 'imageAlt'>

/** Replaces the image `before`; null removes it, undefined keeps it. */
export const updateImageTerritoire = async (
  id: string,
  before: string | null,
  { imageId, imageAlt }: Wanted,
  ctx: Ctx,
): Promise<void> => {
  const image = await nextImage(before, imageId, ctx)
  if (before !== null && image !== before) await detachMedia(ctx, before)
  await updateImage(ctx.db, id, { image, alt: imageAlt })
}

const nextImage = async (
  before: string | null,
  imageId: Wanted['imageId'],
  ctx: Ctx,
): Promise<string | null> => {
  if (imageId === undefined) return before
  if (imageId === null) return null
  return attachMedia(ctx, imageId, {
    usage: 'couverture',
    compteId: ctx.actor.id,
    shown: before,
    champ: 'imageId',
  })
}
