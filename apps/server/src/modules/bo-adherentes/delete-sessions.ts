import type { Ctx } from '#kit/ctx.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { endSessions } from '#modules/session/session.public.ts'
import { cibleOf, lockMembre } from './lock-membre.ts'

/** Ends all her sessions, for instance after a lost phone. */
export const deleteSessions = async (id: string, ctx: Ctx): Promise<void> => {
  const membre = await lockMembre(ctx.db, id)
  await endSessions(id, ctx)
  await journalise(ctx, { action: 'adherentes.fermer_sessions', cible: cibleOf(membre) })
}
