import type { FaqBo, OrdreFaq, QuestionFaqId } from '@entrelles/contract/modules/faq/faq.schema.ts'

/** The order in which the FAQ is shown. */
export const ordreOf = ({ categories }: FaqBo): OrdreFaq => ({
  categories: categories.map(({ id, questions }) => ({ id, questions: questions.map((question) => question.id) })),
})

/** The FAQ in another order, shown while the server takes note of it. */
export const inOrdre = (faq: FaqBo, ordre: OrdreFaq): FaqBo => {
  const questions = new Map(faq.categories.flatMap((categorie) => categorie.questions).map((q) => [q.id, q]))
  const categories = new Map(faq.categories.map((categorie) => [categorie.id, categorie]))
  return {
    categories: ordre.categories.flatMap(({ id, questions: ids }) => {
      const categorie = categories.get(id)
      return categorie
        ? [{ ...categorie, questions: ids.flatMap((questionId) => questions.get(questionId) ?? []) }]
        : []
    }),
  }
}

/** The order once a question stands at that place of that category. */
export const moveQuestion = (
  ordre: OrdreFaq,
  id: QuestionFaqId,
  to: { readonly categorie: string; readonly index: number },
): OrdreFaq => ({
  categories: ordre.categories.map((categorie) => {
    const others = categorie.questions.filter((questionId) => questionId !== id)
    return {
      ...categorie,
      questions: categorie.id === to.categorie ? others.toSpliced(to.index, 0, id) : others,
    }
  }),
})
