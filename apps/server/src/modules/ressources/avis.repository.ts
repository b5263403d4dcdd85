import type { Tx } from '#db/client.ts'

/** Its readers are to be told, unless they were already. */
export const markAAnnoncer = async (db: Tx, id: string): Promise<void> => {
  await db
    .updateTable('ressources')
    .set({ a_annoncer: true })
    .where('id', '=', id)
    .where('avertie_le', 'is', null)
    .execute()
}

/** Locks a resource whose readers have not all been told. */
export const lockAAnnoncer = (db: Tx, id: string) =>
  db
    .selectFrom('ressources')
    .where('id', '=', id)
    .where('a_annoncer', '=', true)
    .where('avertie_le', 'is', null)
    .where('statut', 'in', ['publiee', 'a_verifier'])
    .select(['type', 'titre', 'public', 'territoire_ids as territoireIds'])
    .select(['modifiee_par_id as parId', 'avertie_jusqua as jusqua'])
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Stores the last member told of a resource; null once all of them are. */
export const markAnnoncee = async (db: Tx, id: string, jusqua: string | null, now: Date): Promise<void> => {
  await db
    .updateTable('ressources')
    .set(jusqua === null ? { avertie_le: now } : { avertie_jusqua: jusqua })
    .where('id', '=', id)
    .execute()
}
