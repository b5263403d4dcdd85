import type { SuspensionForm } from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.forms.ts'
import { v7 as uuid } from 'uuid'
import type { Db, Tx } from '#db/client.ts'
import type { DB } from '#db/types.ts'
import { nothingLeft, type Complete } from '#kit/complete.ts'

type NewSuspension = SuspensionForm & { readonly compteId: string; readonly parId: string }

/** Inserts a suspension, and closes one that has expired. */
export const insertSuspension = async (
  db: Tx,
  { compteId, parId, motif, precision, message, jusquau, ...rest }: NewSuspension,
  now: Date,
): Promise<string> => {
  nothingLeft(rest)
  await closeSuspension(db, compteId, now)
  const id = uuid()
  await db
    .insertInto('suspensions')
    .values({
      id,
      compte_id: compteId,
      motif,
      precision: precision || null,
      message: message || null,
      jusquau: jusquau ?? null,
      par_id: parId,
      creee_le: now,
    } satisfies Complete<DB['suspensions'], 'levee_le'>)
    .execute()
  return id
}

export const closeSuspension = async (db: Tx, compteId: string, now: Date): Promise<void> => {
  await db
    .updateTable('suspensions')
    .set({ levee_le: now })
    .where('compte_id', '=', compteId)
    .where('levee_le', 'is', null)
    .execute()
}

/** Locks a batch of accounts whose suspension has expired. */
export const lockSuspensionsPassees = async (db: Tx, now: Date, limit: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('comptes')
    .where('suspendue_jusquau', '<=', now.toISOString())
    .orderBy('id')
    .limit(limit)
    .select('id')
    .forNoKeyUpdate()
    .skipLocked()
    .execute()
  return rows.map(({ id }) => id)
}

/** The recipient and the content of the mail; undefined once the suspension is lifted. */
export const findSuspensionToSend = (db: Db, suspensionId: string) =>
  db
    .selectFrom('suspensions as s')
    .innerJoin('comptes as c', 'c.id', 's.compte_id')
    .where('s.id', '=', suspensionId)
    .where('s.levee_le', 'is', null)
    .select(['c.prenom', 'c.email', 's.jusquau', 's.message'])
    .executeTakeFirst()
