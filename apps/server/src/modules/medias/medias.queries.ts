import type { Db } from '#db/client.ts'

/** The columns of a picture that the worker needs. */
export const findMedia = (db: Db, id: string) =>
  db
    .selectFrom('medias')
    .where('id', '=', id)
    .select(['id', 'nom', 'usage', 'cadrage', 'etat'])
    .executeTakeFirst()

/** The use of a picture whose sizes are not made yet. */
export const findRecu = (db: Db, nom: string) =>
  db.selectFrom('medias').where('nom', '=', nom).where('etat', '=', 'recu').select('usage').executeTakeFirst()

/** The names in `noms` that belong to a picture. */
export const listNoms = async (db: Db, noms: readonly string[]): Promise<Set<string>> => {
  if (noms.length === 0) return new Set()
  const rows = await db.selectFrom('medias').where('nom', 'in', noms).select('nom').execute()
  return new Set(rows.map(({ nom }) => nom))
}

/** The ids in `ids` whose pictures still wait for their sizes. */
export const listRecus = async (db: Db, ids: readonly string[]): Promise<Set<string>> => {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('medias')
    .where('id', 'in', ids)
    .where('etat', '=', 'recu')
    .select('id')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Pictures that have waited for their sizes since before that instant: every attempt has failed. */
export const listStuck = (db: Db, before: Date) =>
  db
    .selectFrom('medias')
    .where('etat', '=', 'recu')
    .where('cree_le', '<', before.toISOString())
    .select('id')
    .limit(500)
    .execute()
