import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type {
  QuestionFaqBo,
  QuestionFaqId,
  QuestionFaqUpdate,
} from '@entrelles/contract/modules/faq/faq.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { deleteEmptyCategories, findOrInsertCategorie, lockFaq, updateQuestion } from './faq.repository.ts'
import { getQuestionFaqBo } from './faq.queries.ts'

export const updateQuestionFaq = async (
  id: QuestionFaqId,
  { version, ...form }: QuestionFaqUpdate,
  { db, now }: Ctx,
): Promise<QuestionFaqBo> => {
  await lockFaq(db)
  await getQuestionFaqBo(db, id)
  const categorieId = await findOrInsertCategorie(db, form.categorie)
  const updated = await updateQuestion(db, id, version, categorieId, form, now())
  if (!updated) throw commonErrors.version_depassee()
  await deleteEmptyCategories(db)
  return getQuestionFaqBo(db, id)
}
