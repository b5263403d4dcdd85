import { addDays, parisDay } from '@entrelles/contract/kit/dates.ts'
import { sql } from 'kysely'
import type { Db } from '#db/client.ts'

const BATCH = 200

/** The directory is that of this moment from now on, for whatever is written in it. */
export const writeMoment = async (db: Db, now: Date, graceDays: number): Promise<void> => {
  await db
    .updateTable('annuaire_moment')
    .set({ le: now, seuil: addDays(parisDay(now), -graceDays) })
    .execute()
}

/** Takes out whoever has expired, puts back whoever is no longer suspended; answers how many. */
export const sweepAnnuaire = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ nb: number }>`select annuaire_balaie(${BATCH}) as nb`.execute(db)
  const nb = rows[0]?.nb ?? 0
  return nb < BATCH ? nb : nb + (await sweepAnnuaire(db))
}

/** Counts again what the pages add up. */
export const rebuildComptes = async (db: Db): Promise<void> => {
  await sql`select annuaire_rebatit_blocs()`.execute(db)
  await sql`select annuaire_rebatit_compteurs()`.execute(db)
}

/** Counts the words again; a minute at most, where a call has five seconds. */
export const rebuildLexique = async (db: Db): Promise<void> => {
  await db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = '60s'`.execute(trx)
    await sql`select annuaire_rebatit_lexique()`.execute(trx)
  })
}
