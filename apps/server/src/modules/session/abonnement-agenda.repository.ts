import { v7 as uuid } from 'uuid'
import type { Tx } from '#db/client.ts'

/** Gives the calendar of a member who has one another URL: copies of the former one no longer work. */
export const renewAbonnementAgenda = async (
  db: Tx,
  compteId: string,
  now: Date,
  hashOf: (id: string) => Buffer,
): Promise<void> => {
  const id = uuid()
  await db
    .updateTable('abonnements_agenda')
    .set({ id, jeton_hash: hashOf(id), cree_le: now })
    .where('compte_id', '=', compteId)
    .execute()
}
