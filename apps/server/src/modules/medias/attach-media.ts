import { invalidForm } from '@entrelles/contract/kit/errors.ts'
import type { UsageMedia } from '@entrelles/contract/modules/medias/medias.schema.ts'
import { IMAGE_INCONNUE } from '@entrelles/contract/modules/medias/medias.texts.ts'
import type { Ctx } from '#kit/ctx.ts'

type Wanted = {
  readonly usage: UsageMedia
  /** Who sent it: nobody shows somebody else's picture. */
  readonly compteId: string
  /** The picture that is shown there already: sent again, it stays. */
  readonly shown: string | null
  /** The field that is refused when there is no such picture. */
  readonly champ: string
}

/**
 * Something shows this picture from now on; gives the name that it is kept under. A picture is shown in one place:
 * elsewhere it would vanish when the first one lets it go.
 */
export const attachMedia = async (
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  mediaId: string,
  { usage, compteId, shown, champ }: Wanted,
): Promise<string> => {
  const media = await db
    .updateTable('medias')
    .set({ attache_le: now() })
    .where('id', '=', mediaId)
    .where('compte_id', '=', compteId)
    .where('usage', '=', usage)
    .where((eb) => eb.or([eb('attache_le', 'is', null), eb('nom', '=', shown)]))
    .returning('nom')
    .executeTakeFirst()
  if (!media) throw invalidForm([{ champ, message: IMAGE_INCONNUE }])
  return media.nom
}

/** One more place shows this picture, whoever sent it: it stays until the last of them lets it go. */
export const shareMedia = async ({ db }: Pick<Ctx, 'db'>, nom: string): Promise<void> => {
  await db
    .updateTable('medias')
    .set((eb) => ({ partages: eb('partages', '+', 1) }))
    .where('nom', '=', nom)
    .where('attache_le', 'is not', null)
    .execute()
}

/** A place shows this picture no more; once it was the last one, the next sweep takes it. */
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
