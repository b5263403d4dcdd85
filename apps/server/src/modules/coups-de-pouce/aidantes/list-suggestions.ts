import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { SUGGESTIONS_MAX } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.constants.ts'
import { droitsOf } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.policy.ts'
import type { ReadCtx } from '#kit/ctx.ts'
import { lectureOf } from '#modules/adherentes/adherentes.public.ts'
import { findCoupDePouce } from '../get-coup-de-pouce.ts'
import { listAidantesPossibles } from './suggestions.queries.ts'

/** The members whom the author of a request, or those who moderate it, may ask. */
export const listSuggestions = async (id: string, ctx: ReadCtx) => {
  const found = await findCoupDePouce(id, ctx)
  if (!found || !droitsOf(ctx.actor, found).voirSuggestions) throw commonErrors.introuvable()
  return { adherentes: await listAidantesPossibles(ctx.db, id, lectureOf(ctx), SUGGESTIONS_MAX) }
}
