import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { TITRE_DISCUSSION_MAX } from '@entrelles/contract/modules/messagerie/messagerie.constants.ts'
import type { Discussion } from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import { sql } from 'kysely'
import type { Ctx } from '#kit/ctx.ts'
import { managedBy } from '#modules/evenements/evenements.public.ts'
import { insertDiscussion } from '../discussions/discussions.repository.ts'
import { getDiscussion } from '../discussions/get-discussion.ts'
import {
  addInscrites,
  addToDiscussion,
  findDiscussionOf,
  titreCourt,
} from './discussions-liees.repository.ts'

type Evenement = { readonly titre: string; readonly isGere: boolean; readonly isInscrite: boolean }

/** A published event, and what the caller is there. */
const findEvenement = async (id: string, { db, actor }: Ctx): Promise<Evenement | undefined> => {
  const { rows } = await sql<Evenement>`
    select e.titre, coalesce(${managedBy(actor)}, false) as "isGere", exists (
      select from participations p
      where p.evenement_id = e.id and p.compte_id = ${actor.id} and p.statut = 'inscrite') as "isInscrite"
    from evenements e where e.id = ${id} and not e.brouillon`.execute(db)
  return rows[0]
}

/** The discussion of an event: an organiser opens it, registrants read it. */
export const openDiscussionEvenement = async (evenementId: string, ctx: Ctx): Promise<Discussion> => {
  const { db, actor, now } = ctx
  const evenement = await findEvenement(evenementId, ctx)
  if (!evenement || !(evenement.isGere || evenement.isInscrite)) throw commonErrors.introuvable()
  const { titre, isGere } = evenement
  const existing = await findDiscussionOf(db, { evenementId })
  if (existing === undefined && !isGere) throw commonErrors.introuvable()
  const nouvelle = {
    type: 'evenement',
    titre: titreCourt(titre, TITRE_DISCUSSION_MAX),
    creeePar: actor.id,
    evenementId,
  } as const
  const created = existing === undefined ? await insertDiscussion(db, nouvelle, now()) : undefined
  const id = existing ?? created ?? (await findDiscussionOf(db, { evenementId }))
  if (id === undefined) throw commonErrors.introuvable()
  if (created !== undefined) await addInscrites(db, id, now())
  // She may have left it: opening it again brings her back.
  await addToDiscussion(db, id, [{ compteId: actor.id, organisatrice: isGere }], now())
  return getDiscussion(id, ctx)
}
