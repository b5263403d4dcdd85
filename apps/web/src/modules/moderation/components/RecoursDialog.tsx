import {
  RECOURS_MAX,
  recoursForm,
  type RecoursForm,
} from '@entrelles/contract/modules/moderation/recours.schema.ts'
import { useContractForm } from '#kit/form.tsx'
import { FormDialog } from '#kit/FormDialog.tsx'
import { notify } from '#kit/notify.ts'
import { TextArea } from '#ui/TextArea.tsx'

type RecoursDialogProps = {
  /** Names the form: what the appeal is about. */
  readonly name: string
  readonly title: string
  readonly send: (body: RecoursForm) => Promise<unknown>
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Asks that somebody else examine a decision again: once, with the reason. */
export const RecoursDialog = ({ name, title, send, onDone, onClose }: RecoursDialogProps) => {
  const form = useContractForm(recoursForm, {
    name,
    labels: { motif: 'Pourquoi cette décision devrait changer' },
    defaultValues: { motif: '' },
    onSubmit: async (body) => {
      await send(body)
      notify('Ta demande est envoyée. Une autre personne va l’examiner.')
      onDone()
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={title} submitLabel="Envoyer" busyLabel="Envoi…" onClose={onClose}>
      <p>
        Une personne qui n’a pas pris part à la décision l’examine de nouveau. Tu peux le demander une fois.
      </p>
      <TextArea {...form.field('motif')} rows={5} maxLength={RECOURS_MAX} />
    </FormDialog>
  )
}
