import { addDays, parisDay } from '@entrelles/contract/kit/dates.ts'
import { cappedCount, COUNT_CAP } from '@entrelles/contract/kit/pagination.ts'
import { SANS_REPONSE_MINUTES } from '@entrelles/contract/modules/bo-adhesions/a-traiter.schema.ts'
import type { ResumeAdhesions } from '@entrelles/contract/modules/bo-adhesions/bo-adhesions.schema.ts'
import { sql } from 'kysely'
import type { Db } from '#db/client.ts'

const FIN_PROCHE_JOURS = 30

type Counts = {
  readonly montant: number | null
  readonly nombre: number | null
  readonly fin: number
  readonly relancees: number
  readonly grace: number
  readonly aTraiter: number
}

/** Each count uses an index and stops at the count cap, so that its cost does not grow with the tables. */
export const getResumeAdhesions = async (db: Db, now: Date, graceDays: number): Promise<ResumeAdhesions> => {
  const today = parisDay(now)
  const mois = `${today.slice(0, 7)}-01`
  const sansReponse = new Date(now.getTime() - SANS_REPONSE_MINUTES * 60_000)
  const most = sql.lit(COUNT_CAP + 1)
  const { rows } = await sql<Counts>`
    with fin as (
      select exists (
        select from adhesions a join rappels_adhesion r on r.adhesion_id = a.id
        where a.compte_id = c.id and a.fin = c.paye_jusquau and r.statut = 'envoye'
      ) as relancee
      from comptes c
      where c.paye_jusquau between ${today} and ${addDays(today, FIN_PROCHE_JOURS)}
      limit ${most}
    ), grace as (
      select from comptes where paye_jusquau between ${addDays(today, -graceDays)} and ${addDays(today, -1)}
      limit ${most}
    ), a_traiter as (
      (select from paiements where anomalie is not null and traite_le is null limit ${most})
      union all
      (select from paiements where etat = 'redirige' and cree_le <= ${sansReponse} and anomalie is null limit ${most})
      union all
      (select from reclamations where traitee_le is null limit ${most})
    )
    select
      (select montant_cents from encaissements where mois = ${mois}) as montant,
      (select nombre from encaissements where mois = ${mois}) as nombre,
      (select count(*)::int from fin) as fin,
      (select count(*)::int from fin where relancee) as relancees,
      (select count(*)::int from grace) as grace,
      (select count(*)::int from a_traiter) as "aTraiter"`.execute(db)
  const [counts] = rows
  return {
    mois,
    encaisse: { montant: counts?.montant ?? 0, nombre: counts?.nombre ?? 0 },
    finSous30Jours: { ...cappedCount(counts?.fin ?? 0), relancees: counts?.relancees ?? 0 },
    grace: cappedCount(counts?.grace ?? 0),
    graceJours: graceDays,
    aTraiter: cappedCount(counts?.aTraiter ?? 0),
  }
}
