import type { QuestionFaq } from '@entrelles/contract/modules/faq/faq.schema.ts'
import { Disclosure } from '#ui/Disclosure.tsx'
import { AvisFaq } from './AvisFaq.tsx'
import { ReponseText } from './ReponseText.tsx'

/** A question that unfolds its answer. */
export const QuestionItem = ({ question }: { question: QuestionFaq }) => (
  <Disclosure title={question.question} level={3}>
    <ReponseText text={question.reponse} />
    <AvisFaq question={question} />
  </Disclosure>
)
