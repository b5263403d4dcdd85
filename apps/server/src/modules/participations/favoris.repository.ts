import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Tx } from '#db/client.ts'

/** Adds a published event to the member's favourites, once; undefined when it does not exist or is a draft. */
export const insertFavori = async (
  db: Tx,
  compteId: string,
  evenementId: string,
  now: Date,
): Promise<string | undefined> => {
  const { rows } = await sql<{ id: string }>`
    insert into favoris (id, compte_id, evenement_id, cree_le)
    select ${uuid()}::uuid, ${compteId}::uuid, id, ${now}::timestamptz from evenements
    where id = ${evenementId} and not brouillon
    on conflict (compte_id, evenement_id) do update set cree_le = favoris.cree_le
    returning id`.execute(db)
  return rows[0]?.id
}

/** Adds a resource that she reads to the member's favourites, once. */
export const insertFavoriRessource = async (
  db: Tx,
  compteId: string,
  ressourceId: string,
  now: Date,
): Promise<string | undefined> => {
  const { rows } = await sql<{ id: string }>`
    insert into favoris (id, compte_id, ressource_id, cree_le)
    select ${uuid()}::uuid, ${compteId}::uuid, id, ${now}::timestamptz from ressources where id = ${ressourceId}
    on conflict (compte_id, ressource_id) where ressource_id is not null do update set cree_le = favoris.cree_le
    returning id`.execute(db)
  return rows[0]?.id
}

/** Returns whether the favourite belonged to the member. */
export const deleteFavoriOf = async (db: Tx, compteId: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('favoris')
    .where('id', '=', id)
    .where('compte_id', '=', compteId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
