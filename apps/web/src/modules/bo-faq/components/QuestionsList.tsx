import type { FaqBo } from '@entrelles/contract/modules/faq/faq.schema.ts'
import { SortableList } from '#ui/SortableList.tsx'
import { useUpdateOrdreFaq } from '../bo-faq.api.ts'
import { ordreOf, withQuestions } from '../ordre.ts'
import type { QuestionAct } from './QuestionDialogs.tsx'
import { QuestionRow } from './QuestionRow.tsx'

type Categories = FaqBo['categories']

type QuestionsListProps = {
  readonly categories: Categories
  readonly categorie: Categories[number]
  readonly onAct: (act: QuestionAct) => void
}

/** Questions of a category, in the order shown to members. */
export const QuestionsList = ({ categories, categorie, onAct }: QuestionsListProps) => {
  const { mutateAsync: updateOrdre } = useUpdateOrdreFaq()
  return (
    <SortableList
      label={`Questions\u00a0: ${categorie.libelle}`}
      items={categorie.questions}
      keyOf={({ id }) => id}
      nameOf={({ question }) => question}
      onReorder={(questions) =>
        updateOrdre({
          body: withQuestions(
            ordreOf(categories),
            categorie.id,
            questions.map(({ id }) => id),
          ),
        })
      }
    >
      {(question) => (
        <QuestionRow
          question={question}
          categorie={categorie.libelle}
          onAct={(kind) => onAct({ kind, question, categorie })}
        />
      )}
    </SortableList>
  )
}
