import { ancreQuestion } from '@entrelles/contract/modules/faq/faq.chemins.ts'
import type { QuestionFaq } from '@entrelles/contract/modules/faq/faq.schema.ts'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useFocusFromLink } from '#kit/use-focus-from-link.ts'
import { Disclosure } from '#ui/Disclosure.tsx'
import { RichText } from '#ui/RichText.tsx'
import { AvisButtons } from './AvisButtons.tsx'

/** A question that unfolds its answer; a link that names it unfolds it too. */
export const QuestionItem = ({ question }: { question: QuestionFaq }) => {
  const { hash, key } = useLocation()
  const ancre = ancreQuestion(question.id)
  const ref = useFocusFromLink<HTMLButtonElement>(ancre)
  const isNamed = hash === `#${ancre}`
  const [isExpanded, setIsExpanded] = useState(isNamed)
  const [shown, setShown] = useState(key)
  if (shown !== key) {
    setShown(key)
    if (isNamed) setIsExpanded(true)
  }
  return (
    <Disclosure
      trigger={{ id: ancre, ref }}
      title={question.question}
      level={3}
      isExpanded={isExpanded}
      onExpandedChange={setIsExpanded}
    >
      <RichText html={question.reponse} />
      <AvisButtons question={question} />
    </Disclosure>
  )
}
