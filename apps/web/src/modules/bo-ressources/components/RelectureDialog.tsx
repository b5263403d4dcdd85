import { relectureForm } from '@entrelles/contract/modules/bo-ressources/bo-ressources.forms.ts'
import type { DetailRessourceBo } from '@entrelles/contract/modules/bo-ressources/bo-ressources.schema.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import { useContractForm } from '#kit/form.tsx'
import { FormDialog } from '#kit/FormDialog.tsx'
import { notify } from '#kit/notify.ts'
import { AdherenteField } from '#modules/bo-intervenants/bo-intervenants.public.tsx'
import { DateField } from '#ui/DateField.tsx'
import { useCreateRelecture } from '../bo-ressources.api.ts'
import type { Demande } from '../demande.ts'

type RelectureDialogProps = {
  readonly ressource: Demande['ressource']
  readonly onClose: () => void
  readonly onDone: (after: DetailRessourceBo) => void
}

const LIBELLES = { relectrice: 'Relue par', dateRevision: 'À revoir le' } as const

/** Says that a resource was reviewed, and when it is to be reviewed again. */
export const RelectureDialog = ({ ressource, onClose, onDone }: RelectureDialogProps) => {
  const { mutateAsync: createRelecture } = useCreateRelecture()
  const form = useContractForm(relectureForm, {
    name: `relecture/${ressource.id}`,
    labels: LIBELLES,
    defaultValues: { relectrice: null, dateRevision: null, version: ressource.version },
    onSubmit: async (body) => {
      const after = await createRelecture({ params: { id: ressource.id }, body })
      notify('La ressource est à jour.')
      onDone(after)
    },
  })
  const { value, onChange, ...date } = form.controlled('dateRevision')
  const relectrice = form.controlled('relectrice')
  return (
    <FormDialog
      form={form}
      title="La ressource est à jour"
      submitLabel="Enregistrer"
      busyLabel="Enregistrement…"
      onClose={onClose}
    >
      <p>
        «&nbsp;{ressource.titre}&nbsp;» porte la date du jour et le nom de celle qui l’a relue. Elle n’est
        plus à vérifier.
      </p>
      <AdherenteField
        {...relectrice}
        hint="Vide&nbsp;: toi."
        connue={null}
        value={(relectrice.value ?? null) as AdherenteId | null}
      />
      <DateField
        {...date}
        hint="Vide&nbsp;: dans un an."
        value={value ?? ''}
        onChange={(jour) => onChange(jour === '' ? null : jour)}
      />
    </FormDialog>
  )
}
