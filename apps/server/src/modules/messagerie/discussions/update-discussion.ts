import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { Discussion } from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { requireFree } from '#modules/moderation/moderation.public.ts'
import { tellEdition } from '../messages/tell-edition.ts'
import { raiseRevision, updateTitre, type DiscussionTenue } from './discussions.repository.ts'
import { getDiscussion } from './get-discussion.ts'
import { holdDiscussion } from './hold-discussion.ts'

/** Locks a group that the caller organises; any other is not found. */
export const holdGroupe = async (id: string, ctx: Ctx): Promise<DiscussionTenue> => {
  const discussion = await holdDiscussion(id, ctx)
  const { type, moi } = discussion
  if (type !== 'groupe' || !moi.organisatrice || moi.quitteeLe !== null) throw commonErrors.introuvable()
  return discussion
}

/** Changes the name of a group. */
export const updateDiscussion = async (id: string, titre: string, ctx: Ctx): Promise<Discussion> => {
  const discussion = await holdGroupe(id, ctx)
  await requireFree(ctx, 'message')
  await updateTitre(ctx.db, discussion.id, titre)
  const revision = await raiseRevision(ctx.db, discussion.id)
  await tellEdition(ctx, { id: discussion.id, revision })
  return getDiscussion(discussion.id, ctx)
}
