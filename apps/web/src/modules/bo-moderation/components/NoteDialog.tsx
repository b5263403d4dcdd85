import { NOTE_MAX, noteForm } from '@entrelles/contract/modules/bo-moderation/bo-moderation.forms.ts'
import type { Dossier } from '@entrelles/contract/modules/bo-moderation/bo-moderation.schema.ts'
import { useContractForm } from '#kit/form.tsx'
import { FormDialog } from '#kit/FormDialog.tsx'
import { notify } from '#kit/notify.ts'
import { TextArea } from '#ui/TextArea.tsx'
import { useCreateNoteSignalement } from '../bo-moderation.api.ts'

type NoteDialogProps = {
  readonly dossier: Pick<Dossier, 'id'>
  readonly onDone: () => void
  readonly onClose: () => void
}

/** A note for those who examine the report. */
export const NoteDialog = ({ dossier: { id }, onDone, onClose }: NoteDialogProps) => {
  const { mutateAsync: createNote } = useCreateNoteSignalement()
  const form = useContractForm(noteForm, {
    name: `note/${id}`,
    labels: { contenu: 'Ta note' },
    defaultValues: { contenu: '' },
    onSubmit: async (body) => {
      await createNote({ params: { id }, body })
      notify('La note est ajoutée.')
      onDone()
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title="Ajouter une note"
      submitLabel="Ajouter"
      busyLabel="Enregistrement…"
      onClose={onClose}
    >
      <TextArea
        {...form.field('contenu')}
        hint="Seule l’équipe de modération la lit."
        rows={5}
        maxLength={NOTE_MAX}
      />
    </FormDialog>
  )
}
