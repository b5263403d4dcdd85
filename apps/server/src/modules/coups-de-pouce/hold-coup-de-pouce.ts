import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { coupsDePouceErrors } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.errors.ts'
import {
  canEnd,
  canRead,
  droitsOf,
} from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.policy.ts'
import type { DroitsCoupDePouce } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { areBloquees } from '#modules/blocages/blocages.public.ts'
import { lockCompte } from '#modules/compte/compte.public.ts'
import { findAuteure, lockCoupDePouce, type Tenu } from './coups-de-pouce.repository.ts'

type Acting = Pick<Ctx, 'db' | 'actor'>

/** Locks a request that the caller reads; any other is not found. */
export const holdCoupDePouce = async (id: string, { db, actor }: Acting): Promise<Tenu> => {
  const held = await lockCoupDePouce(db, id)
  const isHidden =
    !held ||
    !canRead(actor, held) ||
    (held.auteureId !== null && (await areBloquees(db, actor.id, held.auteureId)))
  if (isHidden) throw commonErrors.introuvable()
  return held
}

type Droit = Extract<keyof DroitsCoupDePouce, 'resoudre' | 'clore' | 'prolonger' | 'rouvrir'>

/** Locks a request that the caller may end or open again; a wrong status is another refusal than a wrong person. */
export const holdToEnd = async (id: string, droit: Droit, ctx: Acting): Promise<Tenu> => {
  const held = await holdCoupDePouce(id, ctx)
  if (!canEnd(ctx.actor, held)) throw commonErrors.introuvable()
  if (!droitsOf(ctx.actor, held)[droit]) throw coupsDePouceErrors.etat_change()
  return held
}

/** The same, after the account of its author: the number of her open requests may change. */
export const holdToOpen = async (id: string, droit: Droit, ctx: Acting): Promise<Tenu> => {
  const auteureId = await findAuteure(ctx.db, id)
  if (auteureId !== null) await lockCompte(ctx.db, auteureId)
  return holdToEnd(id, droit, ctx)
}
