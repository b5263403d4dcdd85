import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { Discussion } from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { areBloquees } from '#modules/blocages/blocages.public.ts'
import { publishNonLus } from '#modules/non-lus/non-lus.public.ts'
import { tellEdition } from '../messages/tell-edition.ts'
import { tellChangement } from '../tell-changement.ts'
import { raiseRevision, type DiscussionTenue } from './discussions.repository.ts'
import { getDiscussion } from './get-discussion.ts'
import { holdDiscussion } from './hold-discussion.ts'
import { deleteParticipation, endParticipationOf, listParticipantes } from './participations.repository.ts'
import { holdGroupe } from './update-discussion.ts'
import { readLignes } from './update-lecture.ts'

/** Ends the part of a member: she reads what was written until then. */
const end = async (ctx: Ctx, { id }: DiscussionTenue, compteId: string): Promise<void> => {
  const { db, now } = ctx
  await endParticipationOf(db, id, compteId, now())
  const revision = await raiseRevision(db, id)
  await tellEdition(ctx, { id, revision })
  tellChangement(ctx, { id, revision }, [compteId])
}

/** Leaves a discussion; one that she has already left is taken off her list, and she reads nothing of it any more. */
export const endParticipation = async (id: string, ctx: Ctx): Promise<void> => {
  const { db, actor, afterCommit, memory } = ctx
  const discussion = await holdDiscussion(id, ctx)
  const { type, moi } = discussion
  if (type === 'directe') throw commonErrors.introuvable()
  await readLignes(ctx, discussion.id)
  if (moi.quitteeLe === null) return end(ctx, discussion, actor.id)
  await deleteParticipation(db, discussion.id, actor.id)
  afterCommit(() => publishNonLus(memory, [actor.id]))
}

/** Removes a member from a group. */
export const deleteParticipante = async (id: string, adherenteId: string, ctx: Ctx): Promise<Discussion> => {
  const { db, actor } = ctx
  const discussion = await holdGroupe(id, ctx)
  const isThere = (await listParticipantes(db, discussion.id)).includes(adherenteId)
  if (!isThere || adherenteId === actor.id || (await areBloquees(db, actor.id, adherenteId)))
    throw commonErrors.introuvable()
  await end(ctx, discussion, adherenteId)
  return getDiscussion(discussion.id, ctx)
}
