import { participationsErrors } from '@entrelles/contract/modules/participations/participations.errors.ts'
import { endParticipation } from './end-participation.ts'
import { lockEvenement } from './evenement-tenu.ts'
import { apercuOf, type AnyCtx } from './get-apercu-desinscription.ts'
import { findLigne } from './lignes.repository.ts'
import { atEvenement } from './tour-evenement.ts'

/** R2.1-11: mail scanners that open links do not send this header, and unregister nobody. */
export const getDesinscription = async (token: string, ctx: AnyCtx): Promise<void> => {
  if (ctx.caller.header('x-requested-with') !== 'XMLHttpRequest') throw participationsErrors.appel_direct()
  const { evenementId, participationId } = await apercuOf(token, ctx)
  await atEvenement(ctx, evenementId, async (inside) => {
    const held = await lockEvenement(inside.db, evenementId)
    if (!held) throw participationsErrors.jeton_inconnu()
    await endParticipation(inside, held, await findLigne(inside.db, evenementId, participationId))
  })
}
