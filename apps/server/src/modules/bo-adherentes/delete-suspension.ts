import type { Ctx } from '#kit/ctx.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { cibleOf } from './lock-membre.ts'
import { reopenMembre } from './suspend-membre.ts'

/** Lifts a suspension before its end. */
export const deleteSuspension = async (id: string, ctx: Ctx): Promise<void> => {
  const membre = await reopenMembre(id, ctx)
  await journalise(ctx, { action: 'adherentes.lever_suspension', cible: cibleOf(membre) })
}
