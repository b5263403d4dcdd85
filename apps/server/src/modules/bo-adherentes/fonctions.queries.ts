import type { Db } from '#db/client.ts'

/** The branches that she coordinates, by name. */
export const listCoordonnees = (db: Db, compteId: string) =>
  db
    .selectFrom('coordinations as k')
    .innerJoin('territoires as t', 't.id', 'k.territoire_id')
    .where('k.compte_id', '=', compteId)
    .orderBy('t.nom')
    .select(['t.id', 't.nom'])
    .execute()

/** Of these branches, those that are not closed or that she already coordinates. */
export const listAntennes = async (db: Db, ids: readonly string[], held: readonly string[]) => {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('territoires')
    .where('id', 'in', ids)
    .orderBy('nom')
    .select(['id', 'nom', 'statut'])
    .execute()
  return rows.filter(({ id, statut }) => statut !== 'fermee' || held.includes(id))
}

/** The administrators other than these. */
export const listAutresAdministratrices = async (db: Db, ids: readonly string[]): Promise<string[]> => {
  const rows = await db
    .selectFrom('comptes')
    .where('administratrice', '=', true)
    .where('id', 'not in', ids)
    .orderBy('id')
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Used for the member concerned, the author and the recipient of the mail. */
export const findPersonne = (db: Db, id: string) =>
  db.selectFrom('comptes').where('id', '=', id).select(['id', 'prenom', 'nom', 'email']).executeTakeFirst()
