import { invalidForm } from '@entrelles/contract/kit/errors.ts'
import { actusErrors } from '@entrelles/contract/modules/actus/actus.errors.ts'
import { COMMENTAIRE_FERME, type CommentaireForm } from '@entrelles/contract/modules/actus/actus.forms.ts'
import { droitsCommentaireOf, droitsOf } from '@entrelles/contract/modules/actus/actus.policy.ts'
import type { Commentaire } from '@entrelles/contract/modules/actus/actus.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { requireFree } from '#modules/moderation/moderation.public.ts'
import type { Tenue } from '../actus.repository.ts'
import { tellSuiveusesJob } from '../avis.jobs.ts'
import { holdPublication } from '../hold-publication.ts'
import { tellCommentaire } from '../lettres/tell-commentaire.ts'
import { tellMentions } from '../lettres/tell-mentions.ts'
import { getCommentaire } from './commentaires.queries.ts'
import { countCommentaire, insertCommentaire, type CommentaireTenu } from './commentaires.repository.ts'
import { findLisible } from './hold-commentaire.ts'
import { prepareCommentaire } from './prepare-commentaire.ts'

/** The comment that this one answers, if it takes answers. */
const findParent = async (
  publication: Tenue,
  id: CommentaireForm['commentaireParentId'],
  ctx: Ctx,
): Promise<CommentaireTenu | undefined> => {
  if (id === null) return undefined
  const parent = await findLisible(publication, id, ctx)
  if (!droitsCommentaireOf(ctx.actor, publication, parent).repondre)
    throw invalidForm([{ champ: 'commentaireParentId', message: COMMENTAIRE_FERME }])
  return parent
}

/** Comments a post, or answers a comment. */
export const createCommentaire = async (
  id: string,
  { commentaireParentId, ...form }: CommentaireForm,
  ctx: Ctx,
): Promise<Commentaire> => {
  const { db, actor } = ctx
  const publication = await holdPublication(id, ctx)
  if (!droitsOf(actor, publication).commenter) throw actusErrors.commentaires_fermes()
  await requireFree(ctx, 'publication')
  const parent = await findParent(publication, commentaireParentId, ctx)
  const { texte, mentionnees } = await prepareCommentaire(ctx, publication, form, null)
  const { id: publicationId } = publication
  const place = { publicationId, auteureId: actor.id, parent }
  const commentaireId = await insertCommentaire(db, texte, place, ctx.now())
  await countCommentaire(db, publicationId, 1)
  const ecrit = { id: commentaireId, auteureId: actor.id, repondueId: parent?.auteureId ?? null }
  await tellCommentaire(ctx, publication, ecrit)
  await tellMentions(ctx, { publicationId, commentaireId, mentionnees })
  await ctx.enqueue(tellSuiveusesJob, { commentaireId })
  return getCommentaire(publicationId, commentaireId, ctx)
}
