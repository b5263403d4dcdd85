import { v7 as uuid } from 'uuid'
import type { Db } from '#db/client.ts'

export const insertDemande = async (
  db: Db,
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
