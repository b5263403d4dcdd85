import { faqErrors } from '@entrelles/contract/modules/faq/faq.errors.ts'
import {
  QUESTIONS_FAQ_MAX,
  type QuestionFaqBo,
  type QuestionFaqForm,
} from '@entrelles/contract/modules/faq/faq.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { getQuestionFaqBo, getValeursQuestion } from './bo-faq.queries.ts'
import { findOrInsertCategorie, holdsQuestions, insertQuestion, lockFaq } from './bo-faq.repository.ts'

export const createQuestionFaq = async (form: QuestionFaqForm, ctx: Ctx): Promise<QuestionFaqBo> => {
  const { db, now } = ctx
  await lockFaq(db)
  if (await holdsQuestions(db, QUESTIONS_FAQ_MAX)) throw faqErrors.faq_pleine()
  const categorieId = await findOrInsertCategorie(db, form.categorie)
  const id = await insertQuestion(db, categorieId, form, now())
  await journalise(ctx, {
    action: 'faq.creer_question',
    cible: { type: 'question_faq', id, nom: form.question },
    apres: await getValeursQuestion(db, id),
  })
  return getQuestionFaqBo(db, id)
}
