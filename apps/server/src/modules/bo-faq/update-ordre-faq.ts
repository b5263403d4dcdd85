import { faqErrors } from '@entrelles/contract/modules/faq/faq.errors.ts'
import type { FaqBo, OrdreFaq } from '@entrelles/contract/modules/faq/faq.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { getFaqBo } from './bo-faq.queries.ts'
import { deleteEmptyCategories, lockFaq, updateCategoriesOrder, updatePlaces } from './bo-faq.repository.ts'
import { ordreBeside } from './journal-faq.ts'

/** Neither names an id twice: the contract refuses an order that does. */
const sameIds = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && new Set([...one, ...other]).size === one.length

/** An order made from what the FAQ no longer is would lose a question: it must name each one. */
const covers = (ordre: OrdreFaq, current: FaqBo): boolean =>
  sameIds(
    ordre.categories.map(({ id }) => id),
    current.categories.map(({ id }) => id),
  ) &&
  sameIds(
    ordre.categories.flatMap(({ questions }) => questions),
    current.categories.flatMap(({ questions }) => questions.map(({ id }) => id)),
  )

export const updateOrdreFaq = async (ordre: OrdreFaq, ctx: Ctx): Promise<void> => {
  const { db } = ctx
  await lockFaq(db)
  const before = await getFaqBo(db)
  if (!covers(ordre, before)) throw faqErrors.ordre_depasse()
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
  const after = await getFaqBo(db)
  await journalise(ctx, {
    action: 'faq.ordonner',
    cible: { type: 'faq', id: 'faq', nom: 'la FAQ' },
    avant: ordreBeside(before, after),
    apres: ordreBeside(after, before),
  })
}
