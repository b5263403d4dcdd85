import type { Ctx } from '#kit/ctx.ts'
import { reopenMembre } from '#modules/bo-adherentes/bo-adherentes.public.ts'
import { liftDecisions } from './examen.repository.ts'
import { isSuspensionEnCours, type Faits } from './faits-dossier.queries.ts'

/**
 * Undoes the measures of a report that still stand: shows the content again, lifts restrictions, opens the account. A warning
 * cannot be undone, but no longer counts. Returns whether there was one.
 */
export const liftMesures = async (faits: Faits, ctx: Ctx): Promise<boolean> => {
  const { id, type, cibleId, auteureId } = faits
  const { db, now, signalables } = ctx
  const levees = await liftDecisions(db, id, now())
  if (levees.some(({ action }) => action === 'masquer')) await signalables.get(type)?.restore?.(ctx, cibleId)
  const suspensions = levees.flatMap(({ suspensionId }) => suspensionId ?? [])
  for (const suspensionId of suspensions)
    if (auteureId !== null && (await isSuspensionEnCours(db, suspensionId)))
      await reopenMembre(auteureId, ctx)
  return levees.length > 0
}
