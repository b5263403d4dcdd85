import type { Db } from '#db/client.ts'
import { inTransaction } from '#db/test-transaction.ts'
import { insertNotation, type Contenu } from './notations.repository.ts'

/** The rating of a member in the month of that date: 4 without a comment, unless `fields` says otherwise. */
export const createNotationRow = (db: Db, compteId: string, at: Date, fields: Partial<Contenu> = {}) =>
  inTransaction(db, (tx) => insertNotation(tx, compteId, { note: 4, commentaire: null, ...fields }, at))
