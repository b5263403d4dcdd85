import { boModerationErrors } from '@entrelles/contract/modules/bo-moderation/bo-moderation.errors.ts'
import type { DossierId } from '@entrelles/contract/modules/bo-moderation/bo-moderation.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { updateAssignee } from './examen.repository.ts'
import { cibleOf, holdExamen } from './hold-dossier.ts'

/** Takes a report that nobody examines. */
export const createPriseEnCharge = async (id: DossierId, ctx: Ctx): Promise<void> => {
  const faits = await holdExamen(id, ctx)
  if (faits.assigneeId !== null) throw boModerationErrors.deja_prise()
  await updateAssignee(ctx.db, id, ctx.actor.id, ctx.now())
  await journalise(ctx, { action: 'moderation.prendre', cible: cibleOf(faits) })
}
