import type { FaqBo, QuestionFaqBo } from '@entrelles/contract/modules/faq/faq.schema.ts'
import { DeleteQuestionDialog } from './DeleteQuestionDialog.tsx'
import { MoveQuestionDialog } from './MoveQuestionDialog.tsx'
import { QuestionDialog } from './QuestionDialog.tsx'

type Categories = FaqBo['categories']

/** An act of an administrator on a question. */
export type QuestionAct = {
  readonly kind: 'edit' | 'move' | 'delete'
  readonly question: QuestionFaqBo
  readonly categorie: Categories[number]
}

type QuestionDialogsProps = {
  readonly act: QuestionAct
  readonly categories: Categories
  readonly onClose: () => void
}

export const QuestionDialogs = ({ act, categories, onClose }: QuestionDialogsProps) => {
  const { kind, question, categorie } = act
  switch (kind) {
    case 'edit':
      return <QuestionDialog edited={{ question, categorie: categorie.libelle }} onClose={onClose} />
    case 'move':
      return (
        <MoveQuestionDialog
          question={question}
          categorie={categorie.id}
          categories={categories}
          onClose={onClose}
        />
      )
    case 'delete':
      return <DeleteQuestionDialog question={question} onClose={onClose} />
  }
}
