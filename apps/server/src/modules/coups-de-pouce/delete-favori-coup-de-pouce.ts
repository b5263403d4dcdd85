import type { Ctx } from '#kit/ctx.ts'
import { holdCoupDePouce } from './hold-coup-de-pouce.ts'
import { deleteFavori } from './suivis/favoris.repository.ts'

/** No longer saves a request, even one that has been hidden since. */
export const deleteFavoriCoupDePouce = async (id: string, ctx: Ctx): Promise<void> => {
  const wasSaved = await deleteFavori(ctx.db, id, ctx.actor.id)
  if (!wasSaved) await holdCoupDePouce(id, ctx)
}
