import type { AvisFaq, PublicFaq } from '@entrelles/contract/modules/faq/faq.schema.ts'
import type { Tx } from '#db/client.ts'
import type { DB } from '#db/types.ts'
import { nothingLeft, type Complete } from '#kit/complete.ts'

/** Locks the question until the transaction ends: its counters must match its votes. */
export const lockPublishedQuestion = async (
  db: Tx,
  id: string,
  publics: readonly PublicFaq[],
): Promise<boolean> => {
  const row = await db
    .selectFrom('faq_questions')
    .where('id', '=', id)
    .where('statut', '=', 'publiee')
    .where('public', 'in', publics)
    .select('id')
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** Replaces a member's vote and adjusts the counters. */
export const replaceAvis = async (
  db: Tx,
  questionId: string,
  compteId: string,
  { utile, commentaire, ...rest }: AvisFaq,
  now: Date,
): Promise<void> => {
  nothingLeft(rest)
  const previous = await db
    .selectFrom('faq_avis')
    .where('question_id', '=', questionId)
    .where('compte_id', '=', compteId)
    .select('utile')
    .executeTakeFirst()
  const row = {
    utile,
    commentaire: commentaire || null,
    date_avis: now,
  } satisfies Complete<DB['faq_avis'], 'question_id' | 'compte_id'>
  await db
    .insertInto('faq_avis')
    .values({ ...row, question_id: questionId, compte_id: compteId })
    .onConflict((conflict) => conflict.columns(['question_id', 'compte_id']).doUpdateSet(row))
    .execute()
  const delta = (value: boolean): number => Number(utile === value) - Number(previous?.utile === value)
  await db
    .updateTable('faq_questions')
    .where('id', '=', questionId)
    .set((eb) => ({
      nb_utile: eb('nb_utile', '+', delta(true)),
      nb_inutile: eb('nb_inutile', '+', delta(false)),
    }))
    .execute()
}
