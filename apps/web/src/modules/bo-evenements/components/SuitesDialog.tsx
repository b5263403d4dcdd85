import { COMPTE_RENDU_MAX } from '@entrelles/contract/modules/evenements/evenements.constants.ts'
import { suitesForm } from '@entrelles/contract/modules/evenements/evenements.forms.ts'
import type { DetailEvenementBo } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { useContractForm } from '#kit/form.tsx'
import { FormDialog } from '#kit/FormDialog.tsx'
import { notify } from '#kit/notify.ts'
import { RichTextField } from '#kit/RichTextField.tsx'
import { OptionalNote } from '#ui/OptionalNote.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useUpdateSuites } from '../bo-evenements.api.ts'
import { RessourcesField } from './RessourcesField.tsx'

type SuitesDialogProps = {
  readonly evenement: DetailEvenementBo
  readonly onDone: (after: Pick<DetailEvenementBo, 'suites'>) => void
  readonly onClose: () => void
}

const LABELS = {
  compteRendu: 'Compte rendu',
  replayUrl: 'Lien de l’enregistrement',
  ressources: 'Ressources',
} as const

/** Edits what members find on the page of a past event. */
export const SuitesDialog = ({ evenement: { id, suites }, onDone, onClose }: SuitesDialogProps) => {
  const { mutateAsync: updateSuites } = useUpdateSuites()
  const form = useContractForm(suitesForm, {
    name: 'suites',
    labels: LABELS,
    defaultValues: {
      compteRendu: suites?.compteRendu ?? '',
      replayUrl: suites?.replayUrl ?? '',
      ressources: suites?.ressources.map((ressource) => ressource.id) ?? [],
    },
    onSubmit: async (body) => {
      const after = await updateSuites({ params: { id }, body })
      notify(
        after.suites === null
          ? 'Il n’y a plus rien après l’événement.'
          : 'Les membres le lisent sur la page de l’événement.',
      )
      onDone(after)
    },
  })
  const compteRendu = form.controlled('compteRendu')
  const ressources = form.controlled('ressources')
  return (
    <FormDialog
      form={form}
      title="Après l’événement"
      submitLabel="Enregistrer"
      busyLabel="Enregistrement…"
      onClose={onClose}
    >
      <OptionalNote />
      <RichTextField {...compteRendu} value={compteRendu.value ?? ''} maxLength={COMPTE_RENDU_MAX} />
      <TextField {...form.field('replayUrl')} type="url" inputMode="url" placeholder="https://" />
      <RessourcesField {...ressources} value={ressources.value ?? []} connues={suites?.ressources ?? []} />
    </FormDialog>
  )
}
