import type { Db } from '#db/client.ts'
import { inTransaction } from '#db/test-transaction.ts'
import { insertBlocage } from './blocages.repository.ts'

/** The first member has blocked the second since that instant. */
export const createBlocage = (db: Db, at: Date, compteId: string, autreId: string): Promise<void> =>
  inTransaction(db, (tx) => insertBlocage(tx, compteId, autreId, at))
