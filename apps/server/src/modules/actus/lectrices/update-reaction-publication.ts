import { actusErrors } from '@entrelles/contract/modules/actus/actus.errors.ts'
import type { ReactionForm } from '@entrelles/contract/modules/actus/actus.forms.ts'
import { droitsOf } from '@entrelles/contract/modules/actus/actus.policy.ts'
import type { Ctx } from '#kit/ctx.ts'
import { holdPublication } from '../hold-publication.ts'
import { tellReaction } from '../lettres/tell-reaction.ts'
import { countReaction, findLecture, writeLecture } from './lectrices.repository.ts'

/** Reacts to a post, or changes her reaction; its author is notified of the first one. */
export const updateReactionPublication = async (
  id: string,
  { type }: ReactionForm,
  ctx: Ctx,
): Promise<void> => {
  const { db, actor } = ctx
  const { id: publicationId, auteureId, ...held } = await holdPublication(id, ctx)
  if (!droitsOf(actor, { ...held, auteureId }).reagir) throw actusErrors.etat_change()
  const sienne = { publicationId, compteId: actor.id }
  const avant = (await findLecture(db, sienne))?.reaction ?? null
  if (avant === type) return
  await writeLecture(db, sienne, { reaction: type })
  await countReaction(db, publicationId, { avant, apres: type })
  if (avant === null)
    await tellReaction(ctx, { publicationId, commentaireId: null, auteureId, acteureId: actor.id })
}
