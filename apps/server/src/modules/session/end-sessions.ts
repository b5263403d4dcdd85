import type { Ctx, SignedIn } from '#kit/ctx.ts'
import { publishNonLus } from '#modules/non-lus/non-lus.public.ts'
import { revokeSessions, type Which } from './session.repository.ts'

/** Ends sessions of a member, one, all or all but one, and has every node forget what it remembers of her. */
export const endSessions = async (
  compteId: string,
  { db, now, afterCommit, memory }: Ctx<SignedIn | undefined>,
  which: Which = {},
): Promise<void> => {
  await revokeSessions(db, compteId, now(), which)
  afterCommit(() => publishNonLus(memory, [compteId]))
}
