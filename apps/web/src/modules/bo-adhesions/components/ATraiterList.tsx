import { formatCount } from '@entrelles/contract/kit/format.ts'
import {
  A_TRAITER_MAX,
  type ATraiter as Items,
} from '@entrelles/contract/modules/bo-adhesions/a-traiter.schema.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Card } from '#ui/Card.tsx'
import { aTraiterQuery } from '../bo-adhesions.api.ts'
import type { Question } from '../question.ts'
import { PaiementATraiterCard } from './PaiementATraiterCard.tsx'
import { QuestionDialog } from './QuestionDialog.tsx'
import { ReclamationCard } from './ReclamationCard.tsx'
import { SansReponseCard } from './SansReponseCard.tsx'

type ItemProps = { readonly item: Items['aTraiter'][number]; readonly onAsk: (question: Question) => void }

const Item = ({ item, onAsk }: ItemProps) => {
  switch (item.type) {
    case 'paiement':
      return <PaiementATraiterCard paiement={item} onAsk={onAsk} />
    case 'sans_reponse':
      return <SansReponseCard paiement={item} />
    case 'reclamation':
      return <ReclamationCard reclamation={item} onAsk={onAsk} />
  }
}

const countOf = (nb: number): string => {
  if (nb >= A_TRAITER_MAX) return `les ${A_TRAITER_MAX} plus anciens`
  if (nb === 0) return 'rien pour l’instant'
  return formatCount(nb, 'dossier')
}

/** Payments and claims that need an administrator, oldest first. */
export const ATraiterList = () => {
  const { aTraiter } = useSuspenseQuery(aTraiterQuery()).data
  // State of the list and not of the card: a card disappears once handled.
  const [question, setQuestion] = useState<Question>()
  const heading = useRef<HTMLHeadingElement>(null)
  const isHandled = useRef(false)
  useEffect(() => {
    // The focused element has disappeared with its card.
    if (question === undefined && isHandled.current) heading.current?.focus()
    isHandled.current = false
  }, [question])
  return (
    <section className="section" aria-labelledby="a-traiter">
      <div className="section__head">
        <h2 id="a-traiter" ref={heading} tabIndex={-1}>
          À traiter
        </h2>
        <output className="muted">{countOf(aTraiter.length)}</output>
      </div>
      {aTraiter.length === 0 ? (
        <Card>
          <p className="muted">Chaque paiement a trouvé son adhérente, et chaque réclamation sa réponse.</p>
        </Card>
      ) : (
        <div className="stack">
          {aTraiter.map((item) => (
            <Item key={item.id} item={item} onAsk={setQuestion} />
          ))}
        </div>
      )}
      {question && (
        <QuestionDialog
          question={question}
          onClose={() => setQuestion(undefined)}
          onDone={() => {
            isHandled.current = true
            setQuestion(undefined)
          }}
        />
      )}
    </section>
  )
}
