import type { Ctx } from '#kit/ctx.ts'
import { holdPublication } from '../hold-publication.ts'
import { countReaction, findLecture, writeLecture } from './lectrices.repository.ts'

/** Takes back her reaction, even to a post that has been archived since; nothing without one. */
export const deleteReactionPublication = async (id: string, ctx: Ctx): Promise<void> => {
  const { id: publicationId } = await holdPublication(id, ctx)
  const sienne = { publicationId, compteId: ctx.actor.id }
  const avant = (await findLecture(ctx.db, sienne))?.reaction ?? null
  if (avant === null) return
  await writeLecture(ctx.db, sienne, { reaction: null })
  await countReaction(ctx.db, publicationId, { avant, apres: null })
}
