import { mayCall } from '@entrelles/contract/kit/access.ts'
import { compteErrors } from '@entrelles/contract/modules/compte/compte.errors.ts'
import type { Ctx } from '#kit/ctx.ts'
import { hasOtherAdministratrice } from '#modules/session/session.public.ts'
import { sendSuppressionJob } from './compte.jobs.ts'
import { writeSuppression } from './compte.repository.ts'
import { assertOwn } from './own-compte.ts'

/** Requests the deletion of the account, which happens seven days later; the last administrator may not leave. */
export const deleteCompte = async (
  ids: readonly string[],
  { db, actor, now, enqueue }: Ctx,
): Promise<void> => {
  assertOwn(actor, ...ids)
  if (mayCall('administratrice', actor.roles) && !(await hasOtherAdministratrice(db, actor.id, now())))
    throw compteErrors.derniere_administratrice()
  await writeSuppression(db, actor.id, now())
  await enqueue(sendSuppressionJob, { compteId: actor.id })
}

export const cancelSuppression = async (id: string, { db, actor }: Ctx): Promise<void> => {
  assertOwn(actor, id)
  await writeSuppression(db, actor.id, null)
}
