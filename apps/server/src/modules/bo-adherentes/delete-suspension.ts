import { boAdherentesErrors } from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.errors.ts'
import type { Ctx } from '#kit/ctx.ts'
import { sendLettre } from '#modules/envois/envois.public.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { updateSuspendueJusquau } from '#modules/session/session.public.ts'
import { finSuspensionLettre } from './bo-adherentes.lettres.ts'
import { cibleOf, isSuspendue, lockMembre } from './lock-membre.ts'
import { closeSuspension } from './suspensions.repository.ts'

/** Lifts a suspension before its end. */
export const deleteSuspension = async (id: string, ctx: Ctx): Promise<void> => {
  const { db, now } = ctx
  const membre = await lockMembre(db, id)
  if (!isSuspendue(membre, now())) throw boAdherentesErrors.pas_suspendue()
  await closeSuspension(db, id, now())
  await updateSuspendueJusquau(db, id, null)
  const donnees = { compteId: id, le: now().toISOString() }
  await sendLettre(ctx, finSuspensionLettre, { compteId: id, donnees })
  await journalise(ctx, { action: 'adherentes.lever_suspension', cible: cibleOf(membre) })
}
