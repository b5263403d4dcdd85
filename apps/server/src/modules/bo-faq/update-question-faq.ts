import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type {
  QuestionFaqBo,
  QuestionFaqId,
  QuestionFaqUpdate,
} from '@entrelles/contract/modules/faq/faq.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { getQuestionFaqBo, getValeursQuestion } from './bo-faq.queries.ts'
import { deleteEmptyCategories, findOrInsertCategorie, lockFaq, updateQuestion } from './bo-faq.repository.ts'

export const updateQuestionFaq = async (
  id: QuestionFaqId,
  { version, ...form }: QuestionFaqUpdate,
  ctx: Ctx,
): Promise<QuestionFaqBo> => {
  const { db, now } = ctx
  await lockFaq(db)
  const avant = await getValeursQuestion(db, id)
  const categorieId = await findOrInsertCategorie(db, form.categorie)
  const updated = await updateQuestion(db, id, version, categorieId, form, now())
  if (!updated) throw commonErrors.version_depassee()
  await deleteEmptyCategories(db)
  await journalise(ctx, {
    action: 'faq.modifier_question',
    cible: { type: 'question_faq', id, nom: form.question },
    avant,
    apres: await getValeursQuestion(db, id),
  })
  return getQuestionFaqBo(db, id)
}
