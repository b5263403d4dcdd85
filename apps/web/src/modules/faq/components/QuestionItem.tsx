import type { QuestionFaq } from '@entrelles/contract/modules/faq/faq.schema.ts'
import { Disclosure } from '#ui/Disclosure.tsx'
import { RichText } from '#ui/RichText.tsx'
import { AvisButtons } from './AvisButtons.tsx'

/** A question that unfolds its answer. */
export const QuestionItem = ({ question }: { question: QuestionFaq }) => (
  <Disclosure title={question.question} level={3}>
    <RichText html={question.reponse} />
    <AvisButtons question={question} />
  </Disclosure>
)
