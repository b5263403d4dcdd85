import {
  REPONSE_FAQ_MAX,
  reponseDemandeFaq,
  type DemandeFaq,
} from '@entrelles/contract/modules/faq/faq.schema.ts'
import { FormDialog } from '#kit/FormDialog.tsx'
import { useContractForm } from '#kit/form.tsx'
import { notify } from '#kit/notify.ts'
import { TextArea } from '#ui/TextArea.tsx'
import { useSendReponseFaq } from '../bo-faq.api.ts'

type ReponseDialogProps = { readonly demande: DemandeFaq; readonly onClose: () => void }

/** Answers a member’s question by email. */
export const ReponseDialog = ({ demande, onClose }: ReponseDialogProps) => {
  const { mutateAsync: sendReponse } = useSendReponseFaq()
  const form = useContractForm(reponseDemandeFaq, {
    name: `demande/${demande.id}`,
    labels: { reponse: 'Ta réponse' },
    defaultValues: { reponse: '' },
    onSubmit: async (body) => {
      await sendReponse({ params: { id: demande.id }, body })
      notify('La réponse part par e-mail.')
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={`Répondre à ${demande.auteure.prenom}`}
      submitLabel="Envoyer"
      busyLabel="Envoi…"
      onClose={onClose}
    >
      <p>«&nbsp;{demande.question}&nbsp;»</p>
      <TextArea {...form.field('reponse')} rows={7} maxLength={REPONSE_FAQ_MAX} />
    </FormDialog>
  )
}
