import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { droitsReponseOf } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.policy.ts'
import type { Ctx } from '#kit/ctx.ts'
import { journaliseModeration } from '../journal-coup-de-pouce.ts'
import { holdReponse } from './hold-reponse.ts'
import { countReponse, eraseReponse, settleAide } from './reponses.repository.ts'

/** Deletes an answer. When no accepted one is left, the request waits for help again. */
export const deleteReponse = async (id: string, reponseId: string, ctx: Ctx): Promise<void> => {
  const { db, actor } = ctx
  const { demande, reponse } = await holdReponse(id, reponseId, ctx)
  if (!droitsReponseOf(actor, demande, reponse).supprimer) throw commonErrors.introuvable()
  if (reponse.statut === 'publiee') await countReponse(db, demande.id, reponse, -1)
  await eraseReponse(db, reponse)
  await settleAide(db, demande.id)
  const { auteureId } = reponse
  await journaliseModeration(ctx, 'supprimer_reponse', { ...demande, auteureId })
}
