import { createHash } from 'node:crypto'
import { v7 as uuid } from 'uuid'
import type { Db, Tx } from '#db/client.ts'

type NewNotification = {
  readonly corps: string
  readonly adresse: string
  readonly signature: 'valide' | 'absente'
}

/** Returns undefined when the same body is already stored. */
export const insertNotification = async (
  db: Tx,
  { corps, adresse, signature }: NewNotification,
  now: Date,
): Promise<string | undefined> => {
  const inserted = await db
    .insertInto('notifications_paiement')
    .values({
      id: uuid(),
      empreinte: createHash('sha256').update(corps).digest(),
      corps,
      recue_le: now,
      adresse,
      signature,
    })
    .onConflict((conflict) => conflict.column('empreinte').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

export const findNotification = (db: Db, id: string) =>
  db
    .selectFrom('notifications_paiement')
    .where('id', '=', id)
    .where('traitee_le', 'is', null)
    .select(['id', 'corps'])
    .executeTakeFirst()

export const closeNotification = async (db: Tx, id: string, resultat: string, now: Date): Promise<void> => {
  await db
    .updateTable('notifications_paiement')
    .set({ traitee_le: now, resultat })
    .where('id', '=', id)
    .execute()
}

/** Deletes old notifications that have been processed: the payments keep the facts. */
export const deleteNotifications = async (db: Tx, before: Date): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('notifications_paiement')
    .where('recue_le', '<', before.toISOString())
    .where('traitee_le', 'is not', null)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
