import type { ModeRattachement } from '@entrelles/contract/modules/antennes/antennes.schema.ts'
import { seuilPortee } from '@entrelles/contract/modules/antennes/portee-antenne.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#db/client.ts'

export type Lien = { readonly territoireId: string; readonly principal: boolean }

/** Her branch and the branches that she follows. */
export const listLiens = (db: Db, compteId: string): Promise<Lien[]> =>
  db
    .selectFrom('rattachements')
    .where('compte_id', '=', compteId)
    .where('fin', 'is', null)
    .select(['territoire_id as territoireId', 'principal'])
    .execute()

export const insertSuivi = async (db: Tx, compteId: string, territoireId: string, now: Date) => {
  await db
    .insertInto('rattachements')
    .values({
      compte_id: compteId,
      territoire_id: territoireId,
      principal: false,
      mode: 'choisi',
      debut: now,
    })
    .execute()
}

export const endSuivi = async (db: Tx, compteId: string, territoireId: string, now: Date) => {
  await db
    .updateTable('rattachements')
    .set({ fin: now })
    .where('compte_id', '=', compteId)
    .where('territoire_id', '=', territoireId)
    .where('principal', '=', false)
    .where('fin', 'is', null)
    .execute()
}

/**
 * Attaches members to a branch instead of their current one, and ends their follow of it. If they are already attached,
 * only changes the mode. Where the back office puts them, the branch counts at once, and the one that they leave would
 * have to accept them again.
 */
export const attachComptes = async (
  db: Tx,
  compteIds: readonly string[],
  territoireId: string,
  mode: ModeRattachement,
  now: Date,
): Promise<void> => {
  const byOffice = mode === 'coordinatrice'
  const accepteeLe = byOffice ? now : null
  await sql`
    update rattachements set mode = ${mode}, acceptee_le = coalesce(acceptee_le, ${accepteeLe})
    where compte_id = any (${compteIds}::uuid[]) and territoire_id = ${territoireId} and principal and fin is null
  `.execute(db)
  await sql`
    update rattachements set fin = ${now}, acceptee_le = case when ${!byOffice}::boolean then acceptee_le end
    where compte_id = any (${compteIds}::uuid[]) and fin is null and (principal <> (territoire_id = ${territoireId}))
  `.execute(db)
  await sql`
    insert into rattachements (compte_id, territoire_id, principal, mode, debut, acceptee_le)
    select c.id, ${territoireId}, true, ${mode}, ${now}, ${accepteeLe}
    from unnest(${compteIds}::uuid[]) as c (id)
    where not exists (select from rattachements r where r.compte_id = c.id and r.principal and r.fin is null)
    order by c.id
  `.execute(db)
}

/** Attaches members by their commune again; `byOffice` tells whether they asked for it. */
export const attachAutomatically = async (
  db: Tx,
  compteIds: readonly string[],
  byOffice: boolean,
): Promise<void> => {
  await sql`
    update rattachements set mode = 'automatique'
    where compte_id = any (${compteIds}::uuid[]) and principal and fin is null
  `.execute(db)
  await sql`
    select rattache_automatiquement(id, ville_id, accepte => ${byOffice})
    from comptes where id = any (${compteIds}::uuid[]) order by id
  `.execute(db)
}

/** Sets the automatic mode for members whose commune gives the same branch. */
export const followCommune = async (
  db: Tx,
  compteIds: readonly string[],
  territoireId: string,
): Promise<void> => {
  await sql`
    update rattachements r set mode = 'automatique' from comptes c
    where c.id = r.compte_id and c.id = any (${compteIds}::uuid[]) and antenne_de(c.ville_id) = ${territoireId}
      and r.territoire_id = ${territoireId} and r.principal and r.fin is null
  `.execute(db)
}

/** Accepts a member of the branch; returns whether it did not count as hers before. */
export const acceptCompte = async (
  db: Tx,
  { compteId, territoireId }: { readonly compteId: string; readonly territoireId: string },
  now: Date,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('rattachements')
    .set({ acceptee_le: now })
    .where('compte_id', '=', compteId)
    .where('territoire_id', '=', territoireId)
    .where('principal', '=', true)
    .where('fin', 'is', null)
    .where('acceptee_le', 'is', null)
    .where('debut', '>', seuilPortee(now).toISOString())
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export type Zone = { readonly departements: readonly string[]; readonly communes: readonly string[] }

/** Reattaches a batch of residents of an area by their commune; returns the last id, or undefined at the end. */
export const attachZone = async (
  db: Tx,
  { departements, communes }: Zone,
  after: string,
  many: number,
): Promise<string | undefined> => {
  const { rows } = await sql<{ id: string }>`
    with lot as materialized (
      select c.id, c.ville_id from comptes c join villes v on v.id = c.ville_id
      where c.id > ${after}
        and (v.departement = any (${departements}::text[]) or v.id = any (${communes}::text[]))
      order by c.id limit ${many}
      for no key update of c
    )
    select id, rattache_automatiquement(id, ville_id, accepte => true) from lot order by id`.execute(db)
  return rows.at(-1)?.id
}

/** Locks a batch of the members of a branch. */
export const lockMembres = async (
  db: Tx,
  territoireId: string,
  many: number,
): Promise<{ readonly seen: number; readonly ids: string[] }> => {
  const found = await db
    .selectFrom('rattachements as r')
    .innerJoin('comptes as c', 'c.id', 'r.compte_id')
    .where('r.territoire_id', '=', territoireId)
    .where('r.principal', '=', true)
    .where('r.fin', 'is', null)
    .orderBy('c.id')
    .limit(many)
    .select('c.id')
    .forNoKeyUpdate(['c'])
    .execute()
  if (found.length === 0) return { seen: 0, ids: [] }
  // Read again after the lock: a member may have chosen another branch while it was awaited.
  const rows = await db
    .selectFrom('rattachements')
    .where(
      'compte_id',
      'in',
      found.map(({ id }) => id),
    )
    .where('territoire_id', '=', territoireId)
    .where('principal', '=', true)
    .where('fin', 'is', null)
    .orderBy('compte_id')
    .select('compte_id as id')
    .execute()
  return { seen: found.length, ids: rows.map(({ id }) => id) }
}

export const endSuivis = async (db: Tx, territoireId: string, now: Date): Promise<void> => {
  await db
    .updateTable('rattachements')
    .set({ fin: now })
    .where('territoire_id', '=', territoireId)
    .where('principal', '=', false)
    .where('fin', 'is', null)
    .execute()
}
