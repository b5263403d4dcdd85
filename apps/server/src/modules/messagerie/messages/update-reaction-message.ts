import { messagerieErrors } from '@entrelles/contract/modules/messagerie/messagerie.errors.ts'
import type { ReactionMessage } from '@entrelles/contract/modules/messagerie/messagerie.constants.ts'
import type { Message } from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { requireFree } from '#modules/moderation/moderation.public.ts'
import { raiseRevision, type DiscussionTenue } from '../discussions/discussions.repository.ts'
import { requireEcriture } from '../discussions/hold-discussion.ts'
import { holdMessage } from './hold-message.ts'
import { getMessage } from './messages.queries.ts'
import { writeReaction } from './messages.repository.ts'
import { tellEdition } from './tell-edition.ts'

const react = async (
  ctx: Ctx,
  { id: discussionId }: DiscussionTenue,
  numero: number,
  reaction: ReactionMessage | null,
): Promise<void> => {
  const revision = await raiseRevision(ctx.db, discussionId)
  await writeReaction(ctx.db, { discussionId, numero, revision }, ctx.actor.id, reaction)
  await tellEdition(ctx, { id: discussionId, revision })
}

/** Reacts to a message, in place of an earlier reaction. Nobody is told but open threads. */
export const updateReactionMessage = async (
  messageId: string,
  type: ReactionMessage,
  ctx: Ctx,
): Promise<Message> => {
  const { discussion, message } = await holdMessage(messageId, ctx)
  await requireEcriture(discussion, ctx)
  await requireFree(ctx, 'message')
  if (message.statut === 'supprime' || message.statut === 'masque') throw messagerieErrors.message_supprime()
  await react(ctx, discussion, message.numero, type)
  return getMessage(messageId, ctx)
}

/** Takes a reaction back, even where the caller no longer writes. */
export const deleteReactionMessage = async (messageId: string, ctx: Ctx): Promise<Message> => {
  const { discussion, message } = await holdMessage(messageId, ctx)
  if (message.statut !== 'supprime') await react(ctx, discussion, message.numero, null)
  return getMessage(messageId, ctx)
}
