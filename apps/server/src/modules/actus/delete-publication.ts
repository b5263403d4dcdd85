import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { droitsOf } from '@entrelles/contract/modules/actus/actus.policy.ts'
import type { Ctx } from '#kit/ctx.ts'
import { erasePublication } from './erase-publication.ts'
import { holdPublication } from './hold-publication.ts'
import { journaliseModeration } from './journal-publication.ts'
import { binPublication, hidePublication } from './statuts.repository.ts'

/** Puts a post into the bin, or deletes a draft; a coordinator of its branches hides it. */
export const deletePublication = async (id: string, ctx: Ctx): Promise<void> => {
  const { db, actor } = ctx
  const held = await holdPublication(id, ctx)
  const { supprimer, masquer } = droitsOf(actor, held)
  if (!supprimer && !masquer) throw commonErrors.introuvable()
  if (!supprimer) {
    await hidePublication(db, held.id)
    return journaliseModeration(ctx, 'masquer', held, { statut: 'masquee', epingleeJusquau: null })
  }
  // What an administrator deletes stays hidden if its author takes it out of the bin.
  const isRetiree = held.auteureId !== actor.id
  if (held.statut === 'brouillon') await erasePublication(ctx, held)
  else
    await binPublication(
      db,
      { id: held.id, avant: isRetiree ? 'masquee' : held.statut, isRetiree },
      ctx.now(),
    )
  return journaliseModeration(ctx, 'supprimer', held, { statut: 'supprimee', epingleeJusquau: null })
}
