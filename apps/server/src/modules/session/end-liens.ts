import type { Ctx, SignedIn } from '#kit/ctx.ts'
import { hashOfJeton } from '#kit/jeton-agenda.ts'
import { renewAbonnementAgenda } from './abonnement-agenda.repository.ts'
import { endJetons } from './jetons.repository.ts'

/**
 * Ends what was mailed or copied before a change of password or address: the pending links, and the calendar URL, which
 * is replaced. Call it before writing the address, whose update blocks the creation of links.
 */
export const endLiens = async (compteId: string, ctx: Ctx<SignedIn | undefined>): Promise<void> => {
  await endJetons(ctx.db, compteId, ctx.now())
  await renewAbonnementAgenda(ctx.db, compteId, ctx.now(), hashOfJeton(ctx.derive))
}
