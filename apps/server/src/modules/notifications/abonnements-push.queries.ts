import type {
  AbonnementPush,
  AbonnementPushId,
} from '@entrelles/contract/modules/notifications/push.schema.ts'
import type { Db } from '#db/client.ts'

/** The subscriptions of a member whose browsers have an open session: one that was logged out is told nothing more. */
const openAbonnements = (db: Db, compteId: string, now: Date) =>
  db
    .selectFrom('abonnements_push as a')
    .innerJoin('sessions as s', 's.id', 'a.session_id')
    .where('a.compte_id', '=', compteId)
    .where('s.revoquee_le', 'is', null)
    .where('s.expire_le', '>', now.toISOString())
    .where('s.fin_le', '>', now.toISOString())

/** Her devices, the latest first. */
export const listAbonnements = async (
  db: Db,
  { id: compteId, sessionId }: { readonly id: string; readonly sessionId: string },
  now: Date,
): Promise<AbonnementPush[]> => {
  const rows = await openAbonnements(db, compteId, now)
    .orderBy('a.cree_le', 'desc')
    .orderBy('a.id')
    .select([
      'a.id',
      'a.appareil',
      'a.session_id as sessionId',
      'a.cree_le as depuis',
      'a.dernier_envoi_le as dernierEnvoi',
    ])
    .execute()
  return rows.map(({ id, sessionId: of, ...row }) => ({
    ...row,
    id: id as AbonnementPushId,
    courant: of === sessionId,
  }))
}

/** Where her messages are sent. */
export const findDestinations = (db: Db, compteId: string, now: Date) =>
  openAbonnements(db, compteId, now).select(['a.id', 'a.endpoint', 'a.p256dh', 'a.auth']).execute()

/** Which of these members have a telephone to tell. */
export const findEquipees = async (db: Db, compteIds: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('abonnements_push')
    .where('compte_id', 'in', compteIds)
    .select('compte_id as compteId')
    .distinct()
    .execute()
  return new Set(rows.map(({ compteId }) => compteId))
}
