import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { Ctx } from '#kit/ctx.ts'
import { areBloquees } from '#modules/blocages/blocages.public.ts'
import type { DiscussionTenue } from '../discussions/discussions.repository.ts'
import { holdDiscussion } from '../discussions/hold-discussion.ts'
import { findPlace } from './messages.queries.ts'
import { findTenu, type MessageTenu } from './messages.repository.ts'

type Tenus = { readonly discussion: DiscussionTenue; readonly message: MessageTenu }

/** Locks the discussion of a message that the caller reads; any other is not found. */
export const holdMessage = async (messageId: string, ctx: Pick<Ctx, 'db' | 'actor'>): Promise<Tenus> => {
  const { db, actor } = ctx
  const place = await findPlace(ctx, messageId)
  if (!place) throw commonErrors.introuvable()
  const discussion = await holdDiscussion(place.discussionId, ctx)
  const message = await findTenu(db, discussion.id, place.numero)
  if (!message || (message.auteureId !== null && (await areBloquees(db, actor.id, message.auteureId))))
    throw commonErrors.introuvable()
  return { discussion, message }
}
