import type { QuestionFaqBo, QuestionFaqForm } from '@entrelles/contract/modules/faq/faq.schema.ts'

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

/** Parses keywords: « antenne, commune ». */
export const motsClesOf = (text: string | readonly string[]): string[] =>
  String(text)
    .split(',')
    .map((mot) => mot.trim())
    .filter((mot) => mot !== '')
