import type { ModePointage } from '@entrelles/contract/modules/emargement/emargement.schema.ts'
import { STATUTS_ACTIFS } from '@entrelles/contract/modules/participations/participations.constants.ts'
import type { Presence } from '@entrelles/contract/modules/participations/presences.ts'
import type { Db, Tx } from '#db/client.ts'

// Of a registration, this module writes who came; everything else of it belongs to `participations`.

/** A registration to that event, held until the end of the transaction. */
export const holdParticipation = (db: Tx, evenementId: string, id: string) =>
  db
    .selectFrom('participations')
    .where('id', '=', id)
    .where('evenement_id', '=', evenementId)
    .select(['id', 'statut', 'presence', 'presence_le'])
    .forUpdate()
    .executeTakeFirst()

/** The registration or the wait of a member, held likewise. */
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

/** Whether she came, and when that was said. */
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

/** Nothing new is said of her, but later: what is older than that does not undo it. */
export const updatePresenceLe = async (db: Tx, id: string, le: Date): Promise<void> => {
  await db.updateTable('participations').set({ presence_le: le }).where('id', '=', id).execute()
}

/** Since when the sheet holds something. */
export const updateEmargee = async (db: Tx, evenementId: string, le: Date): Promise<void> => {
  await db
    .updateTable('evenements')
    .set({ emargee_le: le })
    .where('id', '=', evenementId)
    .where('emargee_le', 'is', null)
    .execute()
}
