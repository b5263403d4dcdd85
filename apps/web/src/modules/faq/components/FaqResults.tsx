import { useSuspenseQuery } from '@tanstack/react-query'
import { Button } from '#ui/Button.tsx'
import { DisclosureList } from '#ui/DisclosureList.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { faqQuery } from '../faq.api.ts'
import { QuestionItem } from './QuestionItem.tsx'

type FaqResultsProps = { readonly termes: string; readonly onClear: () => void }

const found = (nb: number) => (nb === 1 ? '1 question trouvée' : `${nb} questions trouvées`)

/** The questions that match, by category, or the reason why there is none. */
export const FaqResults = ({ termes, onClear }: FaqResultsProps) => {
  const { categories } = useSuspenseQuery(faqQuery(termes)).data
  const nb = categories.reduce((total, { questions }) => total + questions.length, 0)

  if (nb === 0 && termes === '') {
    return <EmptyState title="La FAQ se remplit">Pose ta question : elle aidera les suivantes.</EmptyState>
  }
  if (nb === 0) {
    return (
      <EmptyState
        title={`Aucun résultat pour « ${termes} »`}
        actions={<Button onClick={onClear}>Effacer</Button>}
      >
        Vérifie l’orthographe ou essaie un mot plus court.
      </EmptyState>
    )
  }
  return categories.map(({ id, libelle, questions }) => (
    <section key={id} className="section">
      <h2>{libelle}</h2>
      <DisclosureList>
        {questions.map((question) => (
          <QuestionItem key={question.id} question={question} />
        ))}
      </DisclosureList>
    </section>
  ))
}
