import type { Evenement } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { useCommunes } from '#modules/referentiels/referentiels.public.ts'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { communesTrouvees } from '../mots.ts'
import type { EvenementForm } from '../use-evenement-form.ts'

type CommuneFieldsProps = { readonly form: EvenementForm; readonly ville: Evenement['ville'] | undefined }

/** The postal code lists the communes to choose from (R5-10). */
export const CommuneFields = ({ form, ville: connue }: CommuneFieldsProps) => {
  const code = form.values.codePostal.trim()
  const { villes, isError } = useCommunes(code)
  const choices = villes ?? (connue && connue.codePostal === code ? [connue] : [])
  const ville = form.controlled('ville')
  return (
    <>
      <TextField
        {...form.field('codePostal', { onChange: () => ville.onChange('') })}
        inputMode="numeric"
        autoComplete="off"
      />
      <SelectField
        {...ville}
        onChange={(event) => ville.onChange(event.target.value)}
        description={
          <span aria-live="polite">{ville.value === '' && communesTrouvees(villes?.length, isError)}</span>
        }
      >
        <option value="">{code === '' ? 'Indique d’abord le code postal' : 'Choisis la commune'}</option>
        {choices.map(({ id, nom }) => (
          <option key={id} value={id}>
            {nom}
          </option>
        ))}
      </SelectField>
    </>
  )
}
