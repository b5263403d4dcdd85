import type { Reaction } from '@entrelles/contract/modules/actus/actus.constants.ts'
import { sql, type Updateable } from 'kysely'
import type { Db, Tx } from '#db/client.ts'
import type { DB } from '#db/types.ts'

export type Sienne = { readonly publicationId: string; readonly compteId: string }

/** What a reader does with a post. */
export const findLecture = (db: Db, { publicationId, compteId }: Sienne) =>
  db
    .selectFrom('lectrices_publication')
    .where('compte_id', '=', compteId)
    .where('publication_id', '=', publicationId)
    .select(['reaction', 'suivi', 'favori_le as favoriLe', 'vue_le as vueLe', 'clic_le as clicLe'])
    .executeTakeFirst()

type Lecture = Omit<Updateable<DB['lectrices_publication']>, 'compte_id' | 'publication_id'>

/** Writes what she does with a post, and keeps what she did before. The post is locked. */
export const writeLecture = async (
  db: Tx,
  { publicationId, compteId }: Sienne,
  lecture: Lecture,
): Promise<void> => {
  await db
    .insertInto('lectrices_publication')
    .values({ compte_id: compteId, publication_id: publicationId, ...lecture })
    .onConflict((conflict) => conflict.columns(['compte_id', 'publication_id']).doUpdateSet(lecture))
    .execute()
}

/** Takes back that she follows, mutes or saves a post; returns whether she did. The post is locked. */
export const clearLecture = async (
  db: Tx,
  { publicationId, compteId }: Sienne,
  column: 'suivi' | 'favori_le',
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('lectrices_publication')
    .set(column === 'suivi' ? { suivi: null } : { favori_le: null })
    .where('compte_id', '=', compteId)
    .where('publication_id', '=', publicationId)
    .where(column, 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes what readers did with a post that is erased, at most `limit` of them; returns who they are. */
export const deleteLectures = async (db: Tx, publicationId: string, limit: number): Promise<string[]> => {
  const { rows } = await sql<{ compteId: string }>`
    delete from lectrices_publication where publication_id = ${publicationId} and compte_id = any (array(
      select compte_id from lectrices_publication where publication_id = ${publicationId} order by compte_id limit ${limit}))
    returning compte_id as "compteId"`.execute(db)
  return rows.map(({ compteId }) => compteId)
}

type Change = { readonly avant: Reaction | null; readonly apres: Reaction | null }

/** Counts a reaction on the row of its post; null: none before, or none any more. */
export const countReaction = async (
  db: Tx,
  publicationId: string,
  { avant, apres }: Change,
): Promise<void> => {
  const change = (reaction: Reaction): number => Number(apres === reaction) - Number(avant === reaction)
  await db
    .updateTable('publications')
    .set((eb) => ({
      nb_jaime: eb('nb_jaime', '+', change('jaime')),
      nb_bravo: eb('nb_bravo', '+', change('bravo')),
      nb_merci: eb('nb_merci', '+', change('merci')),
      nb_soutien: eb('nb_soutien', '+', change('soutien')),
    }))
    .where('id', '=', publicationId)
    .execute()
}

/** Counts a member who has seen a post, or opened it from a mail. */
export const countVue = async (
  db: Tx,
  publicationId: string,
  { isVue, isClic }: { readonly isVue: boolean; readonly isClic: boolean },
): Promise<void> => {
  await db
    .updateTable('publications')
    .set((eb) => ({
      ...(isVue && { nb_vues: eb('nb_vues', '+', 1) }),
      ...(isClic && { nb_clics: eb('nb_clics', '+', 1) }),
    }))
    .where('id', '=', publicationId)
    .execute()
}
