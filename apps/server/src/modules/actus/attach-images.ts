import type { PublicationForm } from '@entrelles/contract/modules/actus/actus.forms.ts'
import type { ImagePublication } from '@entrelles/contract/modules/actus/actus.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { attachImage, detachMedia } from '#modules/medias/medias.public.ts'

/** Gives up pictures: a sweep deletes them. */
export const detachImages = async (
  ctx: Pick<Ctx, 'db'>,
  images: readonly Pick<ImagePublication, 'nom'>[],
): Promise<void> => {
  for (const { nom } of images) await detachMedia(ctx, nom)
}

type Wanted = {
  /** The pictures that the post already has. They stay, even those that another member sent. */
  readonly shown: readonly ImagePublication[]
  /** The member who sent the new pictures. */
  readonly compteId: string
  /** The field that is refused when a picture is unknown. */
  readonly champ: string
}

/** The pictures of a form, in their order: attaches the new ones, gives up those that are no longer there. */
export const attachImages = async (
  ctx: Pick<Ctx, 'db' | 'now'>,
  images: PublicationForm['images'],
  { shown, compteId, champ }: Wanted,
): Promise<ImagePublication[]> => {
  const attached: ImagePublication[] = []
  for (const { id, texteAlternatif } of images) {
    const kept = shown.find((image) => image.id === id)
    const image = kept ?? { id, ...(await attachImage(ctx, id, { usage: 'publication', compteId, champ })) }
    attached.push({ ...image, texteAlternatif })
  }
  const gone = shown.filter(({ id }) => !attached.some((image) => image.id === id))
  await detachImages(ctx, gone)
  return attached
}
