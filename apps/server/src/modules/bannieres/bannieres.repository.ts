import type { CivilDay } from '@entrelles/contract/kit/dates.ts'
import type { Tx } from '#db/client.ts'
import type { DB } from '#db/types.ts'
import type { Complete } from '#kit/complete.ts'
import { addresses, type Lectrice } from './bannieres.queries.ts'

/**
 * Whether the member may have seen the banner; locks it against a deletion. It may have ended since: the tab that shows it
 * was opened before.
 */
export const lockBanniereOf = async (
  db: Tx,
  id: string,
  lectrice: Lectrice,
  today: CivilDay,
): Promise<boolean> => {
  const row = await db
    .selectFrom('bannieres as b')
    .where('b.id', '=', id)
    .where('b.debut', '<=', today)
    .where(addresses(lectrice))
    .select('b.id')
    .forKeyShare()
    .executeTakeFirst()
  return row !== undefined
}

/** Records that a member dismissed a banner; the first time counts. */
export const insertVue = async (db: Tx, banniereId: string, compteId: string, now: Date): Promise<void> => {
  await db
    .insertInto('bannieres_vues')
    .values({ banniere_id: banniereId, compte_id: compteId, date: now } satisfies Complete<
      DB['bannieres_vues']
    >)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
