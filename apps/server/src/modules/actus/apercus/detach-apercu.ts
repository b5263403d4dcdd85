import { lienApercu } from '@entrelles/contract/modules/actus/actus.schema.ts'
import type { Tx } from '#db/client.ts'
import { detachMedia } from '#modules/medias/medias.public.ts'

/** Gives up the picture of a preview that is no longer shown: a sweep deletes it. */
export const detachApercu = async ({ db }: { readonly db: Tx }, apercu: unknown): Promise<void> => {
  const image = lienApercu.nullable().parse(apercu)?.image
  if (image) await detachMedia({ db }, image.nom)
}
