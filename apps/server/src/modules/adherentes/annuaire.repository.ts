import { addDays, parisDay } from '@entrelles/contract/kit/dates.ts'
import { sql } from 'kysely'
import type { Tx } from '#db/client.ts'
import { allowLongStatements } from '#db/connection.ts'

/** Maximum number of members that one sweep removes or restores. */
export const SWEPT_MAX = 200

/** Sets the time and the expiry threshold that the triggers of the directory use. */
export const writeMoment = async (db: Tx, now: Date, graceDays: number): Promise<void> => {
  await db
    .updateTable('annuaire_moment')
    .set({ le: now, seuil: addDays(parisDay(now), -graceDays) })
    .execute()
}

/** Removes expired members and restores those whose suspension ended; returns the number of changes. */
export const sweepAnnuaire = async (db: Tx): Promise<number> => {
  const { rows } = await sql<{ nb: number }>`select annuaire_balaie(${SWEPT_MAX}) as nb`.execute(db)
  return rows[0]?.nb ?? 0
}

/** Recomputes the anchors of the pages and the stored counts, and merges those of communes. */
export const rebuildComptes = async (db: Tx): Promise<void> => {
  await sql`select annuaire_rebatit_blocs()`.execute(db)
  await sql`select annuaire_rebatit_compteurs()`.execute(db)
  await sql`select annuaire_rassemble_lieux()`.execute(db)
}

/** Recounts the words. The timeout is longer than the five seconds of a request. */
export const rebuildLexique = async (db: Tx): Promise<void> => {
  await allowLongStatements(db)
  await sql`select annuaire_rebatit_lexique()`.execute(db)
}
