import { sql } from 'kysely'
import type { Db, Tx } from '#db/client.ts'
import { allowLongStatements } from '#db/connection.ts'

/** The normalised words of a search; empty if there are none. */
export const formeOf = async (db: Db, termes: string): Promise<string> => {
  const { rows } = await sql<{ forme: string }>`
    select array_to_string(mots_nom(${termes}), ' ') as forme`.execute(db)
  return rows[0]?.forme ?? ''
}

export const recountLexique = async (db: Tx): Promise<void> => {
  await allowLongStatements(db)
  await sql`select recherche_recompte()`.execute(db)
}

/** The table of the objects of each category, by their key. */
const OBJETS = {
  adherente: { table: 'annuaire', id: 'compte_id' },
  coupdepouce: { table: 'coups_de_pouce', id: 'id' },
  evenement: { table: 'evenements', id: 'id' },
  publication: { table: 'publications', id: 'id' },
  territoire: { table: 'territoires', id: 'id' },
  ressource: { table: 'ressources', id: 'id' },
  faq: { table: 'faq_questions', id: 'id' },
} as const
export type CategorieEcrite = keyof typeof OBJETS
export const CATEGORIES_ECRITES = Object.keys(OBJETS) as readonly CategorieEcrite[]

/** Writes the words of the next objects after `after` again; returns the last of them, if there is one. */
export const rewriteObjets = async (
  db: Tx,
  categorie: CategorieEcrite,
  after: string,
  max: number,
): Promise<string | undefined> => {
  const { table, id } = OBJETS[categorie]
  await allowLongStatements(db)
  const { rows } = await sql<{ id: string }>`
    select id, ${sql.id(`recherche_ecrit_${categorie}`)}(id) from (
      select ${sql.id(id)} as id from ${sql.table(table)} where ${sql.id(id)} > ${after} order by 1 limit ${max}) o
    order by id`.execute(db)
  return rows.at(-1)?.id
}

/** Deletes the words of objects that are gone. */
export const deleteOrphelins = async (db: Tx, categorie: CategorieEcrite): Promise<void> => {
  const { table, id } = OBJETS[categorie]
  await allowLongStatements(db)
  await sql`
    delete from recherche_cles k where k.categorie = ${categorie}
      and not exists (select from ${sql.table(table)} o where o.${sql.id(id)} = k.id)`.execute(db)
}
