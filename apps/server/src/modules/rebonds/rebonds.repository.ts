import type { SourceRebond } from '@entrelles/contract/modules/rebonds/rebonds.schema.ts'
import { sql } from 'kysely'
import type { Tx } from '#db/client.ts'
import type { DB } from '#db/types.ts'
import type { Complete } from '#kit/complete.ts'
import type { RebondRecu } from './forme-rebond.ts'

/** Marks addresses; the first mark of an address stays until it is deleted. */
export const insertRebonds = async (
  db: Tx,
  rebonds: readonly RebondRecu[],
  source: SourceRebond,
  now: Date,
): Promise<void> => {
  if (rebonds.length === 0) return
  await db
    .insertInto('rebonds')
    .values(
      rebonds.map(
        ({ email, nature, motif }) =>
          ({ email, nature, motif, le: now, source }) satisfies Complete<DB['rebonds']>,
      ),
    )
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute()
}

/** Deletes the mark of a member’s address, if it has one. */
export const deleteRebondOf = async (db: Tx, compteId: string): Promise<void> => {
  await db
    .deleteFrom('rebonds')
    .where('email', '=', (eb) => eb.selectFrom('comptes').where('id', '=', compteId).select('email'))
    .execute()
}

/** Deletes old marks of addresses that no account has, at most `limit`; returns how many. */
export const deleteRebondsSansCompte = async (db: Tx, before: Date, limit: number): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from rebonds where email in (
      select r.email from rebonds r
      where r.le < ${before} and not exists (select from comptes c where c.email = r.email)
      limit ${limit})`.execute(db)
  return Number(numAffectedRows ?? 0)
}
