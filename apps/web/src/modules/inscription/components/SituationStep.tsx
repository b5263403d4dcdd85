import { AUTRE, formulaireCinq, saisieOf } from '@entrelles/contract/modules/inscription/dialogue.ts'
import { TEXTE_LIBRE_MAX } from '@entrelles/contract/modules/inscription/inscription.schema.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useContractForm } from '#kit/form.tsx'
import { CheckboxGroup } from '#ui/CheckboxGroup.tsx'
import { TextField } from '#ui/TextField.tsx'
import { referentielsQuery } from '../dialogue.api.ts'
import { offeredOf, optionsOf } from '../options.ts'
import styles from './InscriptionDialog.module.css'
import { StepForm, type StepProps } from './StepForm.tsx'

/** R5-12. */
export const SituationStep = ({ reponses, save, dialog }: StepProps<'etape_cinq'>) => {
  const { data: situations } = useSuspenseQuery(referentielsQuery('situation'))
  const form = useContractForm(formulaireCinq, {
    name: 'etape_cinq',
    labels: { situation: 'Situation', champLibreSituation: 'Ta situation' },
    defaultValues: saisieOf('etape_cinq', {
      ...reponses,
      situations: offeredOf(reponses.situations, situations),
    }),
    onSubmit: (valeurs) => save('etape_cinq', valeurs),
  })
  return (
    <StepForm form={form} dialog={dialog}>
      <CheckboxGroup
        {...form.field('situation')}
        options={optionsOf(situations)}
        className={styles.columns}
      />
      {form.controlled('situation').value.includes(AUTRE) && (
        <TextField {...form.field('champLibreSituation')} maxLength={TEXTE_LIBRE_MAX} />
      )}
    </StepForm>
  )
}
