import { demandeFaqForm } from '@entrelles/contract/modules/faq/faq.schema.ts'
import { useContractForm } from '#kit/form.tsx'
import { FormDialog } from '#kit/FormDialog.tsx'
import { notify } from '#kit/notify.ts'
import { TextArea } from '#ui/TextArea.tsx'
import { useCreateDemandeFaq } from '../faq.api.ts'

/** Asks the team a question that the FAQ does not answer. */
export const DemandeDialog = ({ onClose }: { onClose: () => void }) => {
  const { mutateAsync: createDemande } = useCreateDemandeFaq()
  const form = useContractForm(demandeFaqForm, {
    name: 'demande',
    labels: { question: 'Ta question' },
    defaultValues: { question: '' },
    onSubmit: async (body) => {
      await createDemande({ body })
      notify('Ta question est envoyée. La réponse t’arrivera par e-mail.')
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title="Poser une question"
      submitLabel="Envoyer"
      busyLabel="Envoi…"
      onClose={onClose}
    >
      <TextArea {...form.field('question')} rows={5} maxLength={1000} />
    </FormDialog>
  )
}
