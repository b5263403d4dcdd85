import type { Cible } from '@entrelles/contract/modules/notifications/notifications.schema.ts'
import { sql } from 'kysely'
import type { Tx } from '#db/client.ts'

export type NouvelleNotification = {
  /** Given if the notification is alone in its group. */
  readonly id?: number
  readonly destinataireId: string
  readonly type: string
  readonly groupe: string
  readonly donnees: object
  readonly cible: Cible
  /** The member who did it. */
  readonly acteureId: string | null
  /** False if it lights no dot. */
  readonly allume: boolean
}

type Ecrite = {
  readonly id: number
  readonly destinataireId: string
  readonly groupe: string
  /** False if it joined an older unread notification of its group. */
  readonly isNew: boolean
}

/** Numbers for notifications to come. */
export const nextNotificationIds = async (db: Tx, nb: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select nextval('notifications_id') as id from generate_series(1, ${nb}::int)`.execute(db)
  return rows.map(({ id }) => id)
}

/** Adds notifications; one whose group is unread changes that one instead. A member counts once in a group. */
export const insertNotifications = async (
  db: Tx,
  notifications: readonly NouvelleNotification[],
  now: Date,
): Promise<Ecrite[]> => {
  const given = notifications.map(({ cible, ...notification }) => ({
    ...notification,
    cibleType: cible.type,
    cibleId: cible.id,
  }))
  const { rows } = await sql<Ecrite & { acteure: boolean }>`
    with donnees as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as d (
        id bigint, "destinataireId" uuid, type text, groupe text, donnees jsonb, "cibleType" text, "cibleId" text,
        "acteureId" uuid, allume boolean)
    ), ecrites as (
      insert into notifications (id, destinataire_id, type, groupe, donnees, cible_type, cible_id, allume, cree_le, maj_le)
      select coalesce(id, nextval('notifications_id')), "destinataireId", type, groupe, donnees, "cibleType",
        "cibleId", allume, ${now}, ${now}
      from donnees
      on conflict (destinataire_id, groupe) where lu_le is null
      do update set donnees = excluded.donnees, maj_le = excluded.maj_le
      returning id, destinataire_id, groupe, maj_le = cree_le as nouvelle
    ), acteures as (
      insert into notifications_acteures (destinataire_id, notification_id, compte_id, le)
      select e.destinataire_id, e.id, d."acteureId", ${now}
      from ecrites e join donnees d on d."destinataireId" = e.destinataire_id and d.groupe = e.groupe
      where d."acteureId" is not null
      on conflict do nothing
      returning destinataire_id, notification_id
    )
    select e.id, e.destinataire_id as "destinataireId", e.groupe, e.nouvelle as "isNew",
      a.notification_id is not null as acteure
    from ecrites e
    left join acteures a on a.destinataire_id = e.destinataire_id and a.notification_id = e.id`.execute(db)
  const counted = rows.filter(({ acteure }) => acteure)
  if (counted.length > 0)
    await sql`
      update notifications n set nb_acteures = nb_acteures + 1
      from unnest(${counted.map(({ destinataireId }) => destinataireId)}::uuid[], ${counted.map(({ id }) => id)}::bigint[])
        as a (destinataire_id, id)
      where n.destinataire_id = a.destinataire_id and n.id = a.id`.execute(db)
  return rows
}

/** Whether a notification has changed since it was read. Waits for a fact that is changing it; later facts wait for the caller. */
export const hasChanged = async (
  db: Tx,
  compteId: string,
  { id, dateMiseAJour }: { readonly id: number; readonly dateMiseAJour: string },
): Promise<boolean> => {
  const row = await db
    .selectFrom('notifications')
    .where('destinataire_id', '=', compteId)
    .where('id', '=', id)
    .select('maj_le')
    .forShare()
    .executeTakeFirst()
  return row !== undefined && row.maj_le !== dateMiseAJour
}

/** Reads one; returns whether it is hers. */
export const readNotification = async (db: Tx, compteId: string, id: number, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('notifications')
    .set((eb) => ({ lu_le: eb.fn.coalesce('lu_le', eb.val(now.toISOString())) }))
    .where('destinataire_id', '=', compteId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

const readUnread = (db: Tx, compteId: string, now: Date) =>
  db
    .updateTable('notifications')
    .set({ lu_le: now })
    .where('destinataire_id', '=', compteId)
    .where('lu_le', 'is', null)

/** Reads those that had not changed after that instant. */
export const readNotificationsUntil = async (
  db: Tx,
  compteId: string,
  until: string,
  now: Date,
): Promise<void> => {
  await readUnread(db, compteId, now).where('maj_le', '<=', until).execute()
}

export const readNotificationsOfCible = async (
  db: Tx,
  compteId: string,
  { type, id }: { readonly type: string; readonly id?: string | undefined },
  now: Date,
): Promise<void> => {
  await readUnread(db, compteId, now)
    .where('cible_type', '=', type)
    .$if(id !== undefined, (query) => query.where('cible_id', '=', id ?? ''))
    .execute()
}

/** Deletes one; returns whether it was hers. */
export const deleteNotificationRow = async (db: Tx, compteId: string, id: number): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('notifications')
    .where('destinataire_id', '=', compteId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Deletes the notifications of these members about an object that is gone. */
export const deleteNotificationsOfCible = async (
  db: Tx,
  compteIds: readonly string[],
  { type, id }: Pick<Cible, 'type' | 'id'>,
): Promise<void> => {
  await sql`
    delete from notifications
    where destinataire_id = any (${compteIds}::uuid[]) and cible_type = ${type} and cible_id = ${id}`.execute(
    db,
  )
}

/** Deletes old notifications, at most `limit`; returns how many. */
export const deleteNotifications = async (db: Tx, before: Date, limit: number): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from notifications where (destinataire_id, id) in (
      select destinataire_id, id from notifications where maj_le < ${before} order by maj_le limit ${limit})`.execute(
    db,
  )
  return Number(numAffectedRows ?? 0)
}
