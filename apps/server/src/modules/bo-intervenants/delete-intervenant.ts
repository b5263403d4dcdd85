import type { IntervenantId } from '@entrelles/contract/modules/intervenants/intervenant-stub.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { detachMedia } from '#modules/medias/medias.public.ts'
import { deleteIntervenantRow, lockIntervenants, updateArchive } from './bo-intervenants.repository.ts'
import { getIntervenantBo } from './intervenant.queries.ts'
import { cibleOf, valeursOf } from './journal-intervenant.ts'

/** Deletes a speaker, or archives her when events name her. */
export const deleteIntervenant = async (id: IntervenantId, ctx: Ctx): Promise<void> => {
  const { db, actor } = ctx
  await lockIntervenants(db, [id])
  const intervenant = await getIntervenantBo(db, actor, id)
  const isUsed = intervenant.nbEvenements > 0
  if (isUsed) await updateArchive(db, id)
  else {
    await deleteIntervenantRow(db, id)
    if (intervenant.photo !== null) await detachMedia(ctx, intervenant.photo)
  }
  await journalise(ctx, {
    action: isUsed ? 'intervenants.archiver' : 'intervenants.supprimer',
    cible: cibleOf(intervenant),
    ...(!isUsed && { avant: valeursOf(intervenant) }),
  })
}
