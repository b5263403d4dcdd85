import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Db, Tx } from '#db/client.ts'

export type EnvoiPrevu = {
  readonly lettre: string
  readonly canal: 'app' | 'mail' | 'push'
  readonly cle: string
  readonly compteId: string | null
  readonly objetId: string | null
  readonly notificationId: number | null
  readonly donnees: object
  readonly voie: number
  /** Why it is not told: it is recorded as ignored. */
  readonly motif?: string
  /** Not before; at once if absent. */
  readonly aPartirDe?: Date
}

/**
 * Plans letters, except those whose key exists, and except the push of a line that already has one waiting. A line of the
 * notification centre counts as sent at once. The letters are one parameter: a thousand rows of fourteen parameters took longer to
 * read than to write.
 */
export const insertEnvois = async (
  db: Tx,
  envois: readonly EnvoiPrevu[],
  now: Date,
): Promise<{ cle: string; canal: string }[]> => {
  const given = envois.map((envoi) => ({ id: uuid(), ...envoi }))
  const { rows } = await sql<{ cle: string; canal: string }>`
    insert into envois (id, cle, canal, lettre, compte_id, objet_id, notification_id, donnees, voie, motif, cree_le, a_partir_de,
      statut, traite_le)
    select id, cle, canal, lettre, "compteId", "objetId", "notificationId", donnees, voie, motif, ${now},
      coalesce("aPartirDe", '-infinity'),
      case when motif is not null then 'ignore' when canal = 'app' then 'envoye' else 'prevu' end,
      case when motif is not null or canal = 'app' then ${now}::timestamptz end
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as e (
      id uuid, cle text, canal text, lettre text, "compteId" uuid, "objetId" uuid, "notificationId" bigint, donnees jsonb,
      voie smallint, motif text, "aPartirDe" timestamptz)
    on conflict do nothing
    returning cle, canal`.execute(db)
  return rows
}

/** Account mail first. */
export const VOIES_MAIL = [0, 1] as const
/** Telephones have a lane of their own: they are told while the mail server is down. */
export const VOIE_PUSH = 2

/**
 * Locks the next letter to send; skips those that other workers are sending. The lock lasts until the end of the
 * transaction: if the worker is killed, the letter is free at once.
 */
export const lockNextEnvoi = async (db: Tx, voies: readonly number[], now: Date) => {
  // The mail server may take longer than a transaction may otherwise stay idle.
  await sql`set local idle_in_transaction_session_timeout = '60s'`.execute(db)
  for (const voie of voies) {
    // One statement per lane: one range of the index each, however many letters wait for a later hour.
    const envoi = await db
      .selectFrom('envois')
      .where('statut', '=', 'prevu')
      .where('voie', '=', voie)
      .where('a_partir_de', '<=', now.toISOString())
      .orderBy('a_partir_de')
      .orderBy('id')
      .limit(1)
      .select(['id', 'canal', 'lettre', 'cle', 'donnees', 'essais', 'cree_le as creeLe'])
      .select(['compte_id as compteId', 'notification_id as notificationId'])
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (envoi) return envoi
  }
  return undefined
}

export type Envoi = NonNullable<Awaited<ReturnType<typeof lockNextEnvoi>>>

type Fin = { readonly statut: 'envoye' | 'ignore' | 'echec'; readonly motif: string | null }

export const closeEnvoi = async (db: Tx, id: string, { statut, motif }: Fin, now: Date): Promise<void> => {
  await db
    .updateTable('envois')
    .set({ statut, motif, traite_le: now })
    .where('id', '=', id)
    .where('statut', '=', 'prevu')
    .execute()
}

/** The instant of a mail that waits for a digest: it is never due by itself. */
export const EN_RESUME = 'infinity'

type Report<Until = Date> = { readonly motif: string | null; readonly until: Until }

export const postponeEnvoi = async (
  db: Tx,
  id: string,
  { motif, until }: Report,
  now: Date,
): Promise<void> => {
  await db
    .updateTable('envois')
    .set((eb) => ({ motif, essais: eb('essais', '+', 1), a_partir_de: until, traite_le: now }))
    .where('id', '=', id)
    .where('statut', '=', 'prevu')
    .execute()
}

/** Puts a letter off without an attempt. */
export const delayEnvoi = async (
  db: Tx,
  id: string,
  { motif, until }: Report<Date | typeof EN_RESUME>,
): Promise<void> => {
  await db.updateTable('envois').set({ motif, a_partir_de: until }).where('id', '=', id).execute()
}

/** Locks the mails that wait for a digest of hers, oldest first. Those of another digest that is being sent are left to it. */
export const lockWaitingEnvois = (db: Db, compteId: string) =>
  db
    .selectFrom('envois')
    .where('compte_id', '=', compteId)
    .where('statut', '=', 'prevu')
    .where('a_partir_de', '=', EN_RESUME)
    .orderBy('cree_le')
    .orderBy('id')
    .select(['id', 'cle', 'lettre', 'donnees', 'notification_id as notificationId'])
    .forUpdate()
    .skipLocked()
    .execute()

export type WaitingEnvoi = Awaited<ReturnType<typeof lockWaitingEnvois>>[number]

/** Deletes old letters, at most `limit`; returns how many. */
export const deleteEnvois = async (db: Tx, before: Date, limit: number): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from envois where id in (
      select id from envois where cree_le < ${before} order by cree_le limit ${limit})`.execute(db)
  return Number(numAffectedRows ?? 0)
}
