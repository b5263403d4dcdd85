import {
  CONTENU_MAX,
  TITRE_MAX,
  TYPES_PUBLICATION,
} from '@entrelles/contract/modules/actus/actus.constants.ts'
import type { Publication } from '@entrelles/contract/modules/actus/actus.schema.ts'
import { RichTextField } from '#kit/RichTextField.tsx'
import { ImagesField } from '#modules/actus/components/ImagesField.tsx'
import { JointsFields } from '#modules/actus/components/JointsFields.tsx'
import { idsOf } from '#modules/actus/depart.ts'
import { useMentions } from '#modules/actus/use-mentions.ts'
import type { PublicationForm } from '#modules/actus/use-publication-form.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { DateField } from '#ui/DateField.tsx'
import { MultiSelect } from '#ui/MultiSelect.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { TextField } from '#ui/TextField.tsx'
import { TimeField } from '#ui/TimeField.tsx'
import type { Antenne } from '../use-antennes.ts'

const TYPES = [
  { value: 'actualite', label: TYPES_PUBLICATION.actualite, hint: 'Dans le fil, sans e-mail.' },
  {
    value: 'annonce',
    label: TYPES_PUBLICATION.annonce,
    hint: 'Chaque membre concernée reçoit une notification et un e-mail.',
  },
]

type ActuFieldsProps = {
  readonly form: PublicationForm
  readonly initial: Publication | undefined
  readonly antennes: readonly Antenne[]
}

/** The fields of news or of an announcement. */
export const ActuFields = ({ form, initial, antennes }: ActuFieldsProps) => {
  const audience = form.controlled('audience')
  const mentions = useMentions(initial ? { publicationId: initial.id } : {})
  return (
    <>
      <RadioGroup {...form.field('type')} options={TYPES} />
      <TextField {...form.field('titre')} maxLength={TITRE_MAX} />
      <RichTextField {...form.controlled('contenu')} maxLength={CONTENU_MAX} mentions={mentions} />
      <MultiSelect
        {...audience}
        hint="Vide&nbsp;: tout le réseau."
        options={antennes}
        value={idsOf(audience.value)}
        onChange={(ids) => audience.onChange(ids.join())}
      />
      <ImagesField {...form.controlled('images')} isAsked={form.attempt > 0} />
      <JointsFields form={form} />
      {initial?.statut !== 'publiee' && (
        <div className="form-grid">
          <DateField {...form.controlled('jour')} hint="Vide&nbsp;: tout de suite." />
          <TimeField {...form.controlled('heure')} hint="À l’heure de Paris." />
        </div>
      )}
      <Checkbox {...form.field('commentairesOuverts')} />
    </>
  )
}
