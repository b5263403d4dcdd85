import { boModerationErrors } from '@entrelles/contract/modules/bo-moderation/bo-moderation.errors.ts'
import type { NoteForm } from '@entrelles/contract/modules/bo-moderation/bo-moderation.forms.ts'
import type { DossierId } from '@entrelles/contract/modules/bo-moderation/bo-moderation.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { insertNote } from './examen.repository.ts'
import { cibleOf, holdDossier } from './hold-dossier.ts'

/** Adds a note, also once the report is answered. The journal does not quote it. */
export const createNoteSignalement = async (
  id: DossierId,
  { contenu }: NoteForm,
  ctx: Ctx,
): Promise<void> => {
  const faits = await holdDossier(id, ctx)
  if (faits.isDeSaPart) throw boModerationErrors.de_sa_part()
  await insertNote(ctx.db, { signalementId: id, parId: ctx.actor.id }, contenu, ctx.now())
  await journalise(ctx, { action: 'moderation.noter', cible: cibleOf(faits) })
}
