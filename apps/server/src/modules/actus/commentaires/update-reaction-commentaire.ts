import { actusErrors } from '@entrelles/contract/modules/actus/actus.errors.ts'
import type { ReactionForm } from '@entrelles/contract/modules/actus/actus.forms.ts'
import { droitsOf } from '@entrelles/contract/modules/actus/actus.policy.ts'
import type { Ctx } from '#kit/ctx.ts'
import { tellReaction } from '../lettres/tell-reaction.ts'
import { writeReaction } from './commentaires.repository.ts'
import { holdCommentaire } from './hold-commentaire.ts'

/** Reacts to a comment; its author is notified of a member's first reaction, not of a changed one. */
export const updateReactionCommentaire = async (
  id: string,
  commentaireId: string,
  { type }: ReactionForm,
  ctx: Ctx,
): Promise<void> => {
  const { db, actor } = ctx
  const { publication, commentaire } = await holdCommentaire(id, commentaireId, ctx)
  if (!droitsOf(actor, publication).reagir || commentaire.statut !== 'publie') throw actusErrors.etat_change()
  const isFirst = await writeReaction(db, { commentaireId: commentaire.id, compteId: actor.id }, type)
  if (isFirst)
    await tellReaction(ctx, {
      publicationId: publication.id,
      commentaireId: commentaire.id,
      auteureId: commentaire.auteureId,
      acteureId: actor.id,
    })
}
