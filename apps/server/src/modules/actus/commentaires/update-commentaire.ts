import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { actusErrors } from '@entrelles/contract/modules/actus/actus.errors.ts'
import type { CommentaireUpdate } from '@entrelles/contract/modules/actus/actus.forms.ts'
import { droitsOf } from '@entrelles/contract/modules/actus/actus.policy.ts'
import type { Commentaire } from '@entrelles/contract/modules/actus/actus.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { requireFree } from '#modules/moderation/moderation.public.ts'
import { tellMentions } from '../lettres/tell-mentions.ts'
import { getCommentaire } from './commentaires.queries.ts'
import { updateTexte } from './commentaires.repository.ts'
import { holdCommentaire } from './hold-commentaire.ts'
import { prepareCommentaire } from './prepare-commentaire.ts'

/** Changes the words of a comment of the caller; only members whom it newly mentions are notified. */
export const updateCommentaire = async (
  id: string,
  commentaireId: string,
  { version, ...form }: CommentaireUpdate,
  ctx: Ctx,
): Promise<Commentaire> => {
  const { db, actor } = ctx
  const { publication, commentaire } = await holdCommentaire(id, commentaireId, ctx)
  if (commentaire.auteureId !== actor.id || commentaire.statut !== 'publie') throw commonErrors.introuvable()
  if (!droitsOf(actor, publication).commenter) throw actusErrors.commentaires_fermes()
  if (commentaire.version !== version) throw commonErrors.version_depassee()
  await requireFree(ctx, 'publication')
  const { texte, mentionnees } = await prepareCommentaire(ctx, publication, form, commentaire.image)
  await updateTexte(db, commentaire, texte, ctx.now())
  await tellMentions(ctx, { publicationId: publication.id, commentaireId: commentaire.id, mentionnees })
  return getCommentaire(publication.id, commentaire.id, ctx)
}
