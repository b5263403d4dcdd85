import { DESCRIPTION_MAX, TITRE_MAX } from '@entrelles/contract/modules/evenements/evenements.constants.ts'
import type { Referentiel } from '@entrelles/contract/modules/referentiels/referentiels.schema.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { RichTextField } from '#kit/RichTextField.tsx'
import { Card } from '#ui/Card.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { themesQuery, typesQuery } from '../bo-evenements.api.ts'
import type { EvenementForm } from '../use-evenement-form.ts'
import styles from './Formulaire.module.css'

/** The offered choices, plus the current one if it is no longer offered. */
const avec = (choix: readonly Referentiel[], sien: Referentiel | null | undefined): readonly Referentiel[] =>
  sien && choix.every(({ id }) => id !== sien.id) ? [...choix, sien] : choix

type EssentielFieldsProps = {
  readonly form: EvenementForm
  readonly theme: Referentiel | null | undefined
  readonly type: Referentiel | null | undefined
}

export const EssentielFields = ({ form, theme, type }: EssentielFieldsProps) => {
  const { data: themes } = useSuspenseQuery(themesQuery())
  const { data: types } = useSuspenseQuery(typesQuery())
  return (
    <Card as="section" aria-labelledby="essentiel">
      <h2 id="essentiel" className={styles.title}>
        L’essentiel
      </h2>
      <div className="form-grid">
        <TextField {...form.field('titre')} className="full" maxLength={TITRE_MAX} autoComplete="off" />
        <SelectField {...form.field('themeId')}>
          <option value="">Choisis une thématique</option>
          {avec(themes, theme).map(({ id, libelle }) => (
            <option key={id} value={id}>
              {libelle}
            </option>
          ))}
        </SelectField>
        <RadioGroup
          {...form.field('type')}
          boxed
          className={styles.pair}
          options={avec(types, type).map(({ id, libelle }) => ({ value: id, label: libelle }))}
        />
        <RichTextField {...form.controlled('description')} className="full" maxLength={DESCRIPTION_MAX} />
      </div>
    </Card>
  )
}
