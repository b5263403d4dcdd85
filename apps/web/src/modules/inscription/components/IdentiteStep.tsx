import { formulaireDeux, saisieOf } from '@entrelles/contract/modules/inscription/dialogue.ts'
import { useMemo } from 'react'
import { useContractForm } from '#kit/form.tsx'
import { useUser } from '#kit/session.ts'
import { DateField } from '#ui/DateField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { StepForm, type StepProps } from './StepForm.tsx'

/** R5-8, R5-9. */
export const IdentiteStep = ({ reponses, save }: StepProps<'etape_deux'>) => {
  const { prenom } = useUser().adherente
  const schema = useMemo(() => formulaireDeux(prenom), [prenom])
  const form = useContractForm(schema, {
    name: 'etape_deux',
    labels: { nom: 'Nom', dateNaissance: 'Date de naissance' },
    defaultValues: saisieOf('etape_deux', reponses),
    onSubmit: (valeurs) => save('etape_deux', valeurs),
  })
  return (
    <StepForm form={form}>
      <TextField {...form.field('nom')} autoComplete="family-name" />
      <DateField {...form.controlled('dateNaissance')} autoComplete="bday" />
    </StepForm>
  )
}
