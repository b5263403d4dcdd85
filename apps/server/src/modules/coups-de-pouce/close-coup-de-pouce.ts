import type { ClotureForm } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.forms.ts'
import type { CoupDePouce } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { updateStatut } from './coups-de-pouce.repository.ts'
import { getCoupDePouce } from './get-coup-de-pouce.ts'
import { holdToEnd } from './hold-coup-de-pouce.ts'
import { journaliseModeration } from './journal-coup-de-pouce.ts'

/** Ends a request that is no longer needed. */
export const closeCoupDePouce = async (
  id: string,
  { motif }: ClotureForm,
  ctx: Ctx,
): Promise<CoupDePouce> => {
  const held = await holdToEnd(id, 'clore', ctx)
  await updateStatut(ctx.db, held.id, 'clos', { motif_cloture: motif, termine_le: ctx.now() })
  await journaliseModeration(ctx, 'changer_etat', held, { statut: 'clos' })
  return getCoupDePouce(held.id, ctx)
}
