import type { Db } from '#db/client.ts'
import { inTransaction } from '#db/test-transaction.ts'
import { insertDemande } from './demandes-faq.repository.ts'

/** A question that a member asked and that waits for its answer. */
export const createDemande = (db: Db, compteId: string, question: string, now: Date): Promise<string> =>
  inTransaction(db, (tx) => insertDemande(tx, compteId, question, now))
