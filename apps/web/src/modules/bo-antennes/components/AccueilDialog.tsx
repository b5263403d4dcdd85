import { formatName } from '@entrelles/contract/kit/format.ts'
import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { accueilForm, NOTE_ACCUEIL_MAX } from '@entrelles/contract/modules/antennes/antennes.forms.ts'
import type { NouvelleTerritoire } from '@entrelles/contract/modules/antennes/antennes.schema.ts'
import { FormDialog } from '#kit/FormDialog.tsx'
import { useContractForm } from '#kit/form.tsx'
import { notify } from '#kit/notify.ts'
import { TextArea } from '#ui/TextArea.tsx'
import { useCreateAccueil } from '../bo-antennes.api.ts'

type AccueilDialogProps = {
  readonly antenneId: string
  readonly nouvelle: NouvelleTerritoire
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Records that a new member was welcomed, and how. */
export const AccueilDialog = ({ antenneId, nouvelle, onDone, onClose }: AccueilDialogProps) => {
  const { mutateAsync: createAccueil } = useCreateAccueil()
  const nom = formatName(nouvelle)
  const form = useContractForm(accueilForm, {
    name: `accueil/${nouvelle.id}`,
    labels: { note: 'Ce qui a été fait (facultatif)' },
    defaultValues: { note: '' },
    onSubmit: async (body) => {
      await createAccueil({ params: { id: antenneId as TerritoireId, adherenteId: nouvelle.id }, body })
      notify(`L’accueil de ${nom} est noté.`)
      onDone()
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={`Accueil de ${nom}`}
      submitLabel="Noter"
      busyLabel="Enregistrement…"
      onClose={onClose}
    >
      <TextArea
        {...form.field('note')}
        rows={3}
        maxLength={NOTE_ACCUEIL_MAX}
        hint="Un appel, un café, une marraine… Lu par les coordinatrices de l’antenne."
      />
    </FormDialog>
  )
}
