import type { NomLettre } from '@entrelles/contract/modules/envois/lettres.ts'
import type { Cible } from '@entrelles/contract/modules/notifications/notifications.schema.ts'
import type { Preference } from '@entrelles/contract/modules/notifications/preferences.schema.ts'
import { v7 as uuid } from 'uuid'
import type { Db } from '#db/client.ts'
import { inTransaction } from '#db/test-transaction.ts'
import { insertNotifications } from './notifications.repository.ts'
import { writePreferences } from './preferences.repository.ts'

type Fields = {
  readonly destinataireId: string
  readonly type: NomLettre
  readonly groupe: string
  readonly donnees: object
  readonly cible: Cible
  readonly acteureId?: string
  readonly lu?: boolean
}

/** A notification of that instant, unread unless told otherwise; returns its number. */
export const createNotification = (
  db: Db,
  at: Date,
  { lu = false, acteureId, ...fields }: Fields,
): Promise<number> =>
  inTransaction(db, async (tx) => {
    const [written] = await insertNotifications(
      tx,
      [{ ...fields, acteureId: acteureId ?? null, allume: true }],
      at,
    )
    const id = written?.id ?? 0
    if (lu)
      await tx
        .updateTable('notifications')
        .set({ lu_le: at })
        .where('destinataire_id', '=', fields.destinataireId)
        .where('id', '=', id)
        .execute()
    return id
  })

/** What a member has chosen, as she does in her account. */
export const choosePreferences = (
  db: Db,
  compteId: string,
  preferences: readonly Preference[],
): Promise<void> => inTransaction(db, (tx) => writePreferences(tx, compteId, preferences))

/** A telephone of a member who has a session: returns where its pushes are sent. */
export const createAbonnementPush = async (db: Db, at: Date, compteId: string): Promise<string> => {
  const endpoint = `https://updates.push.services.mozilla.com/wpush/v2/${compteId}`
  const { id: sessionId } = await db
    .selectFrom('sessions')
    .where('compte_id', '=', compteId)
    .select('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('abonnements_push')
    .values({
      id: uuid(),
      compte_id: compteId,
      session_id: sessionId,
      endpoint,
      p256dh: 'cle',
      auth: 'secret',
      appareil: 'Firefox',
      cree_le: at,
    })
    .execute()
  return endpoint
}
