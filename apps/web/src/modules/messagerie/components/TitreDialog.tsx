import { TITRE_DISCUSSION_MAX } from '@entrelles/contract/modules/messagerie/messagerie.constants.ts'
import { titreForm } from '@entrelles/contract/modules/messagerie/messagerie.forms.ts'
import type { Discussion } from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import { FormDialog } from '#kit/FormDialog.tsx'
import { useContractForm } from '#kit/form.tsx'
import { notify } from '#kit/notify.ts'
import { TextField } from '#ui/TextField.tsx'
import { useUpdateDiscussion } from '../messagerie.api.ts'

type TitreDialogProps = { readonly discussion: Discussion; readonly onClose: () => void }

/** Changes the name of a group. */
export const TitreDialog = ({ discussion: { id, titre }, onClose }: TitreDialogProps) => {
  const { mutateAsync: update } = useUpdateDiscussion()
  const form = useContractForm(titreForm, {
    name: 'titre',
    labels: { titre: 'Nom du groupe' },
    defaultValues: { titre: titre ?? '' },
    onSubmit: async (body) => {
      await update({ params: { id }, body })
      notify('Le groupe est renommé.')
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title="Renommer le groupe"
      submitLabel="Renommer"
      busyLabel="Enregistrement…"
      onClose={onClose}
    >
      <TextField {...form.field('titre')} maxLength={TITRE_DISCUSSION_MAX} />
    </FormDialog>
  )
}
