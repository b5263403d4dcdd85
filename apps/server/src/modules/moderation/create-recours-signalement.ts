import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { moderationErrors } from '@entrelles/contract/modules/moderation/moderation.errors.ts'
import { canAppealSignalement } from '@entrelles/contract/modules/moderation/moderation.policy.ts'
import type { SignalementId } from '@entrelles/contract/modules/moderation/moderation.schema.ts'
import type { RecoursForm } from '@entrelles/contract/modules/moderation/recours.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { openRecours } from './open-recours.ts'
import { findSignalementOf, hasRecours, lockRecourable } from './recours.repository.ts'

/** A reporter asks for a second examination of what was answered without a measure. */
export const createRecoursSignalement = async (
  id: SignalementId,
  { motif }: RecoursForm,
  ctx: Ctx,
): Promise<void> => {
  const { db, actor } = ctx
  const signalementId = await findSignalementOf(db, id, actor.id)
  if (signalementId === undefined) throw commonErrors.introuvable()
  const signalement = await lockRecourable(db, signalementId)
  const dejaDemande = await hasRecours(db, signalementId, 'signaleuse')
  if (dejaDemande) throw moderationErrors.recours_deja_demande()
  if (!canAppealSignalement({ statut: signalement.statut, dejaDemande }))
    throw moderationErrors.recours_impossible()
  await openRecours(signalement, { partie: 'signaleuse', compteId: actor.id, decisionId: null, motif }, ctx)
}
