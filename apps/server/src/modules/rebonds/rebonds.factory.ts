import type { Db } from '#db/client.ts'
import { inTransaction } from '#db/test-transaction.ts'
import type { RebondRecu } from './forme-rebond.ts'
import { insertRebonds } from './rebonds.repository.ts'

/** Marks an address that its server refuses for good, unless `fields` says otherwise. */
export const createRebond = (
  db: Db,
  now: Date,
  { email, nature = 'definitif', motif = null }: Pick<RebondRecu, 'email'> & Partial<RebondRecu>,
): Promise<void> => inTransaction(db, (tx) => insertRebonds(tx, [{ email, nature, motif }], 'generique', now))
