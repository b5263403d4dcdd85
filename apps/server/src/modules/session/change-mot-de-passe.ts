import type { Ctx, SignedIn } from '#kit/ctx.ts'
import { endSessions } from './end-sessions.ts'
import { sendMotDePasseChangeJob } from './session.jobs.ts'
import { updateMotDePasse, type Which } from './session.repository.ts'

/** Gives an account another password: its sessions end, but one if it says so, and its owner is told. */
export const changeMotDePasse = async (
  compteId: string,
  hash: string,
  ctx: Ctx<SignedIn | undefined>,
  ended: Which = {},
): Promise<void> => {
  await updateMotDePasse(ctx.db, compteId, hash)
  await endSessions(compteId, ctx, ended)
  await ctx.enqueue(sendMotDePasseChangeJob, { compteId, le: ctx.now().toISOString() })
}
