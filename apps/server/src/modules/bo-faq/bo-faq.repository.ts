import { textOfRichText } from '@entrelles/contract/kit/rich-text.ts'
import type { QuestionFaqForm } from '@entrelles/contract/modules/faq/faq.schema.ts'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Db, Tx } from '#db/client.ts'
import { allowLongStatements } from '#db/connection.ts'
import type { DB } from '#db/types.ts'
import { nothingLeft, type Complete } from '#kit/complete.ts'
import { sanitizeRichText } from '#kit/rich-text.ts'

/** Serialises administrators' changes to the FAQ: the order spans many rows. */
export const lockFaq = async (db: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('faq'))`.execute(db)
}

/** Whether the FAQ holds at least `many` questions, without counting them. */
export const holdsQuestions = async (db: Db, many: number): Promise<boolean> => {
  const row = await db
    .selectFrom('faq_questions')
    .select('id')
    .offset(many - 1)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Finds the category by its name, or adds it at the end of the list. */
export const findOrInsertCategorie = async (db: Tx, libelle: string): Promise<string> => {
  const { id } = await db
    .insertInto('faq_categories')
    .values((eb) => ({
      id: uuid(),
      libelle,
      ordre: eb.selectFrom('faq_categories').select(sql<number>`coalesce(max(ordre), 0) + 1`.as('suivant')),
    }))
    .onConflict((conflict) => conflict.column('libelle').doUpdateSet({ libelle }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const deleteEmptyCategories = async (db: Tx): Promise<void> => {
  await db
    .deleteFrom('faq_categories as c')
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom('faq_questions as q').whereRef('q.categorie_id', '=', 'c.id').select('q.id')),
      ),
    )
    .execute()
}

type Written = Omit<QuestionFaqForm, 'categorie'>
/** Columns that `columnsOf` does not write: the position, the members' votes and the version. */
type Elsewhere = 'id' | 'categorie_id' | 'ordre' | 'nb_utile' | 'nb_inutile' | 'version'

const columnsOf = (
  { question, reponse: html, motsCles, public: audience, statut, ...rest }: Written,
  now: Date,
) => {
  nothingLeft(rest)
  const reponse = sanitizeRichText(html)
  return {
    question,
    reponse,
    mots_cles: motsCles,
    public: audience,
    statut,
    date_modification: now,
    recherche: sql<string>`to_tsvector('fr', ${[question, ...motsCles, textOfRichText(reponse)].join('\n')})`,
  } satisfies Complete<DB['faq_questions'], Elsewhere>
}

/** Adds a question at the end of its category. */
export const insertQuestion = async (
  db: Tx,
  categorieId: string,
  form: QuestionFaqForm,
  now: Date,
): Promise<string> => {
  const id = uuid()
  await db
    .insertInto('faq_questions')
    .values((eb) => ({
      ...columnsOf(form, now),
      id,
      categorie_id: categorieId,
      ordre: eb
        .selectFrom('faq_questions')
        .where('categorie_id', '=', categorieId)
        .select(sql<number>`coalesce(max(ordre), 0) + 1`.as('suivant')),
    }))
    .execute()
  return id
}

/** Updates a question if its version still matches; returns whether it did. */
export const updateQuestion = async (
  db: Tx,
  id: string,
  version: number,
  categorieId: string,
  form: QuestionFaqForm,
  now: Date,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('faq_questions')
    .set((eb) => ({ ...columnsOf(form, now), categorie_id: categorieId, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes a question; the database deletes its votes too. */
export const deleteQuestion = async (db: Tx, id: string): Promise<void> => {
  await db.deleteFrom('faq_questions').where('id', '=', id).execute()
}

export type Place = { readonly questionId: string; readonly categorieId: string; readonly ordre: number }

/** Moves every question to its place in one statement, which may write the words of every answer again. */
export const updatePlaces = async (db: Tx, places: readonly Place[]): Promise<void> => {
  await allowLongStatements(db)
  await sql`
    update faq_questions q set categorie_id = p.categorie_id, ordre = p.ordre
    from unnest(
      ${places.map((place) => place.questionId)}::uuid[],
      ${places.map((place) => place.categorieId)}::uuid[],
      ${places.map((place) => place.ordre)}::int[]
    ) as p (id, categorie_id, ordre)
    where q.id = p.id`.execute(db)
}

export const updateCategoriesOrder = async (db: Tx, ids: readonly string[]): Promise<void> => {
  await sql`
    update faq_categories c set ordre = p.ordre
    from unnest(${ids}::uuid[]) with ordinality as p (id, ordre)
    where c.id = p.id`.execute(db)
}
