import { z } from '@entrelles/contract/kit/z.ts'
import { Form, useContractForm } from '#kit/form.tsx'
import { notify } from '#kit/notify.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { CheckboxGroup } from '#ui/CheckboxGroup.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { TextField } from '#ui/TextField.tsx'

const inscription = z.object({
  prenom: z.string().trim().min(2),
  situations: z.array(z.string()).min(1, 'Choisis au moins une situation.'),
  format: z.enum(['place', 'distance'], 'Choisis un format.'),
  charte: z.literal(true, 'Veuillez accepter la charte et les CGU.'),
})

/** A form with a schema of the contract: submitted empty, it shows its errors. */
export const FormSpecimen = () => {
  const form = useContractForm(inscription, {
    name: 'specimen',
    labels: { prenom: 'Prénom', situations: 'Situation', format: 'Format', charte: 'J’accepte la charte' },
    defaultValues: { prenom: '', situations: [] },
    onSubmit: async () => {
      notify('Le formulaire est valide.')
    },
  })
  return (
    <Form form={form} className="stack">
      <TextField {...form.field('prenom')} />
      <CheckboxGroup
        {...form.field('situations')}
        options={[
          { value: 'cheffe', label: 'Cheffe d’entreprise' },
          { value: 'elue', label: 'Élue locale' },
        ]}
      />
      <RadioGroup
        {...form.field('format')}
        options={[
          { value: 'place', label: 'Sur place' },
          { value: 'distance', label: 'À distance' },
        ]}
      />
      <Checkbox {...form.field('charte')} />
      <Button type="submit" variant="primary" busy={form.isSubmitting} busyLabel="Envoi…">
        Envoyer
      </Button>
    </Form>
  )
}
