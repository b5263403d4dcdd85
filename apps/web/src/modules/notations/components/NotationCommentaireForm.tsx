import { RATING_COMMENT_MAX } from '@entrelles/contract/kit/constants.ts'
import { UNEXPECTED } from '@entrelles/contract/kit/errors.ts'
import { notationCommentaireForm } from '@entrelles/contract/modules/notations/notations.schema.ts'
import { CallError, NO_ANSWER } from '#kit/errors.ts'
import { Form, useContractForm } from '#kit/form.tsx'
import { Button } from '#ui/Button.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import styles from './Notation.module.css'

/** R8-9: a failure is also shown under the field. */
const FAILED = new CallError(NO_ANSWER, {
  ...UNEXPECTED,
  violations: [{ champ: 'commentaire', message: UNEXPECTED.message }],
})

type NotationCommentaireFormProps = {
  readonly onComment: (commentaire: string | null) => Promise<void>
  readonly onDone: () => void
}

export const NotationCommentaireForm = ({ onComment, onDone }: NotationCommentaireFormProps) => {
  const form = useContractForm(notationCommentaireForm, {
    name: 'notation',
    labels: { commentaire: 'Ton commentaire (facultatif)' },
    defaultValues: { commentaire: '' },
    onSubmit: async ({ commentaire }) => {
      await onComment(commentaire).catch(() => {
        throw FAILED
      })
      onDone()
    },
  })
  return (
    <Form form={form} className={styles.form}>
      <TextArea
        {...form.field('commentaire')}
        className={styles.commentaire}
        rows={3}
        maxLength={RATING_COMMENT_MAX}
      />
      <Button type="submit" variant="primary" busy={form.isSubmitting} busyLabel="Envoi…">
        Envoyer mon commentaire
      </Button>
    </Form>
  )
}
