import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { EvenementId } from '@entrelles/contract/kit/ids.ts'
import type { ReadCtx } from '#kit/ctx.ts'
import { endParticipation } from './end-participation.ts'
import { assertSameEvenement, lockEvenement } from './evenement-tenu.ts'
import { findDerniere } from './lignes.repository.ts'
import { atEvenement } from './tour-evenement.ts'

export const deleteParticipation = (
  evenementId: EvenementId,
  { id }: { readonly id?: EvenementId | undefined },
  ctx: ReadCtx,
): Promise<void> => {
  assertSameEvenement(evenementId, id)
  return atEvenement(ctx, evenementId, async (inside) => {
    const held = await lockEvenement(inside.db, evenementId)
    if (!held) throw commonErrors.introuvable()
    await endParticipation(inside, held, await findDerniere(inside.db, evenementId, inside.actor.id))
  })
}
