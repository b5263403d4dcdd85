import type { Db, Tx } from '#db/client.ts'
import { digestOf } from '#kit/derive.ts'

/** The browsers remembered per account; the oldest are forgotten. */
const APPAREILS_MAX = 20

/** Whether someone has logged in to this account in this browser before. */
export const isKnownAppareil = async (db: Db, email: string, appareil: string): Promise<boolean> => {
  const row = await db
    .selectFrom('appareils as a')
    .innerJoin('comptes as c', 'c.id', 'a.compte_id')
    .where('c.email', '=', email)
    .where('a.empreinte', '=', digestOf(appareil))
    .select((eb) => eb.lit(1).as('un'))
    .executeTakeFirst()
  return row !== undefined
}

/** Remembers the browser of a login. */
export const writeAppareil = async (db: Tx, compteId: string, appareil: string, now: Date): Promise<void> => {
  await db
    .insertInto('appareils')
    .values({ compte_id: compteId, empreinte: digestOf(appareil), vu_le: now })
    .onConflict((conflict) => conflict.columns(['compte_id', 'empreinte']).doUpdateSet({ vu_le: now }))
    .execute()
  await db
    .deleteFrom('appareils')
    .where('compte_id', '=', compteId)
    .where('empreinte', 'not in', (eb) =>
      eb
        .selectFrom('appareils')
        .where('compte_id', '=', compteId)
        .orderBy('vu_le', 'desc')
        .limit(APPAREILS_MAX)
        .select('empreinte'),
    )
    .execute()
}
