import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { BrouillonUpdate } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.forms.ts'
import type { CoupDePouce } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { attachFichiers } from '#modules/fichiers/fichiers.public.ts'
import { checkChoix } from './check-coup-de-pouce.ts'
import { updateChamps } from './coups-de-pouce.repository.ts'
import { getCoupDePouce } from './get-coup-de-pouce.ts'
import { holdCoupDePouce } from './hold-coup-de-pouce.ts'

export const updateBrouillon = async (
  id: string,
  { version, piecesJointes, dateLimite, ...form }: BrouillonUpdate,
  ctx: Ctx,
): Promise<CoupDePouce> => {
  const { db } = ctx
  const held = await holdCoupDePouce(id, ctx)
  // Only its author reads a draft.
  if (held.statut !== 'brouillon') throw commonErrors.introuvable()
  if (held.version !== version) throw commonErrors.version_depassee()
  await checkChoix(db, form)
  await updateChamps(db, held.id, form, { dateLimite, relanceLe: null, publieLe: null }, ctx.now())
  await attachFichiers(ctx, { type: 'coup_de_pouce', id: held.id }, piecesJointes, 'piecesJointes')
  return getCoupDePouce(held.id, ctx)
}
