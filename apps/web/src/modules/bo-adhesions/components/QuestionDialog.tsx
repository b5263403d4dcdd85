import type { Question } from '../question.ts'
import { NoteDialog } from './NoteDialog.tsx'
import { RattachementDialog } from './RattachementDialog.tsx'
import { ReponseDialog } from './ReponseDialog.tsx'

type QuestionDialogProps = {
  readonly question: Question
  readonly onClose: () => void
  /** It is handled, and no longer there. */
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
