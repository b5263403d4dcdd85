import { AUTRE, formulaireSix, saisieOf } from '@entrelles/contract/modules/inscription/dialogue.ts'
import { TEXTE_LIBRE_MAX } from '@entrelles/contract/modules/inscription/inscription.schema.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useContractForm } from '#kit/form.tsx'
import { CheckboxGroup } from '#ui/CheckboxGroup.tsx'
import { TextField } from '#ui/TextField.tsx'
import { referentielsQuery } from '../dialogue.api.ts'
import { offeredOf, optionsOf } from '../options.ts'
import styles from './InscriptionDialog.module.css'
import { StepForm, type StepProps } from './StepForm.tsx'

/** R5-13. */
export const AttentesStep = ({ reponses, save, dialog }: StepProps<'etape_six'>) => {
  const { data: attentes } = useSuspenseQuery(referentielsQuery('attente'))
  const form = useContractForm(formulaireSix, {
    name: 'etape_six',
    labels: { attente: 'Attentes', champLibreAttente: 'Ton attente' },
    defaultValues: saisieOf('etape_six', { ...reponses, attentes: offeredOf(reponses.attentes, attentes) }),
    onSubmit: (valeurs) => save('etape_six', valeurs),
  })
  return (
    <StepForm form={form} dialog={dialog} submitLabel="Accéder à la plateforme">
      <CheckboxGroup {...form.field('attente')} options={optionsOf(attentes)} className={styles.columns} />
      {form.controlled('attente').value.includes(AUTRE) && (
        <TextField {...form.field('champLibreAttente')} maxLength={TEXTE_LIBRE_MAX} />
      )}
    </StepForm>
  )
}
