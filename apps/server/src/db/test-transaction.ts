import type { Db, Tx } from './client.ts'

/** Writes in the given transaction, or in a new one: factories and tests pass either. */
export const inTransaction = <Value>(db: Db, write: (tx: Tx) => Promise<Value>): Promise<Value> =>
  db.isTransaction ? write(db as Tx) : db.transaction().execute(write)
