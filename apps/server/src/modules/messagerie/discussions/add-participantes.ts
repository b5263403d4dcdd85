import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { GROUPE_MAX } from '@entrelles/contract/modules/messagerie/messagerie.constants.ts'
import { messagerieErrors } from '@entrelles/contract/modules/messagerie/messagerie.errors.ts'
import type { Discussion } from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { requireFree } from '#modules/moderation/moderation.public.ts'
import { findDestinataires } from '../contacts/contacts.queries.ts'
import { tellEdition } from '../messages/tell-edition.ts'
import { requireOuvertes } from './create-discussion.ts'
import { raiseRevision } from './discussions.repository.ts'
import { getDiscussion } from './get-discussion.ts'
import { insertParticipations, listParticipantes } from './participations.repository.ts'
import { holdGroupe } from './update-discussion.ts'

/** Adds members to a group: they read what is written from then on. Those who are already there change nothing. */
export const addParticipantes = async (id: string, ids: readonly string[], ctx: Ctx): Promise<Discussion> => {
  const { db, now } = ctx
  const discussion = await holdGroupe(id, ctx)
  await requireFree(ctx, 'message')
  const there = new Set(await listParticipantes(db, discussion.id))
  const nouvelles = ids.map((one) => one.toLowerCase()).filter((one) => !there.has(one))
  const found = await findDestinataires(nouvelles, ctx)
  if (found.size < nouvelles.length) throw commonErrors.introuvable()
  requireOuvertes([...found.values()])
  if (there.size + nouvelles.length > GROUPE_MAX) throw messagerieErrors.groupe_complet()
  const arrivees = nouvelles.map((compteId) => ({ compteId }))
  await insertParticipations(db, discussion, arrivees, now())
  const revision = await raiseRevision(db, discussion.id)
  await tellEdition(ctx, { id: discussion.id, revision })
  return getDiscussion(discussion.id, ctx)
}
