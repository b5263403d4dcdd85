import type { Ctx } from '#kit/ctx.ts'
import { holdPublication } from '../hold-publication.ts'
import { findLecture, writeLecture } from './lectrices.repository.ts'

/** Saves a post; saving it twice changes nothing. */
export const createFavoriPublication = async (id: string, ctx: Ctx): Promise<void> => {
  const { id: publicationId } = await holdPublication(id, ctx)
  const sienne = { publicationId, compteId: ctx.actor.id }
  const saved = (await findLecture(ctx.db, sienne))?.favoriLe ?? null
  if (saved !== null) return
  await writeLecture(ctx.db, sienne, { favori_le: ctx.now() })
}
