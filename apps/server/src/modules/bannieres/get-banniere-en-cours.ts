import { parisDay } from '@entrelles/contract/kit/dates.ts'
import type { ReadCtx } from '#kit/ctx.ts'
import { selectBanniereEnCours } from './bannieres.queries.ts'

export const getBanniereEnCours = async ({ db, actor, now }: ReadCtx) => {
  const banniere = await selectBanniereEnCours(db, actor, parisDay(now())).executeTakeFirst()
  return banniere ? ({ status: 200, body: banniere } as const) : ({ status: 204, body: undefined } as const)
}
