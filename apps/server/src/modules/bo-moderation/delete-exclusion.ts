import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { boModerationErrors } from '@entrelles/contract/modules/bo-moderation/bo-moderation.errors.ts'
import type { DossierId } from '@entrelles/contract/modules/bo-moderation/bo-moderation.schema.ts'
import type { DecisionId } from '@entrelles/contract/modules/moderation/mesures.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { deleteDecision } from './examen.repository.ts'
import { findExclusion } from './faits-dossier.queries.ts'
import { cibleOf, holdExamen } from './hold-dossier.ts'

/** Withdraws an exclusion that is only proposed, or refuses to confirm it; the member was never notified. */
export const deleteExclusion = async (id: DossierId, decisionId: DecisionId, ctx: Ctx): Promise<void> => {
  const faits = await holdExamen(id, ctx)
  const exclusion = await findExclusion(ctx.db, id, decisionId)
  if (!exclusion) throw commonErrors.introuvable()
  if (exclusion.isTranchee) throw boModerationErrors.exclusion_tranchee()
  await deleteDecision(ctx.db, decisionId)
  const { motif } = exclusion
  await journalise(ctx, {
    action: 'moderation.retirer_exclusion',
    cible: cibleOf(faits),
    avant: { action: 'exclure', motif },
  })
}
