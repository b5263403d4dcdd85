import type { BanniereBo, BanniereForm } from '@entrelles/contract/modules/bannieres/bannieres.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { getBanniereBo } from './bo-bannieres.queries.ts'
import { insertBanniere } from './bo-bannieres.repository.ts'
import { assertBanniere } from './check-banniere.ts'
import { cibleOf, valeursOf } from './journal-banniere.ts'

export const createBanniere = async (form: BanniereForm, ctx: Ctx): Promise<BanniereBo> => {
  const { db, now } = ctx
  await assertBanniere(db, form)
  const created = await getBanniereBo(db, await insertBanniere(db, form), now())
  await journalise(ctx, { action: 'bannieres.creer', cible: cibleOf(created), apres: valeursOf(created) })
  return created
}
