import type { Actor } from '@entrelles/contract/kit/actor.ts'
import { textOfRichText } from '@entrelles/contract/kit/rich-text.ts'
import { publicsFaqOf } from '@entrelles/contract/modules/faq/faq.policy.ts'
import type { QuestionFaqId } from '@entrelles/contract/modules/faq/faq.schema.ts'
import { sql } from 'kysely'
import type { Db } from '#db/client.ts'

const MOTS_MAX = 8

/** The published questions that share words with a text and that the user may read, the best match first. */
export const findQuestionsProches = async (db: Db, actor: Actor, texte: string, max: number) => {
  const words = texte.match(/[\p{L}\p{N}]{3,}/gu)?.slice(0, MOTS_MAX)
  if (!words) return []
  const query = sql`to_tsquery('fr', ${words.join(' | ')})`
  const questions = await db
    .selectFrom('faq_questions')
    .where('statut', '=', 'publiee')
    .where('public', 'in', publicsFaqOf(actor))
    .where(sql<boolean>`recherche @@ ${query}`)
    .orderBy(sql`ts_rank(recherche, ${query})`, 'desc')
    .orderBy('id')
    .limit(max)
    .select((eb) => [eb.ref('id').$castTo<QuestionFaqId>().as('id'), 'question', 'reponse'])
    .execute()
  return questions.map(({ reponse, ...question }) => ({ ...question, reponse: textOfRichText(reponse) }))
}
