import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { sql } from 'kysely'
import type { Tx } from '#db/client.ts'
import { lockAny } from '../discussions/discussions.repository.ts'
import { insertParticipations, updateParticipation } from '../discussions/participations.repository.ts'

type Liee = { readonly evenementId: string } | { readonly territoireId: string }

/** The discussion of an event or of a branch, if it was opened. */
export const findDiscussionOf = async (db: Tx, liee: Liee): Promise<string | undefined> => {
  const query = db.selectFrom('discussions').select('id')
  const row = await (
    'evenementId' in liee
      ? query.where('evenement_id', '=', liee.evenementId)
      : query.where('territoire_id', '=', liee.territoireId)
  ).executeTakeFirst()
  return row?.id
}

/** Its title, within what a discussion shows. */
export const titreCourt = (titre: string, max: number): string =>
  titre.length <= max ? titre : `${titre.slice(0, max - 1)}…`

type Arrivee = { readonly compteId: string; readonly organisatrice?: boolean }

/** Adds members who are not there, once its row is locked. Those who organise it write there, however large it is. */
export const addToDiscussion = async (
  db: Tx,
  id: string,
  arrivees: readonly Arrivee[],
  now: Date,
): Promise<void> => {
  const discussion = await lockAny(db, id)
  if (!discussion) throw commonErrors.introuvable()
  await insertParticipations(db, discussion, arrivees, now)
  for (const { compteId, organisatrice = false } of arrivees)
    if (organisatrice) await updateParticipation(db, id, compteId, { organisatrice })
}

/** Every registrant takes part in the discussion of an event that was just opened; who registers later joins by a trigger. */
export const addInscrites = async (db: Tx, id: string, now: Date): Promise<void> => {
  await sql`
    insert into participations_discussion (discussion_id, compte_id, type, dernier_le, rejointe_le)
    select d.id, p.compte_id, d.type, ${now}::timestamptz, ${now}::timestamptz
    from discussions d join participations p on p.evenement_id = d.evenement_id
    where d.id = ${id} and p.statut = 'inscrite' and p.compte_id is not null
    on conflict do nothing`.execute(db)
}

/** Closes the discussions of events that ended before that instant, at most `limit`; returns how many. */
export const closeFinies = async (db: Tx, before: Date, limit: number): Promise<number> => {
  const { numAffectedRows } = await sql`
    update discussions set statut = 'close', revision = revision + 1 where id in (
      select d.id from discussions d join evenements e on e.id = d.evenement_id
      where d.type = 'evenement' and d.statut = 'ouverte' and coalesce(e.fin, e.debut) < ${before}
      order by d.id limit ${limit} for no key update of d skip locked)`.execute(db)
  return Number(numAffectedRows ?? 0)
}
