import type { QuestionFaqBo } from '@entrelles/contract/modules/faq/faq.schema.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { useDeleteQuestionFaq } from '../bo-faq.api.ts'

type DeleteQuestionDialogProps = { readonly question: QuestionFaqBo; readonly onClose: () => void }

export const DeleteQuestionDialog = ({ question, onClose }: DeleteQuestionDialogProps) => {
  const { mutate: deleteQuestion, isPending } = useDeleteQuestionFaq('La question est supprimée.')
  const confirm = () => deleteQuestion({ params: { id: question.id } }, { onSettled: onClose })
  return (
    <ConfirmDialog
      isOpen
      title="Supprimer cette question&nbsp;?"
      confirmLabel="Supprimer"
      busyLabel="Suppression…"
      busy={isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        «&nbsp;{question.question}&nbsp;» et les avis reçus seront perdus. Pour la cacher seulement,
        dépublie-la.
      </p>
    </ConfirmDialog>
  )
}
