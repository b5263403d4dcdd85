import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { canReadCommentaire } from '@entrelles/contract/modules/actus/actus.policy.ts'
import type { Ctx } from '#kit/ctx.ts'
import { areBloquees } from '#modules/blocages/blocages.public.ts'
import type { Tenue } from '../actus.repository.ts'
import { holdPublication } from '../hold-publication.ts'
import { findCommentaire, type CommentaireTenu } from './commentaires.repository.ts'

type Acting = Pick<Ctx, 'db' | 'actor' | 'now'>

/** Whether the author of a comment, or of the thread that it is in, is hidden from the caller. */
const isHidden = async (
  { auteureId, auteureFilId }: CommentaireTenu,
  { db, actor }: Acting,
): Promise<boolean> => {
  for (const id of new Set([auteureId, auteureFilId]))
    if (id !== null && (await areBloquees(db, actor.id, id))) return true
  return false
}

/** A comment that the caller reads, of a post that is locked; any other is not found. */
export const findLisible = async (publication: Tenue, id: string, ctx: Acting): Promise<CommentaireTenu> => {
  const commentaire = await findCommentaire(ctx.db, publication.id, id)
  if (
    !commentaire ||
    !canReadCommentaire(ctx.actor, publication, commentaire) ||
    (await isHidden(commentaire, ctx))
  )
    throw commonErrors.introuvable()
  return commentaire
}

/** Locks a post, and reads one of its comments. */
export const holdCommentaire = async (
  id: string,
  commentaireId: string,
  ctx: Acting,
): Promise<{ readonly publication: Tenue; readonly commentaire: CommentaireTenu }> => {
  const publication = await holdPublication(id, ctx)
  return { publication, commentaire: await findLisible(publication, commentaireId, ctx) }
}
