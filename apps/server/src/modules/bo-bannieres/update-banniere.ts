import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type {
  BanniereBo,
  BanniereId,
  BanniereUpdate,
} from '@entrelles/contract/modules/bannieres/bannieres.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { getBanniereBo } from './bo-bannieres.queries.ts'
import { updateBanniereRow } from './bo-bannieres.repository.ts'
import { assertBanniere } from './check-banniere.ts'
import { cibleOf, valeursOf } from './journal-banniere.ts'

export const updateBanniere = async (
  id: BanniereId,
  { version, ...form }: BanniereUpdate,
  ctx: Ctx,
): Promise<BanniereBo> => {
  const { db, now } = ctx
  const before = await getBanniereBo(db, id, now())
  await assertBanniere(db, form, before)
  if (!(await updateBanniereRow(db, id, version, form))) throw commonErrors.version_depassee()
  const after = await getBanniereBo(db, id, now())
  await journalise(ctx, {
    action: 'bannieres.modifier',
    cible: cibleOf(after),
    avant: valeursOf(before),
    apres: valeursOf(after),
  })
  return after
}
