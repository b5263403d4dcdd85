import {
  RAPPEL_AVANT_MS,
  STATUTS_ACTIFS,
} from '@entrelles/contract/modules/participations/participations.constants.ts'
import type { Besoins } from '@entrelles/contract/modules/participations/participations.schema.ts'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Tx } from '#db/client.ts'
import { literals } from '#db/literals.ts'
import { besoinsColumn } from './besoins.repository.ts'

const ACTIFS = literals(STATUTS_ACTIFS)

export type Demande = { readonly compteId: string; readonly besoins?: Besoins | undefined }

export type Inscription = {
  readonly id: string
  readonly compteId: string
  readonly statut: 'inscrite' | 'en_attente'
  /** Position in the waiting list, from 1. */
  readonly rang: number | null
}

/** A seat is free and nobody waits: a newcomer does not overtake the waiting list. */
const libre = sql`((nombre_places is null or prises + proposees < nombre_places) and en_attente = 0)`
/** How many of the `n` requests get a seat; the others wait. */
const assises = sql`case when en_attente = 0 then least(n, coalesce(nombre_places - prises - proposees, n)) else 0 end`

/**
 * The rule of `issueInscription` for simultaneous requests, in order: one conditional update of the event's row
 * decides, and the participations are inserted in the same statement, numbered under its lock. Requests that get
 * nothing return no row. A started event has no waiting list, and accepts requests only one at a time.
 */
export const insertInscriptions = async (
  db: Tx,
  evenementId: string,
  demandes: readonly Demande[],
  now: Date,
): Promise<Inscription[]> => {
  const ids = demandes.map(() => uuid())
  const comptes = demandes.map(({ compteId }) => compteId)
  const besoins = demandes.map((demande) => besoinsColumn(demande.besoins))
  const delay = sql`make_interval(secs => ${RAPPEL_AVANT_MS / 1000})`
  const { rows } = await sql<Inscription>`
    with demandes as (
      select id, compte_id, besoins, row_number() over (order by place) as place
      from unnest(${ids}::uuid[], ${comptes}::uuid[], ${besoins}::jsonb[])
        with ordinality as d (id, compte_id, besoins, place)
      where not exists (select from participations p where p.evenement_id = ${evenementId}
        and p.compte_id = d.compte_id and p.statut in (${ACTIFS}))
    ), nombre as (select count(*)::int as n from demandes),
    decision as (
      update evenements set prises = prises + ${assises}, en_attente = en_attente + n - ${assises}
      from nombre
      where id = ${evenementId} and not brouillon and annule_le is null and inscription_type <> 'Externe'
        and fin > ${now} and n > 0 and (debut > ${now} or (n = 1 and ${libre}))
      -- Who waits now, all of those who came last: the others have a seat.
      returning n, en_attente, greatest(0, n - en_attente) as assises, sequence, debut - ${delay} as rappel
    ), lignes as (
      insert into participations (id, evenement_id, compte_id, statut, creee_le, statut_le, besoins, rappel_le,
        sequence_avisee)
      select id, ${evenementId}::uuid, compte_id, case when place <= assises then 'inscrite' else 'en_attente' end,
        ${now}::timestamptz, ${now}::timestamptz, besoins,
        case when place <= assises and rappel > ${now}::timestamptz then rappel end, sequence
      from demandes, decision order by place
      returning id, compte_id, statut
    )
    select l.id, l.compte_id as "compteId", l.statut,
      case when l.statut = 'en_attente' then (en_attente - n + d.place)::int end as rang
    from lignes l join demandes d on d.id = l.id cross join decision`.execute(db)
  return rows
}
