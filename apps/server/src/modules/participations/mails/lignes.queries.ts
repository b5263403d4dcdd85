import { sql } from 'kysely'
import type { Db } from '#db/client.ts'

/** The next participations in these statuses after that number, without walk-ins. */
export const listApres = async (
  db: Db,
  evenementId: string,
  statuts: readonly string[],
  apres: number,
  combien: number,
): Promise<{ readonly id: string; readonly numero: number }[]> => {
  const { rows } = await sql<{ id: string; numero: number }>`
    select id, numero from participations
    where evenement_id = ${evenementId} and statut = any (${statuts}::text[]) and numero > ${apres}
      and origine <> 'sans_inscription' and compte_id is not null
    order by numero limit ${combien}`.execute(db)
  return rows
}
