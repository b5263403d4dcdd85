import { sql } from 'kysely'
import type { Db } from '#db/client.ts'

/** The author of a post, and those who commented it. */
export const listAuteures = async (db: Db, id: string): Promise<string[]> => {
  const { rows } = await sql<{ compteId: string }>`
    select auteure_id as "compteId" from publications where id = ${id} and auteure_id is not null
    union select auteure_id from commentaires where publication_id = ${id} and auteure_id is not null`.execute(
    db,
  )
  return rows.map(({ compteId }) => compteId)
}

/** A letter about a post. */
export type LettreLue = { readonly id: string; readonly le: string; readonly compteId: string | null }

/** The letters that were planned about a post, latest first, after that one; at most `limit`. */
export const listLettres = async (
  db: Db,
  publicationId: string,
  apres: LettreLue | null,
  limit: number,
): Promise<LettreLue[]> => {
  const following =
    apres === null ? sql`true` : sql`(cree_le, id) < (${apres.le}::timestamptz, ${apres.id}::uuid)`
  const { rows } = await sql<LettreLue>`
    select id, cree_le::text as le, compte_id as "compteId" from envois
    where objet_id = ${publicationId} and ${following}
    order by cree_le desc, id desc limit ${limit}`.execute(db)
  return rows
}
