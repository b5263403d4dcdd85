import { invalidForm } from '@entrelles/contract/kit/errors.ts'
import type { EvenementId } from '@entrelles/contract/kit/ids.ts'
import { isTermine } from '@entrelles/contract/modules/evenements/apres.ts'
import { evenementsErrors } from '@entrelles/contract/modules/evenements/evenements.errors.ts'
import type { SuitesForm } from '@entrelles/contract/modules/evenements/evenements.forms.ts'
import type { DetailEvenementBo } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { RESSOURCE_INCONNUE } from '@entrelles/contract/modules/evenements/evenements.texts.ts'
import type { Ctx } from '#kit/ctx.ts'
import { sanitizeRichText } from '#kit/rich-text.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { findRessources } from '#modules/ressources/ressources.public.ts'
import { getEvenementBo, lockEvenement } from './bo-evenement.queries.ts'
import { listRessourcesSuites, replaceRessourcesSuites, replaceSuites } from './bo-evenements.repository.ts'
import { cibleOf } from './journal-evenement.ts'

type Suites = DetailEvenementBo['suites']

const titresOf = (suites: Suites): string[] => (suites?.ressources ?? []).map(({ titre }) => titre)

/** What the journal compares: the resources by their titles. */
const valeursOf = (suites: Suites) => (suites ? { ...suites, ressources: titresOf(suites) } : {})

/** Replaces the resources that she sees by those that she chose; those that she may not read stay, after them. */
const writeRessources = async (
  id: EvenementId,
  chosen: NonNullable<SuitesForm['ressources']>,
  before: Suites,
  ctx: Ctx,
): Promise<void> => {
  const found = await findRessources(ctx, chosen)
  if (found.length < chosen.length) throw invalidForm([{ champ: 'ressources', message: RESSOURCE_INCONNUE }])
  const seen = new Set((before?.ressources ?? []).map((ressource) => ressource.id))
  const unseen = (await listRessourcesSuites(ctx.db, id)).filter((one) => !seen.has(one))
  await replaceRessourcesSuites(ctx.db, id, [...chosen, ...unseen])
}

/** Sets the recording, the report and the resources of a past event; empty values delete them. */
export const updateSuites = async (
  id: EvenementId,
  { replayUrl, compteRendu, ressources }: SuitesForm,
  ctx: Ctx,
): Promise<Pick<DetailEvenementBo, 'suites'>> => {
  const { db, actor } = ctx
  const now = ctx.now()
  await lockEvenement(db, actor, id)
  const before = await getEvenementBo(ctx, id)
  if (!isTermine(before, now)) throw evenementsErrors.suites_trop_tot()
  const suites = {
    replayUrl,
    compteRendu: compteRendu === null ? null : sanitizeRichText(compteRendu),
  }
  await replaceSuites(db, id, suites, now)
  if (ressources) await writeRessources(id, ressources, before.suites, ctx)
  const after = await getEvenementBo(ctx, id)
  await journalise(ctx, {
    action: 'evenements.ecrire_suites',
    cible: cibleOf(after),
    avant: valeursOf(before.suites),
    apres: valeursOf(after.suites),
  })
  return { suites: after.suites }
}
