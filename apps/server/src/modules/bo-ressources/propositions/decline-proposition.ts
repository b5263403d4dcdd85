import type { RefusPropositionForm } from '@entrelles/contract/modules/bo-ressources/bo-ressources.forms.ts'
import type { PropositionId } from '@entrelles/contract/modules/ressources/ressources.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { ciblePropositionOf, holdProposition, tellProposeuse } from './hold-proposition.ts'
import { updateReponseProposition } from './reponses-propositions.repository.ts'

/** Refuses a proposed link, with a word that its proposer reads. */
export const declineProposition = async (
  id: PropositionId,
  { mot }: RefusPropositionForm,
  ctx: Ctx,
): Promise<void> => {
  const { db, actor, now } = ctx
  const proposition = await holdProposition(id, ctx)
  await updateReponseProposition(db, id, { statut: 'refusee', mot }, { compteId: actor.id, now: now() })
  await tellProposeuse(ctx, proposition, false)
  await journalise(ctx, {
    action: 'ressources.refuser_proposition',
    cible: ciblePropositionOf(proposition),
    apres: { message: mot },
  })
}
