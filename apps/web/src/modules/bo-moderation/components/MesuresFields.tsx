import { MOTIF_DECISION_MAX } from '@entrelles/contract/modules/bo-moderation/bo-moderation.forms.ts'
import {
  ACTIONS_EN_MOTS,
  PORTEES_EN_MOTS,
} from '@entrelles/contract/modules/bo-moderation/bo-moderation.words.ts'
import {
  ACTIONS_DECISION,
  type ActionDecision,
} from '@entrelles/contract/modules/moderation/mesures.schema.ts'
import { PORTEES_RESTRICTION } from '@entrelles/contract/modules/moderation/moderation.schema.ts'
import { CheckboxGroup } from '#ui/CheckboxGroup.tsx'
import { DateField } from '#ui/DateField.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import type { MesuresForm } from '../use-mesures-form.ts'
import styles from './Dossier.module.css'
import { ReponseTypeField } from './ReponseTypeField.tsx'

type MesuresFieldsProps = {
  readonly form: MesuresForm
  /** What she may decide now. */
  readonly actions: readonly ActionDecision[]
}

/** The measures with their own fields, and the reason that they share. */
export const MesuresFields = ({ form, actions }: MesuresFieldsProps) => {
  const chosen = form.values.actions
  const motif = form.controlled('motif')
  const shown = ACTIONS_DECISION.filter((action) => actions.includes(action) || chosen.includes(action))
  return (
    <>
      <CheckboxGroup
        {...form.field('actions')}
        boxed
        className={styles.mesures}
        options={shown.map((value) => ({ value, label: ACTIONS_EN_MOTS[value] }))}
      />
      {chosen.includes('restreindre') && (
        <>
          <RadioGroup
            {...form.field('portee')}
            options={PORTEES_RESTRICTION.map((value) => ({ value, label: PORTEES_EN_MOTS[value] }))}
          />
          <DateField {...form.controlled('jusquauRestriction')} hint="Ce jour compris." />
        </>
      )}
      {chosen.includes('suspendre') && (
        <DateField
          {...form.controlled('jusquauSuspension')}
          hint="Ce jour compris. D’ici là, elle ne peut plus se connecter."
        />
      )}
      <ReponseTypeField
        usage="motif"
        onChoose={(contenu) => motif.onChange([motif.value, contenu].filter(Boolean).join('\n\n'))}
      />
      <TextArea
        {...form.field('motif')}
        rows={4}
        hint="Elle le reçoit par e-mail. Ne dis pas qui l’a signalée."
        maxLength={MOTIF_DECISION_MAX}
      />
    </>
  )
}
