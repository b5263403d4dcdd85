import type { Ctx, SignedIn } from '#kit/ctx.ts'
import { sendLettre } from '#modules/envois/envois.public.ts'
import { endLiens } from './end-liens.ts'
import { endSessions } from './end-sessions.ts'
import { motDePasseChangeLettre } from './session.lettres.ts'
import { updateMotDePasse, type Which } from './session.repository.ts'

/** Replaces a password, and ends the pending links and the sessions selected by `ended` (all by default). */
export const replaceMotDePasse = async (
  compteId: string,
  hash: string,
  ctx: Ctx<SignedIn | undefined>,
  ended: Which = {},
): Promise<void> => {
  await updateMotDePasse(ctx.db, compteId, hash)
  await endLiens(compteId, ctx)
  await endSessions(compteId, ctx, ended)
}

/** The same for a member, whom a mail informs. */
export const changeMotDePasse = async (
  compteId: string,
  hash: string,
  ctx: Ctx<SignedIn | undefined>,
  ended: Which = {},
): Promise<void> => {
  await replaceMotDePasse(compteId, hash, ctx, ended)
  const donnees = { compteId, le: ctx.now().toISOString() }
  await sendLettre(ctx, motDePasseChangeLettre, { compteId, donnees })
}
