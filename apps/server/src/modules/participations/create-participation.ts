import { commonErrors, type AppError } from '@entrelles/contract/kit/errors.ts'
import type { EvenementId } from '@entrelles/contract/kit/ids.ts'
import type { MonInscription } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { issueInscription, placesRestantes } from '@entrelles/contract/modules/participations/file.ts'
import { participationsErrors } from '@entrelles/contract/modules/participations/participations.errors.ts'
import type { InscriptionForm } from '@entrelles/contract/modules/participations/participations.schema.ts'
import type { ReadCtx } from '#kit/ctx.ts'
import { createTogether } from './create-together.ts'
import { findEtat } from './etat.queries.ts'
import { assertSameEvenement } from './evenement-tenu.ts'

/** The reason why the registration was refused. */
const refusalOf = async (evenementId: string, { db, actor, now }: ReadCtx): Promise<AppError> => {
  const etat = await findEtat(db, evenementId, actor.id)
  if (!etat) return commonErrors.introuvable()
  const issue = issueInscription({ ...etat, libres: placesRestantes(etat) }, now())
  if (issue === 'annule' || issue === 'passe' || issue === 'externe') return participationsErrors[issue]()
  return etat.statut === null ? participationsErrors.complet() : participationsErrors.deja_inscrite()
}

export const createParticipation = async (
  evenementId: EvenementId,
  { id, besoins }: InscriptionForm,
  ctx: ReadCtx,
): Promise<MonInscription> => {
  assertSameEvenement(evenementId, id)
  const inscription = await createTogether(ctx, evenementId, { compteId: ctx.actor.id, besoins })
  if (!inscription) throw await refusalOf(evenementId, ctx)
  const { statut, rang } = inscription
  return { statut, rang, offreExpireLe: null }
}
