import type { Db, Tx } from './client.ts'

/** Writes in the transaction that is given, or in one of its own: factories and tests are given either. */
export const inTransaction = <Value>(db: Db, write: (tx: Tx) => Promise<Value>): Promise<Value> =>
  db.isTransaction ? write(db as Tx) : db.transaction().execute(write)
