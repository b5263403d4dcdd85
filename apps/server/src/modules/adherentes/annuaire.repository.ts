import { addDays, parisDay } from '@entrelles/contract/kit/dates.ts'
import { sql } from 'kysely'
import type { Tx } from '#db/client.ts'

/** How many one sweep takes out or puts back at most. */
export const SWEPT_MAX = 200

/** The directory is that of this moment from now on, for whatever is written in it. */
export const writeMoment = async (db: Tx, now: Date, graceDays: number): Promise<void> => {
  await db
    .updateTable('annuaire_moment')
    .set({ le: now, seuil: addDays(parisDay(now), -graceDays) })
    .execute()
}

/** Takes out whoever has expired, puts back whoever is no longer suspended; answers how many. */
export const sweepAnnuaire = async (db: Tx): Promise<number> => {
  const { rows } = await sql<{ nb: number }>`select annuaire_balaie(${SWEPT_MAX}) as nb`.execute(db)
  return rows[0]?.nb ?? 0
}

/** Counts again what the pages add up. */
export const rebuildComptes = async (db: Tx): Promise<void> => {
  await sql`select annuaire_rebatit_blocs()`.execute(db)
  await sql`select annuaire_rebatit_compteurs()`.execute(db)
}

/** Counts the words again; a minute at most, where a call has five seconds. */
export const rebuildLexique = async (db: Tx): Promise<void> => {
  await sql`set local statement_timeout = '60s'`.execute(db)
  await sql`select annuaire_rebatit_lexique()`.execute(db)
}
