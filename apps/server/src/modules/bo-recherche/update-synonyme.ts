import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type {
  Synonyme,
  SynonymeId,
  SynonymeUpdate,
} from '@entrelles/contract/modules/bo-recherche/bo-recherche.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { getSynonyme } from './bo-recherche.queries.ts'
import { lockSynonymes, updateSynonymeRow } from './bo-recherche.repository.ts'
import { cibleOf, valeursOf } from './journal-synonyme.ts'
import { settleSynonyme } from './settle-synonyme.ts'

export const updateSynonyme = async (
  id: SynonymeId,
  { version, ...form }: SynonymeUpdate,
  ctx: Ctx,
): Promise<Synonyme> => {
  const { db, now } = ctx
  await lockSynonymes(db)
  const before = await getSynonyme(db, id)
  if (!(await updateSynonymeRow(db, id, version, form, now()))) throw commonErrors.version_depassee()
  await settleSynonyme(db, id)
  const after = await getSynonyme(db, id)
  await journalise(ctx, {
    action: 'recherche.modifier_synonymes',
    cible: cibleOf(after),
    avant: valeursOf(before),
    apres: valeursOf(after),
  })
  return after
}
