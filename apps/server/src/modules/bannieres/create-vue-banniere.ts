import { parisDay } from '@entrelles/contract/kit/dates.ts'
import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { BanniereId } from '@entrelles/contract/modules/bannieres/bannieres.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { insertVue, lockBanniereOf } from './bannieres.repository.ts'

export const createVueBanniere = async (id: BanniereId, { db, actor, now }: Ctx): Promise<void> => {
  if (!(await lockBanniereOf(db, id, actor, parisDay(now())))) throw commonErrors.introuvable()
  await insertVue(db, id, actor.id, now())
}
