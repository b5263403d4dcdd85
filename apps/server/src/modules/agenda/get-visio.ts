import { mayCall } from '@entrelles/contract/kit/access.ts'
import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { canManageEvenement, mayReadVisio } from '@entrelles/contract/modules/evenements/evenements.policy.ts'
import type { ReadCtx, SignedIn } from '#kit/ctx.ts'
import { findVisio } from './calendrier.queries.ts'

/** R3-13: registered members and managers are redirected to the meeting, and others to the event page. */
export const getVisio = async (
  id: string,
  { db, actor }: Pick<ReadCtx<SignedIn | undefined>, 'db' | 'actor'>,
): Promise<string> => {
  const member = actor && mayCall('active', actor.roles) ? actor : undefined
  const found = await findVisio(db, id, member?.id)
  if (!found) throw commonErrors.introuvable()
  const { lien, inscrite } = found
  const gere = member !== undefined && canManageEvenement(member, found)
  return lien !== null && mayReadVisio({ inscrite, gere }) ? lien : pathTo('/evenement/:id', { id })
}
