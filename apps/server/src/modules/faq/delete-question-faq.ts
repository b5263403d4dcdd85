import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { QuestionFaqId } from '@entrelles/contract/modules/faq/faq.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { deleteEmptyCategories, deleteQuestion, lockFaq } from './faq.repository.ts'

export const deleteQuestionFaq = async (id: QuestionFaqId, { db }: Ctx): Promise<void> => {
  await lockFaq(db)
  if (!(await deleteQuestion(db, id))) throw commonErrors.introuvable()
  await deleteEmptyCategories(db)
}
