import { sql } from 'kysely'
import type { Db } from '#db/client.ts'

/** The participant's name, as the journal shows it. */
export const findNom = async (db: Db, participationId: string): Promise<string> => {
  const { rows } = await sql<{ nom: string }>`
    select concat_ws(' ', coalesce(c.prenom, p.prenom), coalesce(c.nom, p.nom)) as nom
    from participations p left join comptes c on c.id = p.compte_id where p.id = ${participationId}`.execute(
    db,
  )
  return rows[0]?.nom ?? ''
}
