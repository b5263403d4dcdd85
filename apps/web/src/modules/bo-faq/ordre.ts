import type {
  CategorieFaqId,
  FaqBo,
  OrdreFaq,
  QuestionFaqId,
} from '@entrelles/contract/modules/faq/faq.schema.ts'

/** The ids of the FAQ, in display order. */
export const ordreOf = (categories: Readonly<FaqBo['categories']>): OrdreFaq => ({
  categories: categories.map(({ id, questions }) => ({
    id,
    questions: questions.map((question) => question.id),
  })),
})

/** Moves a question to the end of another category. */
export const withMovedQuestion = (ordre: OrdreFaq, id: QuestionFaqId, to: CategorieFaqId): OrdreFaq => ({
  categories: ordre.categories.map((categorie) => {
    const others = categorie.questions.filter((questionId) => questionId !== id)
    return { ...categorie, questions: categorie.id === to ? [...others, id] : others }
  }),
})

/** Replaces the order of the questions of a category. */
export const withQuestions = (
  ordre: OrdreFaq,
  of: CategorieFaqId,
  questions: readonly QuestionFaqId[],
): OrdreFaq => ({
  categories: ordre.categories.map((categorie) =>
    categorie.id === of ? { ...categorie, questions: [...questions] } : categorie,
  ),
})
