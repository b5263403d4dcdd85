import { sql } from 'kysely'
import type { Db, Tx } from '#db/client.ts'

/** Events with an expired offer. In a cancelled event, offers do not expire before its end. */
export const listOffresEchues = async (db: Db, now: Date, combien: number): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select distinct p.evenement_id as id
    from participations p join evenements e on e.id = p.evenement_id
    where p.statut = 'proposee' and p.offre_expire_le <= ${now} and (e.annule_le is null or e.fin <= ${now})
    limit ${combien}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Expires the overdue offers of an event at once; returns their ids. */
export const expireOffres = async (db: Tx, evenementId: string, now: Date): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    update participations set statut = 'expiree', statut_le = ${now}, offre_expire_le = null, besoins = null
    where evenement_id = ${evenementId} and statut = 'proposee' and offre_expire_le <= ${now}
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Upcoming events with a free seat and a waiting member, which deleting an account can produce. */
export const listPlacesLibres = async (db: Db, now: Date, combien: number): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select e.id from evenements e
    where not e.brouillon and e.debut > ${now} and e.disponible
      and exists (select from participations p where p.evenement_id = e.id and p.statut = 'en_attente')
    limit ${combien}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Takes some due reminders; skips those that another worker has locked. */
export const takeRappels = async (db: Tx, now: Date, combien: number): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    update participations set rappel_envoye_le = ${now} where id in (
      select id from participations
      where statut = 'inscrite' and rappel_le <= ${now} and rappel_envoye_le is null
      order by rappel_le limit ${combien} for update skip locked)
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}
