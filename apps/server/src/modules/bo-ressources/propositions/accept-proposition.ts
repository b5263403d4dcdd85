import { lienForm } from '@entrelles/contract/modules/bo-ressources/bo-ressources.forms.ts'
import type { DetailRessourceBo } from '@entrelles/contract/modules/bo-ressources/bo-ressources.schema.ts'
import type { PropositionId } from '@entrelles/contract/modules/ressources/ressources.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { insertDraft } from '../create-ressource.ts'
import { valeursOf } from '../journal-ressource.ts'
import { getRessourceBo } from '../ressource-bo.queries.ts'
import { ciblePropositionOf, holdProposition, tellProposeuse } from './hold-proposition.ts'
import { updateReponseProposition } from './reponses-propositions.repository.ts'

/** Creates a draft for the whole network from a proposed link. An administrator completes and publishes it. */
export const acceptProposition = async (id: PropositionId, ctx: Ctx): Promise<DetailRessourceBo> => {
  const { db, actor, now } = ctx
  const proposition = await holdProposition(id, ctx)
  const { titre, url } = proposition
  const { type, ...form } = lienForm.parse({ titre, url })
  const ressourceId = await insertDraft(type, form, ctx)
  const par = { compteId: actor.id, now: now() }
  await updateReponseProposition(db, id, { statut: 'acceptee', ressourceId }, par)
  await tellProposeuse(ctx, proposition, true)
  const ressource = await getRessourceBo(ressourceId, ctx)
  await journalise(ctx, {
    action: 'ressources.accepter_proposition',
    cible: ciblePropositionOf(proposition),
    apres: valeursOf(ressource),
  })
  return ressource
}
