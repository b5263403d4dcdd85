import { v7 as uuid } from 'uuid'
import type { Tx } from '#db/client.ts'

export const insertDemande = async (
  db: Tx,
  compteId: string,
  question: string,
  now: Date,
): Promise<string> => {
  const id = uuid()
  await db
    .insertInto('faq_demandes')
    .values({ id, compte_id: compteId, question, date_creation: now })
    .execute()
  return id
}
