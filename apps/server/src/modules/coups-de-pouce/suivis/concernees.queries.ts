import { sql } from 'kysely'
import type { Db } from '#db/client.ts'

/** Every member who may have a notification about a request: its author, coordinators, and those who answered, follow or were asked. */
export const listConcernees = async (db: Db, id: string): Promise<string[]> => {
  const { rows } = await sql<{ compteId: string }>`
    select auteure_id as "compteId" from coups_de_pouce where id = ${id} and auteure_id is not null
    union select auteure_id from reponses_coup_de_pouce where coup_de_pouce_id = ${id} and auteure_id is not null
    union select compte_id from suivis_coup_de_pouce where coup_de_pouce_id = ${id}
    union select compte_id from sollicitations where coup_de_pouce_id = ${id}
    union select k.compte_id from coups_de_pouce d join coordinations k on k.territoire_id = d.territoire_id
      where d.id = ${id}`.execute(db)
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
