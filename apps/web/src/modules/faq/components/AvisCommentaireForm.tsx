import { avisFaq, type QuestionFaqId } from '@entrelles/contract/modules/faq/faq.schema.ts'
import { Form, useContractForm } from '#kit/form.tsx'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useCreateAvisCommentaire } from '../faq.api.ts'
import styles from './AvisButtons.module.css'

/** Asks the member what is missing in an answer. */
export const AvisCommentaireForm = ({ questionId }: { questionId: QuestionFaqId }) => {
  const { mutateAsync: createCommentaire, isSuccess } = useCreateAvisCommentaire()
  const form = useContractForm(avisFaq, {
    name: `avis/${questionId}`,
    labels: { commentaire: 'Que manque-t-il\u00a0? (facultatif)' },
    defaultValues: { utile: false, commentaire: '' },
    onSubmit: (body) => createCommentaire({ params: { id: questionId }, body }),
  })
  if (isSuccess) return <output>C’est noté. On s’en servira pour compléter la réponse.</output>
  return (
    <Form form={form} className={styles.commentaire}>
      <TextField {...form.field('commentaire')} maxLength={255} />
      <Button type="submit" size="sm" busy={form.isSubmitting} busyLabel="Envoi…">
        Envoyer
      </Button>
    </Form>
  )
}
