import type { Ctx } from '#kit/ctx.ts'
import { writeReaction } from './commentaires.repository.ts'
import { holdCommentaire } from './hold-commentaire.ts'

/** Takes back the caller's reaction to a comment. */
export const deleteReactionCommentaire = async (
  id: string,
  commentaireId: string,
  ctx: Ctx,
): Promise<void> => {
  const { commentaire } = await holdCommentaire(id, commentaireId, ctx)
  await writeReaction(ctx.db, { commentaireId: commentaire.id, compteId: ctx.actor.id }, null)
}
