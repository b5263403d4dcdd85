import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { boModerationErrors } from '@entrelles/contract/modules/bo-moderation/bo-moderation.errors.ts'
import type { DossierId } from '@entrelles/contract/modules/bo-moderation/bo-moderation.schema.ts'
import type { DecisionId } from '@entrelles/contract/modules/moderation/mesures.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { suspendMembre } from '#modules/bo-adherentes/bo-adherentes.public.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { confirmDecision } from './examen.repository.ts'
import { findExclusion } from './faits-dossier.queries.ts'
import { cibleOf, holdExamen } from './hold-dossier.ts'
import { tellMembre } from './lettres/tell-decision.ts'

/** Excludes a member whom another administrator proposes to exclude: a suspension without end, that replaces any other. */
export const createConfirmationExclusion = async (
  id: DossierId,
  decisionId: DecisionId,
  ctx: Ctx,
): Promise<void> => {
  const { db, actor, now } = ctx
  const faits = await holdExamen(id, ctx)
  const exclusion = await findExclusion(db, id, decisionId)
  if (!exclusion) throw commonErrors.introuvable()
  if (exclusion.isTranchee) throw boModerationErrors.exclusion_tranchee()
  if (exclusion.parId === actor.id) throw boModerationErrors.exclusion_a_deux()
  if (faits.auteureId === null) throw boModerationErrors.sans_auteure()
  const { motif } = exclusion
  const form = { motif: 'signalement' as const, message: motif }
  const { suspensionId } = await suspendMembre(faits.auteureId, form, ctx, { replaces: true })
  await confirmDecision(db, decisionId, { parId: actor.id, suspensionId }, now())
  await tellMembre(decisionId, 'exclure', faits, ctx)
  await journalise(ctx, {
    action: 'moderation.confirmer_exclusion',
    cible: cibleOf(faits),
    apres: { action: 'exclure', motif },
  })
}
