import { formulaireTrois, saisieOf } from '@entrelles/contract/modules/inscription/dialogue.ts'
import { useContractForm } from '#kit/form.tsx'
import { communesFound, useCommunes } from '#modules/referentiels/referentiels.public.ts'
import { Icon } from '#ui/Icon.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import styles from './InscriptionDialog.module.css'
import { StepForm, type StepProps } from './StepForm.tsx'

/** R5-10: a postal code, then its communes. */
export const CommuneStep = ({ reponses, save }: StepProps<'etape_trois'>) => {
  const form = useContractForm(formulaireTrois, {
    name: 'etape_trois',
    labels: { codePostal: 'Code postal', ville: 'Commune' },
    defaultValues: saisieOf('etape_trois', reponses),
    onSubmit: (valeurs) => save('etape_trois', valeurs),
  })
  const code = form.controlled('codePostal').value.trim()
  const { villes, isError } = useCommunes(code, form.controlled('ville').onChange)
  const found = communesFound(villes?.length, isError)
  return (
    <StepForm form={form}>
      <TextField
        {...form.field('codePostal', { onChange: () => form.controlled('ville').onChange('') })}
        hint={<>5 chiffres. Exemple&nbsp;: 29100</>}
        inputMode="numeric"
        autoComplete="postal-code"
        className={styles.code}
      />
      <SelectField {...form.field('ville')}>
        <option value="">Choisis ta commune</option>
        {villes?.map(({ id, nom }) => (
          <option key={id} value={id}>
            {nom}
          </option>
        ))}
      </SelectField>
      <p className={`small ${styles.found}`} aria-live="polite">
        {found !== '' && <Icon name="info-fill" size="sm" />}
        {found}
      </p>
    </StepForm>
  )
}
