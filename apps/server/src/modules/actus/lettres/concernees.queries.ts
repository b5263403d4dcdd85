import { sql } from 'kysely'
import type { Db } from '#db/client.ts'

/**
 * Everybody who may have been told of a post: its author, those who commented, follow or react, and those to whom a letter about
 * it was planned.
 */
export const listConcernees = async (db: Db, id: string): Promise<string[]> => {
  const { rows } = await sql<{ compteId: string }>`
    select auteure_id as "compteId" from publications where id = ${id} and auteure_id is not null
    union select auteure_id from commentaires where publication_id = ${id} and auteure_id is not null
    union select compte_id from lectrices_publication where publication_id = ${id}
    union select compte_id from envois where objet_id = ${id} and compte_id is not null`.execute(db)
  return rows.map(({ compteId }) => compteId)
}
