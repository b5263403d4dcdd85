import { labelIntervenant } from '@entrelles/contract/modules/evenements/evenement-form.ts'
import { IntervenantsField } from '#modules/bo-intervenants/bo-intervenants.public.tsx'
import { Card } from '#ui/Card.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import type { EvenementForm } from '../use-evenement-form.ts'
import styles from './Formulaire.module.css'

/** Speakers: records, and up to two typed in the event form. */
export const IntervenantesFields = ({ form }: { readonly form: EvenementForm }) => {
  const intervenants = form.controlled('intervenants')
  return (
    <Card as="section" aria-labelledby="intervenantes">
      <h2 id="intervenantes" className={styles.title}>
        Intervenantes
      </h2>
      <div className="stack">
        <IntervenantsField
          {...intervenants}
          hint="Celles que le réseau connaît déjà."
          labelOf={labelIntervenant}
          onChange={(value) => intervenants.onChange([...value])}
        />
        <div>
          <Checkbox {...form.field('avecIntervenant')} hint="Sans fiche, pour cet événement seulement." />
          <Checkbox {...form.field('avecIntervenant2')} />
        </div>
      </div>
    </Card>
  )
}
