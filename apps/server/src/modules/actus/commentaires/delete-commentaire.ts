import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { droitsCommentaireOf } from '@entrelles/contract/modules/actus/actus.policy.ts'
import type { Ctx } from '#kit/ctx.ts'
import { detachImages } from '../attach-images.ts'
import { journaliseModeration } from '../journal-publication.ts'
import { countCommentaire, eraseCommentaire } from './commentaires.repository.ts'
import { holdCommentaire } from './hold-commentaire.ts'

export const deleteCommentaire = async (id: string, commentaireId: string, ctx: Ctx): Promise<void> => {
  const { db, actor } = ctx
  const { publication, commentaire } = await holdCommentaire(id, commentaireId, ctx)
  if (!droitsCommentaireOf(actor, publication, commentaire).supprimer) throw commonErrors.introuvable()
  if (commentaire.statut === 'publie') await countCommentaire(db, publication.id, -1)
  if (commentaire.image) await detachImages(ctx, [commentaire.image])
  await eraseCommentaire(db, commentaire)
  const { auteureId } = commentaire
  await journaliseModeration(ctx, 'supprimer_commentaire', { ...publication, auteureId })
}
