import type { Db } from '#db/client.ts'
import { inTransaction } from '#db/test-transaction.ts'
import { insertDemande } from './demandes-faq.repository.ts'

/** An unanswered question from a member. */
export const createDemande = (db: Db, compteId: string, question: string, now: Date): Promise<string> =>
  inTransaction(db, (tx) => insertDemande(tx, compteId, question, now))
