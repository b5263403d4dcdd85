import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { publicsFaqOf } from '@entrelles/contract/modules/faq/faq.policy.ts'
import type { AvisFaq, QuestionFaqId } from '@entrelles/contract/modules/faq/faq.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { lockPublishedQuestion, replaceAvis } from './avis-faq.repository.ts'

export const createAvisFaq = async (
  id: QuestionFaqId,
  avis: AvisFaq,
  { db, actor, now }: Ctx,
): Promise<void> => {
  if (!(await lockPublishedQuestion(db, id, publicsFaqOf(actor)))) throw commonErrors.introuvable()
  await replaceAvis(db, id, actor.id, avis, now())
}
