import type { Db, Tx } from '#db/client.ts'

export type Sienne = { readonly ressourceId: string; readonly compteId: string }

/** What a reader does with a resource. */
export const findLecture = (db: Db, { ressourceId, compteId }: Sienne) =>
  db
    .selectFrom('lectrices_ressource')
    .where('compte_id', '=', compteId)
    .where('ressource_id', '=', ressourceId)
    .select(['utile_le as utileLe', 'vue_le as vueLe'])
    .executeTakeFirst()

type Lecture = { readonly utile_le: Date | null } | { readonly vue_le: Date }

/** Writes what she does with a resource, and keeps what she did before. The resource is locked. */
export const writeLecture = async (
  db: Tx,
  { ressourceId, compteId }: Sienne,
  lecture: Lecture,
): Promise<void> => {
  await db
    .insertInto('lectrices_ressource')
    .values({ compte_id: compteId, ressource_id: ressourceId, ...lecture })
    .onConflict((conflict) => conflict.columns(['compte_id', 'ressource_id']).doUpdateSet(lecture))
    .execute()
}

/** Counts a reader whom a resource is useful to, or no longer is. */
export const countUtile = async (db: Tx, ressourceId: string, change: 1 | -1): Promise<void> => {
  await db
    .updateTable('ressources')
    .set((eb) => ({ nb_utiles: eb('nb_utiles', '+', change) }))
    .where('id', '=', ressourceId)
    .execute()
}

/** Counts a member who has opened a resource. */
export const countVue = async (db: Tx, ressourceId: string): Promise<void> => {
  await db
    .updateTable('ressources')
    .set((eb) => ({ nb_vues: eb('nb_vues', '+', 1) }))
    .where('id', '=', ressourceId)
    .execute()
}
