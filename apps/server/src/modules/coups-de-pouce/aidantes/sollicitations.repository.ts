import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Tx } from '#db/client.ts'

/** Two requests that ask the same members at once would each count what the other has not committed. */
export const lockSollicitations = async (db: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('sollicitations'))`.execute(db)
}

export const insertSollicitations = async (
  db: Tx,
  coupDePouceId: string,
  compteIds: readonly string[],
  now: Date,
): Promise<void> => {
  if (compteIds.length === 0) return
  await db
    .insertInto('sollicitations')
    .values(
      compteIds.map((compte_id) => ({
        id: uuid(),
        compte_id,
        coup_de_pouce_id: coupDePouceId,
        le: now,
      })),
    )
    .execute()
}

/** Deletes old ones, at most `limit`; returns how many. */
export const deleteSollicitations = async (db: Tx, before: Date, limit: number): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from sollicitations where id in (
      select id from sollicitations where le < ${before} order by le limit ${limit})`.execute(db)
  return Number(numAffectedRows ?? 0)
}
