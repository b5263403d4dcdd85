import {
  APPAREILS_PUSH_MAX,
  type AbonnementPushForm,
} from '@entrelles/contract/modules/notifications/push.schema.ts'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Tx } from '#db/client.ts'
import type { DB } from '#db/types.ts'
import { nothingLeft, type Complete } from '#kit/complete.ts'

type Abonnee = { readonly compteId: string; readonly sessionId: string }

/** One subscription per browser, and one owner per subscription: it leaves its former owner, and replaces that of the session. */
const deleteReplaced = async (db: Tx, { compteId, sessionId }: Abonnee, endpoint: string): Promise<void> => {
  await db
    .deleteFrom('abonnements_push')
    .where((eb) =>
      eb.or([
        eb.and([eb('endpoint', '=', endpoint), eb('compte_id', '<>', compteId)]),
        eb.and([eb('session_id', '=', sessionId), eb('endpoint', '<>', endpoint)]),
      ]),
    )
    .execute()
}

const deleteOldest = async (db: Tx, compteId: string): Promise<void> => {
  await sql`
    delete from abonnements_push where id in (
      select id from abonnements_push where compte_id = ${compteId}
      order by cree_le desc, id desc offset ${APPAREILS_PUSH_MAX})`.execute(db)
}

/** Writes the subscription of a browser; one that she has already keeps its date. */
export const writeAbonnement = async (
  db: Tx,
  { compteId, sessionId }: Abonnee,
  { endpoint, cles, appareil, ...rest }: AbonnementPushForm,
  now: Date,
): Promise<void> => {
  nothingLeft(rest)
  // Two browsers at once must not pass the limit together.
  await sql`select pg_advisory_xact_lock(hashtext('push ' || ${compteId}))`.execute(db)
  await deleteReplaced(db, { compteId, sessionId }, endpoint)
  const changed = {
    compte_id: compteId,
    session_id: sessionId,
    p256dh: cles.p256dh,
    auth: cles.auth,
    appareil,
  }
  const row = {
    id: uuid(),
    endpoint,
    cree_le: now,
    ...changed,
  } satisfies Complete<DB['abonnements_push'], 'dernier_envoi_le'>
  await db
    .insertInto('abonnements_push')
    .values(row)
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(changed))
    .execute()
  await deleteOldest(db, compteId)
}

/** Deletes one; returns whether it was hers. */
export const deleteAbonnement = async (db: Tx, compteId: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('abonnements_push')
    .where('compte_id', '=', compteId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Deletes the subscriptions that have ended at their push service. */
export const deleteAbonnements = async (db: Tx, ids: readonly string[]): Promise<void> => {
  if (ids.length > 0) await db.deleteFrom('abonnements_push').where('id', 'in', ids).execute()
}

export const updateDernierEnvoi = async (db: Tx, ids: readonly string[], now: Date): Promise<void> => {
  if (ids.length > 0)
    await db.updateTable('abonnements_push').set({ dernier_envoi_le: now }).where('id', 'in', ids).execute()
}
