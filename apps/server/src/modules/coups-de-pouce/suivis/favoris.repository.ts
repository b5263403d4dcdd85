import { v7 as uuid } from 'uuid'
import type { Tx } from '#db/client.ts'

export const insertFavori = async (db: Tx, id: string, compteId: string, now: Date): Promise<void> => {
  await db
    .insertInto('favoris')
    .values({ id: uuid(), coup_de_pouce_id: id, compte_id: compteId, cree_le: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Returns whether she had saved it. */
export const deleteFavori = async (db: Tx, id: string, compteId: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('favoris')
    .where('coup_de_pouce_id', '=', id)
    .where('compte_id', '=', compteId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
