import { sql } from 'kysely'
import type { Tx } from '#db/client.ts'

/** Marks published resources whose review is due by that day, at most `limit`; returns how many. */
export const markARevoir = async (db: Tx, today: string, limit: number): Promise<number> => {
  const { numAffectedRows } = await sql`
    update ressources set statut = 'a_verifier' where id in (
      select id from ressources where statut = 'publiee' and date_revision <= ${today}::date
      order by date_revision, id limit ${limit} for no key update skip locked)`.execute(db)
  return Number(numAffectedRows ?? 0)
}
