import { sql } from 'kysely'
import type { Db } from '#db/client.ts'

/** The branch whose coordinators are notified of the request `d`: its own or, if it is for the whole network, that of its author. */
export const antenneDe = sql`coalesce(d.territoire_id, (
  select territoire_id from rattachements where compte_id = d.auteure_id and principal and fin is null))`

/** Every member who was told of a request: each line of the notification centre is a letter about it, kept longer than the line. */
export const listConcernees = async (db: Db, id: string): Promise<string[]> => {
  const { rows } = await sql<{ compteId: string }>`
    select distinct compte_id as "compteId" from envois where objet_id = ${id} and compte_id is not null`.execute(
    db,
  )
  return rows.map(({ compteId }) => compteId)
}

/** Members who follow a request, after that account; without some of them, and without those hidden from one of these. */
export const listSuiveuses = async (
  db: Db,
  id: string,
  { apres, sauf, limit }: { apres: string | null; sauf: readonly string[]; limit: number },
): Promise<string[]> => {
  const { rows } = await sql<{ compteId: string }>`
    select s.compte_id as "compteId" from suivis_coup_de_pouce s
    where s.coup_de_pouce_id = ${id} and s.compte_id > coalesce(${apres}::uuid, '00000000-0000-0000-0000-000000000000')
      and s.compte_id <> all (${sauf}::uuid[])
      and not exists (select from blocages b where b.compte_id = s.compte_id and b.autre_id = any (${sauf}::uuid[]))
    order by s.compte_id limit ${limit}`.execute(db)
  return rows.map(({ compteId }) => compteId)
}
