import type { BrouillonForm } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.forms.ts'
import type { CoupDePouce } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { lockCompte } from '#modules/compte/compte.public.ts'
import { attachFichiers } from '#modules/fichiers/fichiers.public.ts'
import { checkChoix, requirePlaceBrouillon } from './check-coup-de-pouce.ts'
import { insertCoupDePouce } from './coups-de-pouce.repository.ts'
import { getCoupDePouce } from './get-coup-de-pouce.ts'

/** Keeps a draft. Its last day is checked when it is published. */
export const createBrouillon = async (
  { piecesJointes, dateLimite, ...form }: BrouillonForm,
  ctx: Ctx,
): Promise<CoupDePouce> => {
  const { db, actor } = ctx
  await checkChoix(db, form)
  await lockCompte(db, actor.id)
  await requirePlaceBrouillon(db, actor.id)
  const id = await insertCoupDePouce(
    db,
    form,
    { dateLimite, relanceLe: null, publieLe: null },
    { auteureId: actor.id, now: ctx.now() },
  )
  await attachFichiers(ctx, { type: 'coup_de_pouce', id }, piecesJointes, 'piecesJointes')
  return getCoupDePouce(id, ctx)
}
