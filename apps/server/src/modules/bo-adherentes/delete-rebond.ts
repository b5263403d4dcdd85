import type { Ctx } from '#kit/ctx.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { deleteRebondOf } from '#modules/rebonds/rebonds.public.ts'
import { cibleOf, lockMembre } from './lock-membre.ts'

/** Writes to her address again: without mails she cannot choose a new password, and so not say herself that it works. */
export const deleteRebond = async (id: string, ctx: Ctx): Promise<void> => {
  const membre = await lockMembre(ctx.db, id)
  await deleteRebondOf(ctx.db, id)
  await journalise(ctx, { action: 'adherentes.lever_rebond', cible: cibleOf(membre) })
}
