import type { Ctx } from '#kit/ctx.ts'
import { holdCoupDePouce } from './hold-coup-de-pouce.ts'
import { deleteSuivi } from './suivis/suivis.repository.ts'

/** Stops following a request, even one that has been hidden since. */
export const deleteSuiviCoupDePouce = async (id: string, ctx: Ctx): Promise<void> => {
  const wasFollowed = await deleteSuivi(ctx.db, id, ctx.actor.id)
  if (!wasFollowed) await holdCoupDePouce(id, ctx)
}
