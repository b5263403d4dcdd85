import type { Db } from '#db/client.ts'
import { inTransaction } from '#db/test-transaction.ts'
import { insertSuspension } from './suspensions.repository.ts'

/** A suspension as the back office notes it; the account itself is left as it is. */
export const createSuspension = (db: Db, now: Date, fields: Parameters<typeof insertSuspension>[1]) =>
  inTransaction(db, (tx) => insertSuspension(tx, fields, now))
