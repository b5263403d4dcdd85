import { sql } from 'kysely'
import type { Db, Tx } from '#db/client.ts'

/** Events where an offer has run out; of a cancelled one none does, until it would have been over. */
export const listOffresEchues = async (db: Db, now: Date, combien: number): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select distinct p.evenement_id as id
    from participations p join evenements e on e.id = p.evenement_id
    where p.statut = 'proposee' and p.offre_expire_le <= ${now} and (e.annule_le is null or e.fin <= ${now})
    limit ${combien}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Ends the offers of an event that have run out, all at once; tells which. */
export const expireOffres = async (db: Tx, evenementId: string, now: Date): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    update participations set statut = 'expiree', statut_le = ${now}, offre_expire_le = null, besoins = null
    where evenement_id = ${evenementId} and statut = 'proposee' and offre_expire_le <= ${now}
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Events to come where a seat is free and somebody waits: an account that is erased leaves its place like this. */
export const listPlacesLibres = async (db: Db, now: Date, combien: number): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select e.id from evenements e
    where not e.brouillon and e.debut > ${now} and e.disponible
      and exists (select from participations p where p.evenement_id = e.id and p.statut = 'en_attente')
    limit ${combien}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Takes charge of some reminders that are due; those whom another worker takes are left to it. */
export const takeRappels = async (db: Tx, now: Date, combien: number): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    update participations set rappel_envoye_le = ${now} where id in (
      select id from participations
      where statut = 'inscrite' and rappel_le <= ${now} and rappel_envoye_le is null
      order by rappel_le limit ${combien} for update skip locked)
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}
