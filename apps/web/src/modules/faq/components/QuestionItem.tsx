import type { QuestionFaq } from '@entrelles/contract/modules/faq/faq.schema.ts'
import { Disclosure } from '#ui/Disclosure.tsx'
import { RichText } from '#ui/RichText.tsx'
import { AvisFaq } from './AvisFaq.tsx'

/** A question that unfolds its answer. */
export const QuestionItem = ({ question }: { question: QuestionFaq }) => (
  <Disclosure title={question.question} level={3}>
    <RichText html={question.reponse} />
    <AvisFaq question={question} />
  </Disclosure>
)
