import type { Tx } from '#db/client.ts'

/** Locks the question while it is answered. */
export const lockDemande = (db: Tx, id: string) =>
  db
    .selectFrom('faq_demandes')
    .where('id', '=', id)
    .select(['id', 'question', 'reponse', 'compte_id as compteId'])
    .forUpdate()
    .executeTakeFirst()

export const updateReponse = async (
  db: Tx,
  id: string,
  reponse: string,
  par: string,
  now: Date,
): Promise<void> => {
  await db
    .updateTable('faq_demandes')
    .where('id', '=', id)
    .set({ reponse, date_reponse: now, repondue_par: par })
    .execute()
}
