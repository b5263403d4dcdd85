import { boRechercheErrors } from '@entrelles/contract/modules/bo-recherche/bo-recherche.errors.ts'
import {
  SYNONYMES_MAX,
  type Synonyme,
  type SynonymeForm,
} from '@entrelles/contract/modules/bo-recherche/bo-recherche.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { getSynonyme, listSynonymes } from './bo-recherche.queries.ts'
import { insertSynonyme, lockSynonymes } from './bo-recherche.repository.ts'
import { cibleOf, valeursOf } from './journal-synonyme.ts'
import { settleSynonyme } from './settle-synonyme.ts'

export const createSynonyme = async (form: SynonymeForm, ctx: Ctx): Promise<Synonyme> => {
  const { db, now } = ctx
  await lockSynonymes(db)
  if ((await listSynonymes(db)).length >= SYNONYMES_MAX) throw boRechercheErrors.trop_de_synonymes()
  const id = await insertSynonyme(db, form, now())
  await settleSynonyme(db, id)
  const created = await getSynonyme(db, id)
  await journalise(ctx, {
    action: 'recherche.creer_synonymes',
    cible: cibleOf(created),
    apres: valeursOf(created),
  })
  return created
}
