import { faqErrors } from '@entrelles/contract/modules/faq/faq.errors.ts'
import type { FaqBo, OrdreFaq } from '@entrelles/contract/modules/faq/faq.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { getFaqBo } from './faq.queries.ts'
import { deleteEmptyCategories, lockFaq, updateCategoriesOrder, updatePlaces } from './faq.repository.ts'

const sameIds = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && new Set([...one, ...other]).size === one.length

/** An order made from what the FAQ no longer is would lose a question: it must name each one, once. */
const covers = (ordre: OrdreFaq, current: FaqBo): boolean =>
  sameIds(
    ordre.categories.map(({ id }) => id),
    current.categories.map(({ id }) => id),
  ) &&
  sameIds(
    ordre.categories.flatMap(({ questions }) => questions),
    current.categories.flatMap(({ questions }) => questions.map(({ id }) => id)),
  )

export const updateOrdreFaq = async (ordre: OrdreFaq, { db }: Ctx): Promise<void> => {
  await lockFaq(db)
  if (!covers(ordre, await getFaqBo(db))) throw faqErrors.ordre_depasse()
  await updateCategoriesOrder(
    db,
    ordre.categories.map(({ id }) => id),
  )
  await updatePlaces(
    db,
    ordre.categories.flatMap(({ id, questions }) =>
      questions.map((questionId, index) => ({ questionId, categorieId: id, ordre: index + 1 })),
    ),
  )
  await deleteEmptyCategories(db)
}
