import type { Rebond } from '@entrelles/contract/modules/rebonds/rebonds.schema.ts'
import type { Db } from '#db/client.ts'

/** The mark of an address that must not be written to; the column ignores case. */
export const findRebond = (db: Db, email: string): Promise<Pick<Rebond, 'nature' | 'le'> | undefined> =>
  db.selectFrom('rebonds').where('email', '=', email).select(['nature', 'le']).executeTakeFirst()
