import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import type { PresentationTerritoire } from '@entrelles/contract/modules/antennes/antennes.forms.ts'
import type { DetailTerritoireBo } from '@entrelles/contract/modules/antennes/antennes.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { updateTextes } from '#modules/antennes/territoires.repository.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { getTerritoireBo } from './bo-territoires.queries.ts'
import { cibleOf, valeursOf } from './journal-territoire.ts'
import { updateImageTerritoire } from './update-image-territoire.ts'

/** Updates the presentation of a branch, the only part that its coordinators may change. */
export const updatePresentation = async (
  id: TerritoireId,
  { version, ...form }: PresentationTerritoire,
  ctx: Ctx,
): Promise<DetailTerritoireBo> => {
  const { db, actor } = ctx
  const before = await getTerritoireBo(db, actor, id)
  if (!(await updateTextes(db, id, version, form))) throw commonErrors.version_depassee()
  await updateImageTerritoire(id, before.image?.nom ?? null, form, ctx)
  const territoire = await getTerritoireBo(db, actor, id)
  await journalise(ctx, {
    action: 'antennes.presenter',
    cible: cibleOf(territoire),
    avant: valeursOf(before),
    apres: valeursOf(territoire),
  })
  return territoire
}
