import type { Ctx, SignedIn } from '#kit/ctx.ts'
import { publishNonLus } from '#modules/non-lus/non-lus.public.ts'
import { revokeSessions, type Which } from './session.repository.ts'

/** Ends one, all or all but one of a member's sessions, and invalidates her cache on every node. */
export const endSessions = async (
  compteId: string,
  { db, now, afterCommit, memory }: Ctx<SignedIn | undefined>,
  which: Which = {},
): Promise<void> => {
  await revokeSessions(db, compteId, now(), which)
  afterCommit(() => publishNonLus(memory, [compteId]))
}
