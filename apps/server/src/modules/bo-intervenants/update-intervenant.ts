import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { IntervenantId } from '@entrelles/contract/modules/intervenants/intervenant-stub.schema.ts'
import type {
  DetailIntervenantBo,
  IntervenantUpdate,
} from '@entrelles/contract/modules/intervenants/intervenants.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { lockIntervenants, updateIntervenantRow } from './bo-intervenants.repository.ts'
import { assertIntervenant } from './check-intervenant.ts'
import { getIntervenantBo } from './intervenant.queries.ts'
import { cibleOf, valeursOf } from './journal-intervenant.ts'
import { changePhoto } from './photo-intervenant.ts'

/** Updates, archives or restores a speaker. */
export const updateIntervenant = async (
  id: IntervenantId,
  form: IntervenantUpdate,
  ctx: Ctx,
): Promise<DetailIntervenantBo> => {
  const { db, actor } = ctx
  await lockIntervenants(db, [id])
  const before = await getIntervenantBo(db, actor, id)
  if (form.version !== before.version) throw commonErrors.version_depassee()
  await assertIntervenant(db, form, before)
  const photo = await changePhoto(before.photo, form.photoId, ctx)
  await updateIntervenantRow(db, id, form, photo)
  const intervenant = await getIntervenantBo(db, actor, id)
  const isArchivee = before.statut !== 'archive' && intervenant.statut === 'archive'
  await journalise(ctx, {
    action: isArchivee ? 'intervenants.archiver' : 'intervenants.modifier',
    cible: cibleOf(intervenant),
    avant: valeursOf(before),
    apres: valeursOf(intervenant),
  })
  return intervenant
}
