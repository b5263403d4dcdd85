import { faqErrors } from '@entrelles/contract/modules/faq/faq.errors.ts'
import {
  QUESTIONS_FAQ_MAX,
  type QuestionFaqBo,
  type QuestionFaqForm,
} from '@entrelles/contract/modules/faq/faq.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { getQuestionFaqBo } from './faq.queries.ts'
import { findOrInsertCategorie, holdsQuestions, insertQuestion, lockFaq } from './faq.repository.ts'

export const createQuestionFaq = async (form: QuestionFaqForm, { db, now }: Ctx): Promise<QuestionFaqBo> => {
  await lockFaq(db)
  if (await holdsQuestions(db, QUESTIONS_FAQ_MAX)) throw faqErrors.faq_pleine()
  const categorieId = await findOrInsertCategorie(db, form.categorie)
  return getQuestionFaqBo(db, await insertQuestion(db, categorieId, form, now()))
}
