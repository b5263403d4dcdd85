import { boModerationErrors } from '@entrelles/contract/modules/bo-moderation/bo-moderation.errors.ts'
import type { DossierId } from '@entrelles/contract/modules/bo-moderation/bo-moderation.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { updateAssignee } from './examen.repository.ts'
import { cibleOf, holdExamen } from './hold-dossier.ts'
import { isAdministratrice } from './perimetre.filters.ts'

/** Releases a report. An administrator may also release one that somebody else has taken. */
export const deletePriseEnCharge = async (id: DossierId, ctx: Ctx): Promise<void> => {
  const { actor } = ctx
  const faits = await holdExamen(id, ctx)
  if (faits.assigneeId === null) throw boModerationErrors.pas_prise()
  if (faits.assigneeId !== actor.id && !isAdministratrice(actor)) throw boModerationErrors.deja_prise()
  await updateAssignee(ctx.db, id, null, ctx.now())
  await journalise(ctx, { action: 'moderation.rendre', cible: cibleOf(faits) })
}
