import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { canReadReponse } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.policy.ts'
import type { Ctx } from '#kit/ctx.ts'
import { areBloquees } from '#modules/blocages/blocages.public.ts'
import type { Tenu } from '../coups-de-pouce.repository.ts'
import { holdCoupDePouce } from '../hold-coup-de-pouce.ts'
import { findReponse, type Reponse } from './reponses.repository.ts'

type Acting = Pick<Ctx, 'db' | 'actor'>

/** An answer that the caller reads, to a request that is locked; any other is not found. */
export const findLisible = async (demande: Tenu, id: string, { db, actor }: Acting): Promise<Reponse> => {
  const reponse = await findReponse(db, demande.id, id)
  const isHidden =
    !reponse ||
    !canReadReponse(actor, demande, reponse) ||
    (reponse.auteureId !== null && (await areBloquees(db, actor.id, reponse.auteureId)))
  if (isHidden) throw commonErrors.introuvable()
  return reponse
}

/** Locks a request, and reads one of its answers. */
export const holdReponse = async (
  id: string,
  reponseId: string,
  ctx: Acting,
): Promise<{ readonly demande: Tenu; readonly reponse: Reponse }> => {
  const demande = await holdCoupDePouce(id, ctx)
  return { demande, reponse: await findLisible(demande, reponseId, ctx) }
}
