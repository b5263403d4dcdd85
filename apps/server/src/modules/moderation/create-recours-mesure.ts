import { commonErrors, type AppError } from '@entrelles/contract/kit/errors.ts'
import type { DecisionId } from '@entrelles/contract/modules/moderation/mesures.schema.ts'
import { moderationErrors } from '@entrelles/contract/modules/moderation/moderation.errors.ts'
import { canAppealMesure } from '@entrelles/contract/modules/moderation/moderation.policy.ts'
import type { RecoursForm } from '@entrelles/contract/modules/moderation/recours.schema.ts'
import type { Db } from '#db/client.ts'
import type { Ctx } from '#kit/ctx.ts'
import { openRecours, type RecoursCtx } from './open-recours.ts'
import { findMesure, hasRecours, lockRecourable, type Mesure } from './recours.repository.ts'

/** Why a measure may not be appealed against; undefined if it may. */
export const findRefusRecours = async (
  db: Db,
  { signalementId, statut, levee }: Pick<Mesure, 'signalementId' | 'statut' | 'levee'>,
): Promise<AppError | undefined> => {
  const dejaDemande = await hasRecours(db, signalementId, 'membre')
  if (dejaDemande) return moderationErrors.recours_deja_demande()
  return canAppealMesure({ statut, dejaDemande, levee }) ? undefined : moderationErrors.recours_impossible()
}

/** Appeals against a measure, in the name of the member whom it concerns. */
export const appealMesure = async (
  mesure: Mesure,
  { motif }: RecoursForm,
  ctx: RecoursCtx,
): Promise<void> => {
  const { id: decisionId, signalementId, compteId, levee } = mesure
  const signalement = await lockRecourable(ctx.db, signalementId)
  const refus = await findRefusRecours(ctx.db, { signalementId, statut: signalement.statut, levee })
  if (refus) throw refus
  await openRecours(signalement, { partie: 'membre', compteId, decisionId, motif }, ctx)
}

/** A member asks for a second examination of a measure about her. */
export const createRecoursMesure = async (id: DecisionId, form: RecoursForm, ctx: Ctx): Promise<void> => {
  const mesure = await findMesure(ctx.db, id)
  if (!mesure || mesure.compteId !== ctx.actor.id) throw commonErrors.introuvable()
  await appealMesure(mesure, form, ctx)
}
