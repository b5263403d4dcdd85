import { moderationErrors } from '@entrelles/contract/modules/moderation/moderation.errors.ts'
import type { Ctx } from '#kit/ctx.ts'
import { sendLettres, type Inside } from '#modules/envois/envois.public.ts'
import { recoursLettre } from './recours.lettres.ts'
import {
  findEcartees,
  insertRecours,
  reopenSignalement,
  type NewRecours,
  type Recourable,
} from './recours.repository.ts'
import { findModeratrices } from './signalements.queries.ts'

export type RecoursCtx = Inside & Pick<Ctx, 'settings'>

const UNIQUE_VIOLATION = '23505'

/** Another report of the same target is open: a target is examined once at a time. */
const orAutreExamen = (error: unknown): never => {
  if ((error as { code?: unknown }).code === UNIQUE_VIOLATION) throw moderationErrors.autre_examen()
  throw error
}

/** Notifies the moderators who may examine the appeal, without those who took part in the decision. */
const tellModeratrices = async (
  { id, type, auteureId, territoireId, examen }: Recourable,
  ctx: RecoursCtx,
): Promise<void> => {
  const ecartees = await findEcartees(ctx.db, { id, examen })
  const moderatrices = await findModeratrices(ctx, { type, auteureId, territoireId, compteId: null })
  await sendLettres(
    ctx,
    recoursLettre,
    moderatrices
      .filter(({ id: compteId }) => !ecartees.has(compteId))
      .map(({ id: compteId, espace }) => ({
        compteId,
        donnees: { signalementId: id, examen: examen + 1, compteId, espace },
      })),
  )
}

/** Opens the second examination of a report that is locked, by somebody else. */
export const openRecours = async (
  signalement: Recourable,
  recours: Omit<NewRecours, 'signalementId'>,
  ctx: RecoursCtx,
): Promise<void> => {
  const { db, now } = ctx
  await insertRecours(db, { ...recours, signalementId: signalement.id }, now())
  await reopenSignalement(db, signalement.id, now()).catch(orAutreExamen)
  await tellModeratrices(signalement, ctx)
}
