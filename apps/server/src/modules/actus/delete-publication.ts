import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { droitsOf } from '@entrelles/contract/modules/actus/actus.policy.ts'
import type { Ctx } from '#kit/ctx.ts'
import { erasePublication } from './erase-publication.ts'
import { holdPublication } from './hold-publication.ts'
import { journaliseModeration } from './journal-publication.ts'
import { binPublication } from './statuts.repository.ts'

/** Puts a post into the bin, or deletes a draft. Coordinators hide with a report. */
export const deletePublication = async (id: string, ctx: Ctx): Promise<void> => {
  const { db, actor } = ctx
  const held = await holdPublication(id, ctx)
  if (!droitsOf(actor, held).supprimer) throw commonErrors.introuvable()
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
