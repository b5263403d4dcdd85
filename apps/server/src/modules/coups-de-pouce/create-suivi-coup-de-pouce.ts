import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { coupsDePouceErrors } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.errors.ts'
import { droitsOf } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.policy.ts'
import type { Ctx } from '#kit/ctx.ts'
import { holdCoupDePouce } from './hold-coup-de-pouce.ts'
import { insertSuivi } from './suivis/suivis.repository.ts'

/** Follows an open request, so that its answers notify the caller; following it twice changes nothing. */
export const createSuiviCoupDePouce = async (id: string, ctx: Ctx): Promise<void> => {
  const held = await holdCoupDePouce(id, ctx)
  if (held.auteureId === ctx.actor.id) throw commonErrors.introuvable()
  if (!droitsOf(ctx.actor, held).suivre) throw coupsDePouceErrors.ferme()
  await insertSuivi(ctx.db, held.id, ctx.actor.id, ctx.now())
}
