import type { ModePointage } from '@entrelles/contract/modules/emargement/emargement.schema.ts'
import { STATUTS_ACTIFS } from '@entrelles/contract/modules/participations/participations.constants.ts'
import type { Presence } from '@entrelles/contract/modules/participations/presences.ts'
import type { Db, Tx } from '#db/client.ts'

// This module writes the presence columns of a participation; `participations` owns the others.

/** A participation of that event, locked until the transaction ends. */
export const holdParticipation = (db: Tx, evenementId: string, id: string) =>
  db
    .selectFrom('participations')
    .where('id', '=', id)
    .where('evenement_id', '=', evenementId)
    .select(['id', 'statut', 'presence', 'presence_le'])
    .forUpdate()
    .executeTakeFirst()

/** A member's active participation (registered, offered or waiting), locked until the transaction ends. */
export const holdActive = (db: Tx, evenementId: string, compteId: string) =>
  db
    .selectFrom('participations')
    .where('evenement_id', '=', evenementId)
    .where('compte_id', '=', compteId)
    .where('statut', 'in', STATUTS_ACTIFS)
    .select(['id', 'statut', 'presence', 'presence_le'])
    .forUpdate()
    .executeTakeFirst()

export const findByCle = (db: Db, evenementId: string, cle: string) =>
  db
    .selectFrom('participations')
    .where('evenement_id', '=', evenementId)
    .where('cle', '=', cle)
    .select('id')
    .executeTakeFirst()

export type Pointage = { readonly le: Date; readonly mode: ModePointage; readonly parId: string }

/** Writes a presence, its time and its author. */
export const updatePresence = async (
  db: Tx,
  id: string,
  presence: Presence,
  { le, mode, parId }: Pointage,
): Promise<void> => {
  const isPresente = presence === 'presente'
  await db
    .updateTable('participations')
    .set({
      presence,
      presence_le: le,
      pointee_le: isPresente ? le : null,
      pointee_mode: isPresente ? mode : null,
      pointee_par_id: parId,
    })
    .where('id', '=', id)
    .execute()
}

/** Renews the time of an unchanged presence, so that an older update cannot overwrite it. */
export const updatePresenceLe = async (db: Tx, id: string, le: Date): Promise<void> => {
  await db.updateTable('participations').set({ presence_le: le }).where('id', '=', id).execute()
}

/** Records the time of the first presence of an event. */
export const updateEmargee = async (db: Tx, evenementId: string, le: Date): Promise<void> => {
  await db
    .updateTable('evenements')
    .set({ emargee_le: le })
    .where('id', '=', evenementId)
    .where('emargee_le', 'is', null)
    .execute()
}
