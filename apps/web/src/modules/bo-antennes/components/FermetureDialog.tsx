import { fermetureTerritoire } from '@entrelles/contract/modules/antennes/antennes.forms.ts'
import type { DetailTerritoireBo } from '@entrelles/contract/modules/antennes/antennes.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { FormDialog } from '#kit/FormDialog.tsx'
import { useContractForm } from '#kit/form.tsx'
import { notify } from '#kit/notify.ts'
import { choixQuery } from '#modules/antennes/antennes.api.ts'
import { SelectField } from '#ui/SelectField.tsx'
import { useCloseTerritoire } from '../bo-antennes.api.ts'
import { phraseFermeture } from '../mots.ts'

type FermetureDialogProps = {
  readonly antenne: DetailTerritoireBo
  readonly onChange: (version: number) => void
  readonly onClose: () => void
}

/** Closes a branch and selects where its members go. */
export const FermetureDialog = ({ antenne, onChange, onClose }: FermetureDialogProps) => {
  const { id, nom, nbAdherentes } = antenne
  const { data: choix = [] } = useQuery(choixQuery())
  const { mutateAsync: closeTerritoire } = useCloseTerritoire()
  const form = useContractForm(fermetureTerritoire, {
    name: 'fermeture',
    labels: { versId: 'Où vont ses membres\u00a0?' },
    defaultValues: { versId: null },
    onSubmit: async (body) => {
      const { version } = await closeTerritoire({ params: { id }, body })
      onChange(version)
      notify(`L’antenne ${nom} est fermée.`)
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={`Fermer l’antenne ${nom}\u00a0?`}
      submitLabel="Fermer l’antenne"
      busyLabel="Fermeture…"
      onClose={onClose}
    >
      <p>{phraseFermeture(nbAdherentes)} Tu pourras la rouvrir.</p>
      <SelectField {...form.field('versId', { setValueAs: (value: unknown) => value || null })}>
        <option value="">Là où leur commune les mène</option>
        {choix
          .filter((autre) => autre.id !== id)
          .map((autre) => (
            <option key={autre.id} value={autre.id}>
              {autre.nom}
            </option>
          ))}
      </SelectField>
    </FormDialog>
  )
}
