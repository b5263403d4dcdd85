import { v7 as uuid } from 'uuid'
import type { Db } from '#db/client.ts'

/** An unread notification. */
export const createNotification = async (db: Db, now: Date, destinataireId: string): Promise<void> => {
  await db
    .insertInto('notifications')
    .values({
      destinataire_id: destinataireId,
      type: 'essai',
      groupe: uuid(),
      donnees: '{}',
      cible_type: 'compte',
      cree_le: now,
      maj_le: now,
    })
    .execute()
}

/** A discussion with an unread message. */
export const createMessage = async (db: Db, now: Date, compteId: string): Promise<void> => {
  const id = uuid()
  await db.insertInto('discussions').values({ id, type: 'groupe', titre: 'Essai', creee_le: now }).execute()
  await db
    .insertInto('participations_discussion')
    .values({
      discussion_id: id,
      compte_id: compteId,
      type: 'groupe',
      dernier_message_id: 1,
      dernier_le: now,
      rejointe_le: now,
    })
    .execute()
}

/** Marks everything as read. */
export const readAll = async (db: Db, now: Date, compteId: string): Promise<void> => {
  await db
    .updateTable('notifications')
    .set({ lu_le: now })
    .where('destinataire_id', '=', compteId)
    .where('lu_le', 'is', null)
    .execute()
  await db
    .updateTable('participations_discussion')
    .set((eb) => ({ lu_jusqua: eb.ref('dernier_message_id') }))
    .where('compte_id', '=', compteId)
    .execute()
}
