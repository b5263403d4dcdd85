import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { FaqBo, QuestionFaqBo, QuestionFaqForm } from '@entrelles/contract/modules/faq/faq.schema.ts'
import { refusalOf } from '#kit/errors.ts'

export const NEW_QUESTION: QuestionFaqForm = {
  question: '',
  reponse: '',
  categorie: '',
  motsCles: [],
  public: 'adherentes',
  statut: 'brouillon',
}

/** Form values of a question. */
export const formOf = (
  { question, reponse, motsCles, public: destinataires, statut }: QuestionFaqBo,
  categorie: string,
): QuestionFaqForm => ({ question, reponse, categorie, motsCles, public: destinataires, statut })

/** A question read again, with the name of its category; it may have been deleted meanwhile. */
export const findQuestion = ({ categories }: FaqBo, id: QuestionFaqBo['id'] | undefined) => {
  for (const { libelle, questions } of categories) {
    const question = questions.find((one) => one.id === id)
    if (question) return { question, categorie: libelle }
  }
  throw refusalOf(commonErrors.introuvable())
}
