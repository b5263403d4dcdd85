import type { CivilDay } from '@entrelles/contract/kit/dates.ts'
import type { Db, Tx } from '#db/client.ts'

export type Coordination = { readonly compteId: string; readonly territoireId: string }

/**
 * Holds a branch while those who coordinate it change; gives its name, undefined when there is none. Its key stays free:
 * a member may follow it meanwhile.
 */
export const lockTerritoire = (db: Tx, id: string) =>
  db
    .selectFrom('territoires')
    .where('id', '=', id)
    .select(['nom', 'statut'])
    .forNoKeyUpdate()
    .executeTakeFirst()

/** The same for several, always in one order: two who name the same ones never wait for each other in a ring. */
export const lockTerritoiresNommes = async (db: Tx, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  await db
    .selectFrom('territoires')
    .where('id', 'in', ids)
    .orderBy('id')
    .select('id')
    .forNoKeyUpdate()
    .execute()
}

export const listCoordinatrices = async (db: Db, territoireId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('coordinations')
    .where('territoire_id', '=', territoireId)
    .select('compte_id as compteId')
    .execute()
  return rows.map(({ compteId }) => compteId)
}

export const insertCoordination = async (
  db: Tx,
  { compteId, territoireId }: Coordination,
  depuis: Date,
): Promise<void> => {
  await db
    .insertInto('coordinations')
    .values({ compte_id: compteId, territoire_id: territoireId, depuis })
    .execute()
}

export const deleteCoordination = async (db: Tx, { compteId, territoireId }: Coordination): Promise<void> => {
  await db
    .deleteFrom('coordinations')
    .where('compte_id', '=', compteId)
    .where('territoire_id', '=', territoireId)
    .execute()
}

/** Of some members, those whom the directory shows and who have paid until that day at least. */
export const listPresentes = async (db: Db, ids: readonly string[], seuil: CivilDay): Promise<string[]> => {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('annuaire')
    .where('compte_id', 'in', ids)
    .where('paye_jusquau', '>=', seuil)
    .select('compte_id as id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Whom a mail about a coordination is for, and whether she has it today. */
export const findCoordination = (db: Db, { compteId, territoireId }: Coordination) =>
  db
    .selectFrom('comptes as c')
    .leftJoin('coordinations as k', (join) =>
      join.onRef('k.compte_id', '=', 'c.id').on('k.territoire_id', '=', territoireId),
    )
    .where('c.id', '=', compteId)
    .select(['c.email', 'c.prenom', 'k.depuis'])
    .executeTakeFirst()
