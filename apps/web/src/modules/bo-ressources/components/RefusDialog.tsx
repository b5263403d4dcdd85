import { refusPropositionForm } from '@entrelles/contract/modules/bo-ressources/bo-ressources.forms.ts'
import type { PropositionBo } from '@entrelles/contract/modules/bo-ressources/bo-ressources.schema.ts'
import { MOT_REFUS_MAX } from '@entrelles/contract/modules/ressources/ressources.constants.ts'
import { useContractForm } from '#kit/form.tsx'
import { FormDialog } from '#kit/FormDialog.tsx'
import { notify } from '#kit/notify.ts'
import { TextArea } from '#ui/TextArea.tsx'
import { useDeclineProposition } from '../bo-ressources.api.ts'

type RefusDialogProps = {
  readonly proposition: PropositionBo
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Refuses a proposal with a word for its author. */
export const RefusDialog = ({ proposition: { id, titre, auteure }, onDone, onClose }: RefusDialogProps) => {
  const { mutateAsync: decline } = useDeclineProposition()
  const form = useContractForm(refusPropositionForm, {
    name: `refus/${id}`,
    labels: { mot: auteure ? `Ton mot pour ${auteure.prenom}` : 'Ton mot' },
    defaultValues: { mot: '' },
    onSubmit: async (body) => {
      await decline({ params: { id }, body })
      notify('La proposition est écartée.')
      onDone()
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title="Écarter la proposition"
      submitLabel="Écarter"
      busyLabel="Envoi…"
      onClose={onClose}
    >
      <p>«&nbsp;{titre}&nbsp;»</p>
      <TextArea
        {...form.field('mot')}
        hint="Elle le reçoit avec la réponse."
        rows={4}
        maxLength={MOT_REFUS_MAX}
      />
    </FormDialog>
  )
}
