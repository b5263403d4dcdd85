import type { EvenementId } from '@entrelles/contract/kit/ids.ts'
import type { DetailEvenementBo } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { getEvenementBo, lockEvenement } from './bo-evenement.queries.ts'
import { copyEvenement } from './bo-evenements.repository.ts'
import { assertCible } from './cancel-evenement.ts'
import { antennesOf } from './check-evenement.ts'
import { imagesOf, shareImages } from './images-evenement.ts'
import { cibleOf, valeursOf } from './journal-evenement.ts'

/**
 * Copies an event into a draft of the caller, without date and registrations, for those of its branches that she may
 * publish for. Both share the same pictures.
 */
export const duplicateEvenement = async (
  cible: { readonly id: EvenementId; readonly named: EvenementId | undefined },
  ctx: Ctx,
): Promise<DetailEvenementBo> => {
  assertCible(cible)
  const { db, actor, now } = ctx
  // Locked so that no picture is detached between the copy and its sharing.
  await lockEvenement(db, actor, cible.id)
  const id = await copyEvenement(db, cible.id, {
    auteureId: actor.id,
    now: now(),
    among: antennesOf(actor),
  })
  const evenement = await getEvenementBo(ctx, id)
  await shareImages(imagesOf(evenement), ctx)
  await journalise(ctx, {
    action: 'evenements.dupliquer',
    cible: cibleOf(evenement),
    apres: valeursOf(evenement),
  })
  return evenement
}
