import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#db/client.ts'

/** Whether that member and `autre` see each other. Looks one row up: for a single object, or a page of them. */
export const notBloquee = (compteId: string, autre: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`
  not exists (select from blocages where compte_id = ${compteId} and autre_id = ${autre})`

/**
 * The ids that she must not see, as an array that a statement evaluates once: `<> all (…)` in lists that read many rows.
 */
export const bloqueesOf = (compteId: string): RawBuilder<string[]> =>
  sql<string[]>`array(select autre_id from blocages where compte_id = ${compteId})`

/** Whether one of the two has blocked the other: then no act of one is told to the other. */
export const areBloquees = async (db: Db, a: string, b: string): Promise<boolean> =>
  (await db
    .selectFrom('blocages')
    .where('compte_id', '=', a)
    .where('autre_id', '=', b)
    .select('compte_id')
    .executeTakeFirst()) !== undefined
