import { secondFacteurDemande, sessionErrors } from '@entrelles/contract/modules/session/session.errors.ts'
import type { Tokens } from '@entrelles/contract/modules/session/session.schema.ts'
import type { Ctx, ReadCtx, SignedIn } from '#kit/ctx.ts'
import { readSecondFacteur } from '#modules/second-facteur/second-facteur.public.ts'
import { defiOf } from './defi.ts'
import { consumeJeton } from './jetons.repository.ts'
import { openSession } from './open-session.ts'
import { refuseSuspendue } from './refuse-suspendue.ts'
import { findSuspendueJusquau } from './session.queries.ts'
import { validateEmail } from './session.repository.ts'

/**
 * Uses the link of a mail, and confirms the address. Only our page may follow it, not a mail scanner. It replaces the
 * password, not the second factor. What `prepare` refuses leaves the link valid.
 */
export const openParLien = async (
  secret: string,
  ctx: ReadCtx<SignedIn | undefined>,
  prepare: (compteId: string, inside: Ctx<SignedIn | undefined>) => Promise<void>,
): Promise<Tokens> => {
  if (!ctx.caller.isFromPage) throw sessionErrors.lien_expire()
  const opened = await ctx.transaction(async (inside) => {
    const { db, now } = inside
    const jeton = await consumeJeton(db, 'connexion', secret, now())
    if (!jeton) throw sessionErrors.lien_expire()
    const { compteId } = jeton
    refuseSuspendue(await findSuspendueJusquau(db, compteId, now()))
    await prepare(compteId, inside)
    await validateEmail(db, compteId, now())
    const { actif } = await readSecondFacteur(db, compteId)
    return { compteId, tokens: actif ? undefined : await openSession(compteId, inside) }
  })
  if (!opened.tokens) throw secondFacteurDemande(defiOf(ctx.derive, opened.compteId, ctx.now()))
  return opened.tokens
}
