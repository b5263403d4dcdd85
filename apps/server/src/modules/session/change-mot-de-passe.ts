import type { Ctx, SignedIn } from '#kit/ctx.ts'
import { endLiens } from './end-liens.ts'
import { endSessions } from './end-sessions.ts'
import { sendMotDePasseChangeJob } from './session.jobs.ts'
import { updateMotDePasse, type Which } from './session.repository.ts'

/**
 * Changes a password, ends the pending links and the sessions selected by `ended` (all by default), and informs the owner
 * by mail.
 */
export const changeMotDePasse = async (
  compteId: string,
  hash: string,
  ctx: Ctx<SignedIn | undefined>,
  ended: Which = {},
): Promise<void> => {
  await updateMotDePasse(ctx.db, compteId, hash)
  await endLiens(compteId, ctx)
  await endSessions(compteId, ctx, ended)
  await ctx.enqueue(sendMotDePasseChangeJob, { compteId, le: ctx.now().toISOString() })
}
