import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Tx } from '#db/client.ts'

export type EnvoiPrevu = {
  readonly lettre: string
  readonly canal: 'app' | 'mail'
  readonly cle: string
  readonly compteId: string | null
  readonly objetId: string | null
  readonly notificationId: number | null
  readonly donnees: object
  readonly voie: number
}

/** Plans letters, except those whose key exists. A line of the notification centre counts as sent at once. */
export const insertEnvois = async (
  db: Tx,
  envois: readonly EnvoiPrevu[],
  now: Date,
): Promise<{ cle: string; canal: string }[]> =>
  db
    .insertInto('envois')
    .values(
      envois.map(({ lettre, canal, cle, compteId, objetId, notificationId, donnees, voie }) => ({
        id: uuid(),
        cle,
        canal,
        lettre,
        compte_id: compteId,
        objet_id: objetId,
        notification_id: notificationId,
        donnees: JSON.stringify(donnees),
        voie,
        cree_le: now,
        ...(canal === 'app' && { statut: 'envoye', traite_le: now }),
      })),
    )
    .onConflict((conflict) => conflict.columns(['cle', 'canal']).doNothing())
    .returning(['cle', 'canal'])
    .execute()

/** Account mail first. */
const VOIES = [0, 1] as const

/**
 * Locks the next letter to send; skips those that other workers are sending. The lock lasts until the end of the
 * transaction: if the worker is killed, the letter is free at once.
 */
export const lockNextEnvoi = async (db: Tx, now: Date) => {
  // The mail server may take longer than a transaction may otherwise stay idle.
  await sql`set local idle_in_transaction_session_timeout = '60s'`.execute(db)
  for (const voie of VOIES) {
    // One statement per lane: one range of the index each, however many letters wait for a later hour.
    const envoi = await db
      .selectFrom('envois')
      .where('statut', '=', 'prevu')
      .where('voie', '=', voie)
      .where('a_partir_de', '<=', now.toISOString())
      .orderBy('a_partir_de')
      .orderBy('id')
      .limit(1)
      .select(['id', 'lettre', 'cle', 'donnees', 'essais', 'cree_le as creeLe'])
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

type Report = { readonly motif: string | null; readonly until: Date }

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

/** Deletes old letters, at most `limit`; returns how many. */
export const deleteEnvois = async (db: Tx, before: Date, limit: number): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from envois where id in (
      select id from envois where cree_le < ${before} order by cree_le limit ${limit})`.execute(db)
  return Number(numAffectedRows ?? 0)
}
