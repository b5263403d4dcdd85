import type { Ctx } from '#kit/ctx.ts'
import { sendReponseReclamationJob } from './reclamations.jobs.ts'
import { updateReponse, type Reponse } from './reclamations.repository.ts'

/** Closes a claim with its answer, which is mailed to the member. */
export const closeReclamation = async (
  id: string,
  reponse: Reponse,
  { db, now, enqueue }: Pick<Ctx, 'db' | 'now' | 'enqueue'>,
): Promise<void> => {
  await updateReponse(db, id, reponse, now())
  await enqueue(sendReponseReclamationJob, { reclamationId: id })
}
