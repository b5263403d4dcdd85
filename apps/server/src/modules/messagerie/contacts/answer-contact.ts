import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { messagerieErrors } from '@entrelles/contract/modules/messagerie/messagerie.errors.ts'
import type { Discussion } from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { raiseRevision, writeDemande, type DiscussionTenue } from '../discussions/discussions.repository.ts'
import { getDiscussion } from '../discussions/get-discussion.ts'
import { holdDiscussion } from '../discussions/hold-discussion.ts'
import { writeLu, writeRevision } from '../discussions/participations.repository.ts'
import { readLignes } from '../discussions/update-lecture.ts'
import { tellChangement } from '../tell-changement.ts'

/** Locks a first contact that the caller is asked for. */
const holdDemande = async (id: string, ctx: Ctx): Promise<DiscussionTenue> => {
  const discussion = await holdDiscussion(id, ctx)
  const { demande, demandeParId } = discussion
  if (demande === 'aucune' || demandeParId === ctx.actor.id) throw commonErrors.introuvable()
  return discussion
}

/** Accepts a first contact, even one that she had refused: the one who asked may write from now on. */
export const acceptContact = async (id: string, ctx: Ctx): Promise<Discussion> => {
  const { db, actor, now } = ctx
  const discussion = await holdDemande(id, ctx)
  if (discussion.demande === 'acceptee') throw messagerieErrors.demande_repondue()
  await writeDemande(db, discussion.id, { demande: 'acceptee', repondueLe: now() })
  const revision = await raiseRevision(db, discussion.id)
  await writeRevision(db, discussion.id, revision)
  const ids = [actor.id, ...(discussion.moi.autreId === null ? [] : [discussion.moi.autreId])]
  tellChangement(ctx, { id: discussion.id, revision }, ids)
  return getDiscussion(discussion.id, ctx)
}

/** Refuses a first contact. The one who asked is not told; the discussion leaves the caller's lists, and counts as read. */
export const declineContact = async (id: string, ctx: Ctx): Promise<void> => {
  const { db, actor, now } = ctx
  const discussion = await holdDemande(id, ctx)
  if (discussion.demande !== 'en_attente') throw messagerieErrors.demande_repondue()
  await writeDemande(db, discussion.id, { demande: 'refusee', repondueLe: now() })
  await writeLu(db, { discussionId: discussion.id, compteId: actor.id }, discussion.numero)
  await readLignes(ctx, discussion.id)
}
