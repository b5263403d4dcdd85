import type { Db } from '#db/client.ts'
import { inTransaction } from '#db/test-transaction.ts'
import { insertSuspension } from './suspensions.repository.ts'

/** Inserts a suspension without changing the account. */
export const createSuspension = (db: Db, now: Date, fields: Parameters<typeof insertSuspension>[1]) =>
  inTransaction(db, (tx) => insertSuspension(tx, fields, now))
