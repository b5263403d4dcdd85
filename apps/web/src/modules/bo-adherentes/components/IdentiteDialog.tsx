import { formatName } from '@entrelles/contract/kit/format.ts'
import type { Fiche } from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.schema.ts'
import { useContractForm } from '#kit/form.tsx'
import { FormDialog } from '#kit/FormDialog.tsx'
import { notify } from '#kit/notify.ts'
import { communesFound, useCommunes } from '#modules/referentiels/referentiels.public.ts'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useUpdateFiche } from '../bo-adherentes.api.ts'
import { identiteForm, identiteValuesOf } from '../identite-form.ts'

type IdentiteDialogProps = { readonly fiche: Fiche; readonly onClose: () => void }

/** Lets an administrator correct the names and the commune. */
export const IdentiteDialog = ({ fiche, onClose }: IdentiteDialogProps) => {
  const { mutateAsync: update } = useUpdateFiche()
  const form = useContractForm(identiteForm, {
    name: 'identite',
    labels: { prenom: 'Prénom', nom: 'Nom', codePostal: 'Code postal', villeId: 'Commune' },
    defaultValues: identiteValuesOf(fiche),
    onSubmit: async (body) => {
      await update({ params: { id: fiche.id }, body })
      notify('Sa fiche est enregistrée.')
      onClose()
    },
  })
  const code = form.controlled('codePostal').value.trim()
  const { villes, isError } = useCommunes(code, form.controlled('villeId').onChange)
  const choices = villes ?? (code === '' && fiche.ville ? [fiche.ville] : [])
  return (
    <FormDialog
      form={form}
      title={`Modifier ${formatName(fiche)}`}
      submitLabel="Enregistrer"
      busyLabel="Enregistrement…"
      onClose={onClose}
    >
      <p className="muted">Son adresse e-mail, c’est à elle de la changer.</p>
      <TextField {...form.field('prenom')} />
      <TextField {...form.field('nom')} />
      <TextField
        {...form.field('codePostal', { onChange: () => form.controlled('villeId').onChange('') })}
        hint="Pour changer de commune&nbsp;: 5 chiffres."
        inputMode="numeric"
      />
      <SelectField
        {...form.field('villeId')}
        description={<span aria-live="polite">{communesFound(villes?.length, isError)}</span>}
      >
        <option value="">Choisis sa commune</option>
        {choices.map(({ id, nom }) => (
          <option key={id} value={id}>
            {nom}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  )
}
