import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { droitsOf } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.policy.ts'
import type { Ctx } from '#kit/ctx.ts'
import { deleteFichiers } from '#modules/fichiers/fichiers.public.ts'
import { publishNonLus } from '#modules/non-lus/non-lus.public.ts'
import { deleteNotificationsOfCible } from '#modules/notifications/notifications.public.ts'
import { listConcernees } from './suivis/concernees.queries.ts'
import { deleteRow } from './coups-de-pouce.repository.ts'
import { holdCoupDePouce } from './hold-coup-de-pouce.ts'
import { journaliseModeration } from './journal-coup-de-pouce.ts'

/** Deletes a request with its answers, its files and the notifications about it. Coordinators hide with a report. */
export const deleteCoupDePouce = async (id: string, ctx: Ctx): Promise<void> => {
  const { db, memory } = ctx
  const held = await holdCoupDePouce(id, ctx)
  if (!droitsOf(ctx.actor, held).supprimer) throw commonErrors.introuvable()
  await deleteFichiers(ctx, { type: 'coup_de_pouce', id: held.id })
  await deleteRow(db, held.id)
  // Read last: the row waits for a job that is notifying the followers of an answer.
  const concernees = await listConcernees(db, held.id)
  await deleteNotificationsOfCible(db, concernees, { type: 'coup_de_pouce', id: held.id })
  ctx.afterCommit(() => publishNonLus(memory, concernees))
  return journaliseModeration(ctx, 'supprimer', held)
}
