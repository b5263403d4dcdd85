import type { Tx } from '#db/client.ts'

/** Plans a failed letter again, to leave at once; returns whether it still had failed. */
export const planEnvoi = async (db: Tx, id: string): Promise<boolean> => {
  const planned = await db
    .updateTable('envois')
    .set({ statut: 'prevu', motif: null, essais: 0, a_partir_de: '-infinity' })
    .where('id', '=', id)
    .where('statut', '=', 'echec')
    .returning('id')
    .executeTakeFirst()
  return planned !== undefined
}
