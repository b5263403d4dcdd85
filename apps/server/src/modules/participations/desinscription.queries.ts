import { STATUTS_ACTIFS } from '@entrelles/contract/modules/participations/participations.constants.ts'
import type { ApercuDesinscription } from '@entrelles/contract/modules/participations/participations.schema.ts'
import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import { literals } from '#db/literals.ts'

const ACTIFS = literals(STATUTS_ACTIFS)

export type Apercu = ApercuDesinscription & {
  readonly evenementId: string
  readonly participationId: string
}

/** The participation of a mail link. An event that became a draft again answers nothing. */
export const findApercu = async (db: Db, participationId: string, now: Date): Promise<Apercu | undefined> => {
  const { rows } = await sql<Apercu>`
    select p.id as "participationId", e.id as "evenementId", e.titre, e.debut as "dateHeureDebut", e.fuseau,
      p.statut not in (${ACTIFS}) as "dejaFaite",
      e.fin <= ${now} as termine
    from participations p join evenements e on e.id = p.evenement_id and not e.brouillon
    where p.id = ${participationId} and p.compte_id is not null`.execute(db)
  return rows[0]
}
