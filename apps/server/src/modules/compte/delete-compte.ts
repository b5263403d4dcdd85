import type { Ctx } from '#kit/ctx.ts'
import { sendSuppressionJob } from './compte.jobs.ts'
import { writeSuppression } from './compte.repository.ts'
import { assertOwn } from './own-compte.ts'

/** Asks for the account to be erased; nothing is, for seven days. */
export const deleteCompte = async (
  ids: readonly string[],
  { db, actor, now, enqueue }: Ctx,
): Promise<void> => {
  assertOwn(actor, ...ids)
  await writeSuppression(db, actor.id, now())
  await enqueue(sendSuppressionJob, { compteId: actor.id })
}

/** Keeps it after all. */
export const cancelSuppression = async (id: string, { db, actor }: Ctx): Promise<void> => {
  assertOwn(actor, id)
  await writeSuppression(db, actor.id, null)
}
