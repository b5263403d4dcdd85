import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { SynonymeId } from '@entrelles/contract/modules/bo-recherche/bo-recherche.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { getSynonyme } from './bo-recherche.queries.ts'
import { deleteSynonymeRow } from './bo-recherche.repository.ts'
import { cibleOf, valeursOf } from './journal-synonyme.ts'

export const deleteSynonyme = async (id: SynonymeId, ctx: Ctx): Promise<void> => {
  const { db } = ctx
  const before = await getSynonyme(db, id)
  // Another administrator may have deleted it meanwhile.
  if (!(await deleteSynonymeRow(db, id))) throw commonErrors.introuvable()
  await journalise(ctx, {
    action: 'recherche.supprimer_synonymes',
    cible: cibleOf(before),
    avant: valeursOf(before),
  })
}
