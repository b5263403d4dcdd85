import type { FaqBo } from '@entrelles/contract/modules/faq/faq.schema.ts'

type Categorie = FaqBo['categories'][number]

const sameQuestions = (one: Categorie, other: Categorie | undefined): boolean =>
  one.questions.map(({ id }) => id).join() === other?.questions.map(({ id }) => id).join()

/**
 * An order as the journal stores it: all the categories, but only the questions of those that differ from `other`.
 */
export const ordreBeside = (faq: FaqBo, other: FaqBo) => ({
  categories: faq.categories.map(({ libelle }) => libelle),
  questions: faq.categories
    .filter((categorie) => {
      const twin = other.categories.find(({ id }) => id === categorie.id)
      return !sameQuestions(categorie, twin)
    })
    .flatMap(({ libelle, questions }) => questions.map(({ question }) => `${libelle} › ${question}`)),
})
