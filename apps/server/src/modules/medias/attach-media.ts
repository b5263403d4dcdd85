import { invalidForm } from '@entrelles/contract/kit/errors.ts'
import type { UsageMedia } from '@entrelles/contract/modules/medias/medias.schema.ts'
import { IMAGE_INCONNUE } from '@entrelles/contract/modules/medias/medias.texts.ts'
import type { Ctx } from '#kit/ctx.ts'

type Wanted = {
  readonly usage: UsageMedia
  /** The uploader: only she may attach her picture. */
  readonly compteId: string
  /** The picture currently shown, which may be attached again. */
  readonly shown: string | null
  /** The field that is refused when the picture is unknown. */
  readonly champ: string
}

const attach = async (
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  mediaId: string,
  { usage, compteId, shown, champ }: Wanted,
) => {
  const media = await db
    .updateTable('medias')
    .set({ attache_le: now() })
    .where('id', '=', mediaId)
    .where('compte_id', '=', compteId)
    .where('usage', '=', usage)
    .where((eb) => eb.or([eb('attache_le', 'is', null), eb('nom', '=', shown)]))
    .returning(['nom', 'largeur', 'hauteur'])
    .executeTakeFirst()
  if (!media) throw invalidForm([{ champ, message: IMAGE_INCONNUE }])
  return media
}

/**
 * Attaches a picture and returns its file name. A picture has one place: with two, it would be deleted when the
 * first one detaches it.
 */
export const attachMedia = async (
  ctx: Pick<Ctx, 'db' | 'now'>,
  mediaId: string,
  wanted: Wanted,
): Promise<string> => (await attach(ctx, mediaId, wanted)).nom

/** The same for a picture that keeps its shape: also returns its width divided by its height. */
export const attachImage = async (
  ctx: Pick<Ctx, 'db' | 'now'>,
  mediaId: string,
  wanted: Omit<Wanted, 'shown'>,
): Promise<{ readonly nom: string; readonly proportions: number }> => {
  const { nom, largeur, hauteur } = await attach(ctx, mediaId, { ...wanted, shown: null })
  return { nom, proportions: (largeur ?? 1) / (hauteur ?? 1) }
}

/** Counts one more place for a picture, uploaded by anybody: it stays until the last place detaches it. */
export const shareMedia = async ({ db }: Pick<Ctx, 'db'>, nom: string): Promise<void> => {
  await db
    .updateTable('medias')
    .set((eb) => ({ partages: eb('partages', '+', 1) }))
    .where('nom', '=', nom)
    .where('attache_le', 'is not', null)
    .execute()
}

/** Removes a place of a picture; after the last one, a sweep deletes it. */
export const detachMedia = async ({ db }: Pick<Ctx, 'db'>, nom: string): Promise<void> => {
  await db
    .updateTable('medias')
    .set((eb) => ({
      attache_le: eb.case().when('partages', '>', 0).then(eb.ref('attache_le')).end(),
      partages: eb.fn<number>('greatest', [eb('partages', '-', 1), eb.lit(0)]),
    }))
    .where('nom', '=', nom)
    .execute()
}
