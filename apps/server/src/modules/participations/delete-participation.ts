import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { EvenementId } from '@entrelles/contract/kit/ids.ts'
import type { Ctx } from '#kit/ctx.ts'
import { assertSameEvenement } from './adresse.ts'
import { lockEvenement } from './evenement-tenu.ts'
import { findDerniere } from './lignes.repository.ts'
import { leaveEvenement } from './quitter.ts'
import { atEvenement } from './tour.ts'

export const deleteParticipation = (
  evenementId: EvenementId,
  { id }: { readonly id?: EvenementId | undefined },
  ctx: Ctx,
): Promise<void> => {
  assertSameEvenement(evenementId, id)
  return atEvenement(ctx, evenementId, async (inside) => {
    const held = await lockEvenement(inside.db, evenementId)
    if (!held) throw commonErrors.introuvable()
    await leaveEvenement(inside, held, await findDerniere(inside.db, evenementId, inside.actor.id))
  })
}
