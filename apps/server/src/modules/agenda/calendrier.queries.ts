import { FLUX_JOURS, FLUX_MAX } from '@entrelles/contract/modules/agenda/agenda.schema.ts'
import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import type { EvenementCalendrier } from './ics-evenement.ts'

const DAY_MS = 86_400_000

const columns = sql`e.id, e.titre, e.debut, e.fin, e.fuseau, e.sequence, e.modifie_le as "modifieLe",
  e.annule_le is not null as "isAnnule", e.en_ligne as "isEnLigne", e.adresse, e.code_postal as "codePostal",
  e.ville_nom as ville`

const inscriteDe = (compteId: string) => sql`exists (
  select from participations p where p.evenement_id = e.id and p.compte_id = ${compteId} and p.statut = 'inscrite')`

/** A published event for a member's calendar; undefined if there is none. */
export const findCalendrier = async (
  db: Db,
  id: string,
  compteId: string,
): Promise<EvenementCalendrier | undefined> => {
  const { rows } = await sql<EvenementCalendrier>`
    select ${columns}, ${inscriteDe(compteId)} as inscrite
    from evenements e where e.id = ${id} and not e.brouillon`.execute(db)
  return rows[0]
}

/** Her registrations of the last year and to come, including cancelled events, but not waiting lists. */
export const listCalendrier = async (
  db: Db,
  compteId: string,
  now: Date,
): Promise<readonly EvenementCalendrier[]> => {
  const since = new Date(now.getTime() - FLUX_JOURS * DAY_MS)
  const { rows } = await sql<EvenementCalendrier>`
    select ${columns}, true as inscrite
    from participations p join evenements e on e.id = p.evenement_id
    where p.compte_id = ${compteId} and p.statut = 'inscrite' and not e.brouillon and e.fin >= ${since}
    order by e.debut desc, e.id desc limit ${FLUX_MAX}`.execute(db)
  return rows
}

type Visio = {
  readonly lien: string | null
  readonly auteureId: string | null
  readonly territoireIds: string[]
  readonly inscrite: boolean
}

/** The meeting link of a published event, with the facts that decide who may read it. Null if the event is cancelled. */
export const findVisio = async (
  db: Db,
  id: string,
  compteId: string | undefined,
): Promise<Visio | undefined> => {
  const { rows } = await sql<Visio>`
    select case when e.en_ligne and e.annule_le is null then e.lien_visio end as lien,
      e.auteure_id as "auteureId",
      array(select territoire_id from evenements_territoires where evenement_id = e.id) as "territoireIds",
      ${compteId === undefined ? sql`false` : inscriteDe(compteId)} as inscrite
    from evenements e where e.id = ${id} and not e.brouillon`.execute(db)
  return rows[0]
}
