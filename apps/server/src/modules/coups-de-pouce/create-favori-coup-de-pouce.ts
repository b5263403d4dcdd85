import type { Ctx } from '#kit/ctx.ts'
import { holdCoupDePouce } from './hold-coup-de-pouce.ts'
import { insertFavori } from './suivis/favoris.repository.ts'

/** Saves a request; saving it twice changes nothing. */
export const createFavoriCoupDePouce = async (id: string, ctx: Ctx): Promise<void> => {
  const held = await holdCoupDePouce(id, ctx)
  await insertFavori(ctx.db, held.id, ctx.actor.id, ctx.now())
}
