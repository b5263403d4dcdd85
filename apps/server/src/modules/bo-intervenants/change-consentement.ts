import type { IntervenantId } from '@entrelles/contract/modules/intervenants/intervenant-stub.schema.ts'
import type { DetailIntervenantBo } from '@entrelles/contract/modules/intervenants/intervenants.schema.ts'
import type { ActionJournal } from '@entrelles/contract/modules/journal/journal.actions.ts'
import type { Ctx } from '#kit/ctx.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { lockIntervenants } from './bo-intervenants.repository.ts'
import { getIntervenantBo } from './intervenant.queries.ts'
import { cibleOf, valeursOf } from './journal-intervenant.ts'

/** Changes a speaker's consent while her row is locked, and journals the change. */
export const changeConsentement = async (
  id: IntervenantId,
  action: ActionJournal,
  ctx: Ctx,
  change: (before: DetailIntervenantBo) => Promise<void>,
): Promise<DetailIntervenantBo> => {
  const { db, actor } = ctx
  await lockIntervenants(db, [id])
  const before = await getIntervenantBo(db, actor, id)
  await change(before)
  const intervenant = await getIntervenantBo(db, actor, id)
  await journalise(ctx, {
    action,
    cible: cibleOf(intervenant),
    avant: valeursOf(before),
    apres: valeursOf(intervenant),
  })
  return intervenant
}
