import { SANS_REPONSE_MINUTES } from '@entrelles/contract/modules/bo-adhesions/a-traiter.schema.ts'
import {
  A_FAIRE_MAX,
  PROCHAINS_JOURS,
  type AFaire,
} from '@entrelles/contract/modules/bo-evenements/a-faire.schema.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#db/client.ts'
import { selectDernieresFeuilles } from './emargements-a-faire.queries.ts'

const MINUTE_MS = 60_000
const JOUR_MS = 24 * 60 * MINUTE_MS

/** Each list reads its own index. */
const selectsOf = (now: Date): Record<keyof AFaire, RawBuilder<unknown>> => {
  const sansReponse = new Date(now.getTime() - SANS_REPONSE_MINUTES * MINUTE_MS)
  const bientot = new Date(now.getTime() + PROCHAINS_JOURS * JOUR_MS)
  const most = sql.lit(A_FAIRE_MAX + 1)
  return {
    paiements: sql`
      (select from paiements where anomalie is not null and traite_le is null limit ${most})
      union all
      (select from paiements where etat = 'redirige' and cree_le <= ${sansReponse} and anomalie is null limit ${most})`,
    reclamations: sql`select from reclamations where traitee_le is null`,
    demandesFaq: sql`select from faq_demandes where reponse is null`,
    inscriptions: sql`select from comptes where etape_inscription <> 'termine'`,
    emargements: sql`
      select from evenements where id in (${selectDernieresFeuilles(now)}) and prises > 0`,
    brouillons: sql`select from evenements where brouillon`,
    prochains: sql`
      select from evenements
      where not brouillon and annule_le is null and debut between ${now} and ${bientot}`,
  }
}

/** What waits for an administrator, in one statement whose counts stop at their cap. */
export const getAFaire = async (db: Db, now: Date): Promise<AFaire> => {
  const selects = Object.entries(selectsOf(now))
  const counts = selects.map(
    ([name, rows]) =>
      sql`(select count(*)::int from (select from (${rows}) r limit ${sql.lit(A_FAIRE_MAX + 1)}) c) as ${sql.id(name)}`,
  )
  const { rows } = await sql<Record<string, number>>`select ${sql.join(counts)}`.execute(db)
  return Object.fromEntries(
    selects.map(([name]) => {
      const found = rows[0]?.[name] ?? 0
      return [name, found > A_FAIRE_MAX ? { nb: A_FAIRE_MAX, plus: true } : { nb: found }]
    }),
  ) as AFaire
}
