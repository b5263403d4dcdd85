import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { BanniereId } from '@entrelles/contract/modules/bannieres/bannieres.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { getBanniereBo } from './bo-bannieres.queries.ts'
import { deleteBanniereRow } from './bo-bannieres.repository.ts'
import { cibleOf, valeursOf } from './journal-banniere.ts'

export const deleteBanniere = async (id: BanniereId, ctx: Ctx): Promise<void> => {
  const { db, now } = ctx
  const before = await getBanniereBo(db, id, now())
  // Another administrator may have deleted it meanwhile.
  if (!(await deleteBanniereRow(db, id))) throw commonErrors.introuvable()
  await journalise(ctx, { action: 'bannieres.supprimer', cible: cibleOf(before), avant: valeursOf(before) })
}
