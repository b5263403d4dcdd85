import type { EvenementId } from '@entrelles/contract/kit/ids.ts'
import { evenementsErrors } from '@entrelles/contract/modules/evenements/evenements.errors.ts'
import type { Ctx } from '#kit/ctx.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { isAvisEnCours } from '#modules/participations/participations.public.ts'
import { getEvenementBo, isSupprimable, lockEvenement } from './bo-evenement.queries.ts'
import { deleteEvenementRow } from './bo-evenements.repository.ts'
import { assertCible } from './cancel-evenement.ts'
import { detachImages, imagesOf } from './images-evenement.ts'
import { cibleOf, valeursOf } from './journal-evenement.ts'

/** Deletes an event without registrations, or a cancelled one; never one whose attendance sheet is started. */
export const deleteEvenement = async (
  cible: { readonly id: EvenementId; readonly named: EvenementId | undefined },
  ctx: Ctx,
): Promise<void> => {
  assertCible(cible)
  const { db, actor, now } = ctx
  const { id } = cible
  const held = await lockEvenement(db, actor, id)
  if (held.emargeeLe !== null) throw evenementsErrors.suppression_emargee()
  if (!isSupprimable(held)) throw evenementsErrors.suppression_inscrites()
  // Pending mails are built from rows that the deletion would remove.
  if (await isAvisEnCours(db, id, now())) throw evenementsErrors.suppression_avis_en_cours()
  const evenement = await getEvenementBo(ctx, id)
  await deleteEvenementRow(db, id)
  await detachImages(imagesOf(evenement), ctx)
  await journalise(ctx, {
    action: 'evenements.supprimer',
    cible: cibleOf(evenement),
    avant: valeursOf(evenement),
  })
}
