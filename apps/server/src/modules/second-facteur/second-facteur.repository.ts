import type { Db, Tx } from '#db/client.ts'

export const findSecret = (db: Db, compteId: string) =>
  db
    .selectFrom('seconds_facteurs')
    .where('compte_id', '=', compteId)
    .select(['secret', 'actif_le as actifLe'])
    .executeTakeFirst()

/** Replaces a secret that was prepared but never activated; returns false when one is active. */
export const insertSecret = async (db: Tx, compteId: string, secret: Buffer, now: Date): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('seconds_facteurs')
    .values({ compte_id: compteId, secret, cree_le: now })
    .onConflict((conflict) =>
      conflict
        .column('compte_id')
        .doUpdateSet({ secret, cree_le: now, dernier_pas: 0 })
        .where('seconds_facteurs.actif_le', 'is', null),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Writes the same secret with the current key. */
export const updateSecret = async (db: Tx, compteId: string, secret: Buffer): Promise<void> => {
  await db.updateTable('seconds_facteurs').set({ secret }).where('compte_id', '=', compteId).execute()
}

/** Marks a step as used, unless it or a later one already is: a code cannot be replayed. */
export const takeStep = async (db: Tx, compteId: string, step: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('seconds_facteurs')
    .set({ dernier_pas: step })
    .where('compte_id', '=', compteId)
    .where('dernier_pas', '<', step)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export const activateSecret = async (
  db: Tx,
  compteId: string,
  empreintes: readonly Buffer[],
  now: Date,
): Promise<void> => {
  await db.updateTable('seconds_facteurs').set({ actif_le: now }).where('compte_id', '=', compteId).execute()
  await db.deleteFrom('codes_secours').where('compte_id', '=', compteId).execute()
  await db
    .insertInto('codes_secours')
    .values(empreintes.map((empreinte) => ({ compte_id: compteId, empreinte })))
    .execute()
}

/** Marks a recovery code as used, given its hash by each key; returns whether it was valid. */
export const consumeCodeSecours = async (
  db: Tx,
  compteId: string,
  empreintes: readonly Buffer[],
  now: Date,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('codes_secours')
    .set({ utilise_le: now })
    .where('compte_id', '=', compteId)
    .where('empreinte', 'in', empreintes)
    .where('utilise_le', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Returns whether there was one. */
export const deleteSecret = async (db: Tx, compteId: string): Promise<boolean> => {
  await db.deleteFrom('codes_secours').where('compte_id', '=', compteId).execute()
  const { numDeletedRows } = await db
    .deleteFrom('seconds_facteurs')
    .where('compte_id', '=', compteId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
