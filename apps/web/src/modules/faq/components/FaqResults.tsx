import { useSuspenseQuery } from '@tanstack/react-query'
import { DisclosureList } from '#ui/DisclosureList.tsx'
import { faqQuery } from '../faq.api.ts'
import styles from './FaqResults.module.css'
import { QuestionItem } from './QuestionItem.tsx'
import { QuestionsEmpty } from './QuestionsEmpty.tsx'

type FaqResultsProps = { readonly termes: string; readonly onClear: () => void }

const found = (nb: number): string => {
  if (nb === 0) return 'Aucune question trouvée'
  return nb === 1 ? '1 question trouvée' : `${nb} questions trouvées`
}

/** The matching questions, by category. */
export const FaqResults = ({ termes, onClear }: FaqResultsProps) => {
  const { categories } = useSuspenseQuery(faqQuery(termes)).data
  const nb = categories.reduce((total, { questions }) => total + questions.length, 0)
  return (
    <>
      <output className={termes === '' || nb === 0 ? 'sr-only' : styles.count}>
        {termes !== '' && found(nb)}
      </output>
      {nb === 0 && <QuestionsEmpty termes={termes} onClear={onClear} />}
      {categories.map(({ id, libelle, questions }) => (
        <section key={id} className="section">
          <h2 className={styles.title}>{libelle}</h2>
          <DisclosureList>
            {questions.map((question) => (
              <QuestionItem key={question.id} question={question} />
            ))}
          </DisclosureList>
        </section>
      ))}
    </>
  )
}
