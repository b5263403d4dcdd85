import type { Db, Tx } from './client.ts'
import { allowLongStatements } from './connection.ts'

/** Writes in the given transaction, or in a new one: factories and tests pass either. */
export const inTransaction = <Value>(db: Db, write: (tx: Tx) => Promise<Value>): Promise<Value> =>
  db.isTransaction ? write(db as Tx) : db.transaction().execute(write)

/** Writes thousands of rows: with their words, they take longer than a statement of the product may. */
export const fill = (db: Db, write: (tx: Tx) => Promise<unknown>): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await allowLongStatements(tx)
    await write(tx)
  })
