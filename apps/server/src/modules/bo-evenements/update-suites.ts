import type { EvenementId } from '@entrelles/contract/kit/ids.ts'
import { isTermine } from '@entrelles/contract/modules/evenements/apres.ts'
import { evenementsErrors } from '@entrelles/contract/modules/evenements/evenements.errors.ts'
import type { SuitesForm } from '@entrelles/contract/modules/evenements/evenements.forms.ts'
import type { DetailEvenementBo } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { sanitizeRichText } from '#kit/rich-text.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { getEvenementBo, lockEvenement } from './bo-evenement.queries.ts'
import { replaceSuites } from './bo-evenements.repository.ts'
import { cibleOf } from './journal-evenement.ts'

/** Sets the recording and the report of a past event; two empty values delete them. */
export const updateSuites = async (
  id: EvenementId,
  { replayUrl, compteRendu }: SuitesForm,
  ctx: Ctx,
): Promise<Pick<DetailEvenementBo, 'suites'>> => {
  const { db, actor } = ctx
  const now = ctx.now()
  await lockEvenement(db, actor, id)
  const before = await getEvenementBo(db, actor, id)
  if (!isTermine(before, now)) throw evenementsErrors.suites_trop_tot()
  const suites = {
    replayUrl,
    compteRendu: compteRendu === null ? null : sanitizeRichText(compteRendu),
  }
  await replaceSuites(db, id, suites, now)
  const after = await getEvenementBo(db, actor, id)
  await journalise(ctx, {
    action: 'evenements.ecrire_suites',
    cible: cibleOf(after),
    avant: before.suites ?? {},
    apres: after.suites ?? {},
  })
  return { suites: after.suites }
}
