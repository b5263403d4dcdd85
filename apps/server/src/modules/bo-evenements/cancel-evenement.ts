import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { EvenementId } from '@entrelles/contract/kit/ids.ts'
import { evenementsErrors } from '@entrelles/contract/modules/evenements/evenements.errors.ts'
import { SANS_AVIS, type EvenementModifie } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { afterEvenementChange } from '#modules/participations/participations.public.ts'
import { getEvenementBo, lockEvenement } from './bo-evenement.queries.ts'
import { updateAnnule } from './bo-evenements.repository.ts'
import { cibleOf, valeursOf } from './journal-evenement.ts'

type Cible = { readonly id: EvenementId; readonly named: EvenementId | undefined }

/** 404 if the body names another event than the URL. */
export const assertCible = ({ id, named }: Cible): void => {
  if (named !== undefined && named !== id) throw commonErrors.introuvable()
}

/** Cancels or restores an event, and mails registered and waiting members. A repeated call mails nobody. */
export const cancelEvenement = async (cible: Cible, cancel: boolean, ctx: Ctx): Promise<EvenementModifie> => {
  assertCible(cible)
  const { db, actor, now } = ctx
  const { id } = cible
  const held = await lockEvenement(db, actor, id)
  if (held.brouillon) throw evenementsErrors.annulation_brouillon()
  const before = await getEvenementBo(ctx, id)
  let avis = SANS_AVIS
  if (before.isAnnule !== cancel) {
    await updateAnnule(db, id, cancel ? now() : null, now())
    avis = await afterEvenementChange(ctx, id, cancel ? 'annule' : 'retabli')
  }
  const evenement = await getEvenementBo(ctx, id)
  await journalise(ctx, {
    action: cancel ? 'evenements.annuler' : 'evenements.retablir',
    cible: cibleOf(evenement),
    avant: valeursOf(before),
    apres: valeursOf(evenement),
  })
  return { ...evenement, avis }
}
