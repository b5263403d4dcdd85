import { AUTRE, formulaireQuatre, saisieOf } from '@entrelles/contract/modules/inscription/dialogue.ts'
import { TEXTE_LIBRE_MAX } from '@entrelles/contract/modules/inscription/inscription.schema.ts'
import { useSuspenseQueries } from '@tanstack/react-query'
import { useContractForm } from '#kit/form.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { referentielsQuery } from '../dialogue.api.ts'
import { optionsOf } from '../options.ts'
import styles from './InscriptionDialog.module.css'
import { StepForm, type StepProps } from './StepForm.tsx'

/** R5-11. */
export const AmbitionStep = ({ reponses, save }: StepProps<'etape_quatre'>) => {
  const [{ data: ambitions }, { data: secteurs }] = useSuspenseQueries({
    queries: [referentielsQuery('ambition'), referentielsQuery('activite')],
  })
  const form = useContractForm(formulaireQuatre, {
    name: 'etape_quatre',
    labels: {
      ambition: 'Ambition',
      champLibreAmbition: 'Ton ambition',
      secteurActiviteId: 'Secteur d’activité',
    },
    defaultValues: saisieOf('etape_quatre', reponses),
    onSubmit: (valeurs) => save('etape_quatre', valeurs),
  })
  return (
    <StepForm form={form}>
      <RadioGroup {...form.field('ambition')} options={optionsOf(ambitions)} className={styles.columns} />
      {form.controlled('ambition').value === AUTRE && (
        <TextField {...form.field('champLibreAmbition')} maxLength={TEXTE_LIBRE_MAX} />
      )}
      <SelectField {...form.field('secteurActiviteId')}>
        <option value="">Choisis ton secteur</option>
        {secteurs.map(({ id, libelle }) => (
          <option key={id} value={id}>
            {libelle}
          </option>
        ))}
      </SelectField>
    </StepForm>
  )
}
