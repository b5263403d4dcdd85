import type { QuestionFaqId } from '@entrelles/contract/modules/faq/faq.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { getValeursQuestion } from './bo-faq.queries.ts'
import { deleteEmptyCategories, deleteQuestion, lockFaq } from './bo-faq.repository.ts'

export const deleteQuestionFaq = async (id: QuestionFaqId, ctx: Ctx): Promise<void> => {
  const { db } = ctx
  await lockFaq(db)
  const avant = await getValeursQuestion(db, id)
  await deleteQuestion(db, id)
  await deleteEmptyCategories(db)
  await journalise(ctx, {
    action: 'faq.supprimer_question',
    cible: { type: 'question_faq', id, nom: avant.question },
    avant,
  })
}
