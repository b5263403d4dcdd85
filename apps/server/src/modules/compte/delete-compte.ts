import type { Ctx } from '#kit/ctx.ts'
import { sendSuppressionJob } from './compte.jobs.ts'
import { writeSuppression } from './compte.repository.ts'
import { assertOwn } from './own-compte.ts'

/** Requests the deletion of the account, which happens seven days later. */
export const deleteCompte = async (
  ids: readonly string[],
  { db, actor, now, enqueue }: Ctx,
): Promise<void> => {
  assertOwn(actor, ...ids)
  await writeSuppression(db, actor.id, now())
  await enqueue(sendSuppressionJob, { compteId: actor.id })
}

export const cancelSuppression = async (id: string, { db, actor }: Ctx): Promise<void> => {
  assertOwn(actor, id)
  await writeSuppression(db, actor.id, null)
}
