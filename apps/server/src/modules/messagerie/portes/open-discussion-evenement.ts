import { mayCall } from '@entrelles/contract/kit/access.ts'
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

/** A published event, with the role of the caller. A former coordinator does not organise the event that she created. */
const findEvenement = async (id: string, { db, actor }: Ctx): Promise<Evenement | undefined> => {
  const { rows } = await sql<Evenement>`
    select e.titre, ${mayCall('coordinatrice', actor.roles)} and coalesce(${managedBy(actor)}, false) as "isGere", exists (
      select from participations p
      where p.evenement_id = e.id and p.compte_id = ${actor.id} and p.statut = 'inscrite') as "isInscrite"
    from evenements e where e.id = ${id} and not e.brouillon`.execute(db)
  return rows[0]
}

/** Opens it with every registrant. Who registers locks the event too: she is read here, or finds the discussion. */
const openNew = async (
  evenementId: string,
  titre: string,
  { db, actor, now }: Ctx,
): Promise<string | undefined> => {
  await sql`select from evenements where id = ${evenementId} for no key update`.execute(db)
  const nouvelle = {
    type: 'evenement',
    titre: titreCourt(titre, TITRE_DISCUSSION_MAX),
    creeePar: actor.id,
    evenementId,
  } as const
  const id = await insertDiscussion(db, nouvelle, now())
  if (id !== undefined) await addInscrites(db, id, now())
  return id ?? findDiscussionOf(db, { evenementId })
}

/** The discussion of an event: an organiser opens it, registrants read it. */
export const openDiscussionEvenement = async (evenementId: string, ctx: Ctx): Promise<Discussion> => {
  const { db, actor, now } = ctx
  const evenement = await findEvenement(evenementId, ctx)
  if (!evenement || !(evenement.isGere || evenement.isInscrite)) throw commonErrors.introuvable()
  const { titre, isGere } = evenement
  const existing = await findDiscussionOf(db, { evenementId })
  if (existing === undefined && !isGere) throw commonErrors.introuvable()
  const id = existing ?? (await openNew(evenementId, titre, ctx))
  if (id === undefined) throw commonErrors.introuvable()
  // She may have left it: opening it again brings her back.
  await addToDiscussion(db, id, [{ compteId: actor.id, organisatrice: isGere }], now())
  return getDiscussion(id, ctx)
}
