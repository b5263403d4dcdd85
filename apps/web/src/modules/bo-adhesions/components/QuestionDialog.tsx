import type { Question } from '../question.ts'
import { NoteDialog } from './NoteDialog.tsx'
import { RattachementDialog } from './RattachementDialog.tsx'
import { ReponseDialog } from './ReponseDialog.tsx'

type QuestionDialogProps = {
  readonly question: Question
  readonly onClose: () => void
  /** Called once the item is handled and has left the list. */
  readonly onDone: () => void
}

export const QuestionDialog = ({ question, ...ends }: QuestionDialogProps) => {
  switch (question.type) {
    case 'rattachement':
      return <RattachementDialog {...question} {...ends} />
    case 'acceptation':
    case 'traitement':
      return <NoteDialog {...question} {...ends} />
    case 'reponse':
      return <ReponseDialog {...question} {...ends} />
  }
}
