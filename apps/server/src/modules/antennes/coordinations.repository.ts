import type { CivilDay } from '@entrelles/contract/kit/dates.ts'
import type { Db, Tx } from '#db/client.ts'

export type Coordination = { readonly compteId: string; readonly territoireId: string }

/**
 * Locks a branch while its coordinators change; returns its name and status, or undefined. NO KEY UPDATE does not block
 * members who follow it.
 */
export const lockTerritoire = (db: Tx, id: string) =>
  db
    .selectFrom('territoires')
    .where('id', '=', id)
    .select(['nom', 'statut'])
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Locks several branches, always in the same order to avoid deadlocks. */
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

/** Of these members, those in the directory whose membership reaches this day. */
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

/** The recipient of a mail about a coordination, and whether she has it today. */
export const findCoordination = (db: Db, { compteId, territoireId }: Coordination) =>
  db
    .selectFrom('comptes as c')
    .leftJoin('coordinations as k', (join) =>
      join.onRef('k.compte_id', '=', 'c.id').on('k.territoire_id', '=', territoireId),
    )
    .where('c.id', '=', compteId)
    .select(['c.email', 'c.prenom', 'k.depuis'])
    .executeTakeFirst()
