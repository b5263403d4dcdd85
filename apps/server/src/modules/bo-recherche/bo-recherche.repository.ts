import {
  EXPRESSION_MOTS_MAX,
  type SynonymeForm,
} from '@entrelles/contract/modules/bo-recherche/bo-recherche.schema.ts'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Tx } from '#db/client.ts'
import { nothingLeft } from '#kit/complete.ts'

const columnsOf = ({ mots, ...rest }: SynonymeForm, now: Date) => {
  nothingLeft(rest)
  return { mots: [...mots], date_modification: now }
}

/** One group is written at a time, so that a word never belongs to two. */
export const lockSynonymes = async (db: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('synonymes'))`.execute(db)
}

export const insertSynonyme = async (db: Tx, form: SynonymeForm, now: Date): Promise<string> => {
  const id = uuid()
  await db
    .insertInto('synonymes')
    .values({ ...columnsOf(form, now), id })
    .execute()
  return id
}

/** Updates a group if its version still matches; returns whether it did. */
export const updateSynonymeRow = async (
  db: Tx,
  id: string,
  version: number,
  form: SynonymeForm,
  now: Date,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('synonymes')
    .set((eb) => ({ ...columnsOf(form, now), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Returns whether it existed. */
export const deleteSynonymeRow = async (db: Tx, id: string): Promise<boolean> => {
  const { numDeletedRows } = await db.deleteFrom('synonymes').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

/** How many different words a group has, once they are normalised. */
export const countFormes = async (db: Tx, id: string): Promise<number> => {
  const { rows } = await sql<{ nb: number }>`
    select count(distinct forme)::int as nb from synonymes, unnest(formes) forme
    where id = ${id} and forme <> ''`.execute(db)
  return rows[0]?.nb ?? 0
}

/** Whether one of its expressions has more words than a search recognises. */
export const hasFormeLongue = async (db: Tx, id: string): Promise<boolean> => {
  const { rows } = await sql`
    select from synonymes, unnest(formes) forme
    where id = ${id} and cardinality(string_to_array(forme, ' ')) > ${EXPRESSION_MOTS_MAX} limit 1`.execute(
    db,
  )
  return rows.length > 0
}

/** Whether another group has one of its words. */
export const hasFormeTaken = async (db: Tx, id: string): Promise<boolean> => {
  const { rows } = await sql`
    select from synonymes s join synonymes autre on autre.formes && array_remove(s.formes, '') and autre.id <> s.id
    where s.id = ${id} limit 1`.execute(db)
  return rows.length > 0
}

/** Forgets the searches without results whose words are those of the group. */
export const deleteTrouvees = async (db: Tx, id: string): Promise<void> => {
  await sql`
    delete from recherches_sans_resultat r using synonymes s, unnest(s.mots) mot
    where s.id = ${id} and r.forme = array_to_string(mots_nom(mot), ' ')`.execute(db)
}
