import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { moderationErrors } from '@entrelles/contract/modules/moderation/moderation.errors.ts'
import { isOuvert } from '@entrelles/contract/modules/moderation/moderation.policy.ts'
import type { StatutClos } from '@entrelles/contract/modules/moderation/moderation.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { sendLettres, type Inside } from '#modules/envois/envois.public.ts'
import { reponseSignalementLettre } from './moderation.lettres.ts'
import { lockSignalement, writeReponse } from './signalements.repository.ts'

type Fin = { readonly statut: StatutClos; readonly reponse: string }

/**
 * Answers all reporters in the same words, which must therefore name none of them. If only the number of reporters had hidden the
 * content, it is shown again: from then on, only a decision hides it.
 */
export const closeSignalement = async (
  ctx: Inside & Pick<Ctx, 'signalables'>,
  signalementId: string,
  fin: Fin,
): Promise<void> => {
  const { db, now, signalables } = ctx
  const signalement = await lockSignalement(db, signalementId)
  if (!signalement) throw commonErrors.introuvable()
  if (!isOuvert(signalement.statut)) throw moderationErrors.signalement_clos()
  const { type, cibleId, isMasque } = signalement
  if (isMasque) await signalables.get(type)?.restore?.(ctx, cibleId)
  const at = now()
  const auteures = await writeReponse(db, signalementId, fin, at)
  await sendLettres(
    ctx,
    reponseSignalementLettre,
    auteures.map(({ auteureId, compteId }) => ({ compteId, donnees: { auteureId, le: at.toISOString() } })),
  )
}
