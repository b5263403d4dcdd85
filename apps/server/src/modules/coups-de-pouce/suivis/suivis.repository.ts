import type { Tx } from '#db/client.ts'

export const insertSuivi = async (db: Tx, id: string, compteId: string, now: Date): Promise<void> => {
  await db
    .insertInto('suivis_coup_de_pouce')
    .values({ coup_de_pouce_id: id, compte_id: compteId, suivi_le: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Returns whether she followed it. */
export const deleteSuivi = async (db: Tx, id: string, compteId: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('suivis_coup_de_pouce')
    .where('coup_de_pouce_id', '=', id)
    .where('compte_id', '=', compteId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
