import {
  DESCRIPTION_TERRITOIRE_MAX,
  STATUTS_A_CHOISIR,
  territoireForm,
  type TerritoireForm,
} from '@entrelles/contract/modules/antennes/antennes.forms.ts'
import {
  STATUTS_TERRITOIRE,
  type DetailTerritoireBo,
} from '@entrelles/contract/modules/antennes/antennes.schema.ts'
import { DEPARTEMENTS, REGIONS } from '@entrelles/contract/modules/referentiels/departements.ts'
import type { ReactNode } from 'react'
import { Form, useContractForm } from '#kit/form.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { DateField } from '#ui/DateField.tsx'
import { MultiSelect } from '#ui/MultiSelect.tsx'
import { OptionalNote } from '#ui/OptionalNote.tsx'
import { SaveBar } from '#ui/SaveBar.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import { LABELS_ANTENNE, NOUVELLE, valeursOf } from '../antenne-form.ts'
import styles from './BoAntenne.module.css'
import { CommunesField } from './CommunesField.tsx'
import { ContactsFields } from './ContactsFields.tsx'
import { CouvertureFields } from './CouvertureFields.tsx'

type AntenneFormProps = {
  /** The branch to edit; undefined for a new one. */
  readonly antenne?: DetailTerritoireBo
  readonly submitLabel: string
  readonly onSubmit: (form: TerritoireForm) => Promise<unknown>
  /** Reads the branch again after a conflict. */
  readonly reread?: () => Promise<DetailTerritoireBo>
  /** Below the picture, beside the form. */
  readonly side?: ReactNode
}

const OPTIONS = DEPARTEMENTS.map(({ code, nom }) => ({ id: code, label: `${code} ${nom}` }))

/** All fields of a branch, for administrators. */
export const AntenneForm = ({ antenne, submitLabel, onSubmit, reread, side }: AntenneFormProps) => {
  const form = useContractForm(territoireForm, {
    name: 'antenne',
    labels: LABELS_ANTENNE,
    defaultValues: antenne ? valeursOf(antenne) : NOUVELLE,
    // The names of the communes are in their field.
    unkept: ['communes'],
    ...(reread && { reread: async () => valeursOf(await reread()) }),
    onSubmit: async (values) => {
      await onSubmit(values)
      // The saved values become the initial values of the form.
      form.reset(form.latest())
    },
  })
  // A closed branch can be saved without changes: this reopens it.
  const isNew = antenne === undefined || antenne.statut === 'fermee'
  const departements = form.controlled('departements')
  return (
    <Form form={form} className="stack">
      <OptionalNote except="le nom, la région et le statut" />
      <div className="cols cols--aside">
        <div className="stack">
          <Card as="section" aria-labelledby="essentiel">
            <h2 id="essentiel" className={styles.title}>
              L’essentiel
            </h2>
            <div className="form-grid">
              <TextField {...form.field('nom')} autoComplete="off" />
              <SelectField {...form.field('region')}>
                <option value="">Choisis une région</option>
                {REGIONS.map((region) => (
                  <option key={region}>{region}</option>
                ))}
              </SelectField>
              <SelectField {...form.field('statut')}>
                {STATUTS_A_CHOISIR.map((statut) => (
                  <option key={statut} value={statut}>
                    {STATUTS_TERRITOIRE[statut]}
                  </option>
                ))}
              </SelectField>
              <DateField
                {...form.controlled('dateOuverture')}
                value={form.controlled('dateOuverture').value ?? ''}
              />
              <TextArea
                {...form.field('description')}
                className="full"
                rows={5}
                maxLength={DESCRIPTION_TERRITOIRE_MAX}
                hint="Un premier paragraphe court se lit sur la couverture."
              />
            </div>
          </Card>
          <Card as="section" aria-labelledby="territoire">
            <h2 id="territoire" className={styles.title}>
              Territoire
            </h2>
            <div className="stack">
              <MultiSelect
                {...departements}
                hint="Les membres de ces départements la rejoignent d’elles-mêmes, sauf si leur commune est celle d’une autre antenne."
                options={OPTIONS}
                onChange={(codes) => departements.onChange([...codes])}
              />
              <CommunesField {...form.controlled('communes')} connues={antenne?.communes ?? []} />
            </div>
          </Card>
          <ContactsFields
            email={form.field('emailContact')}
            liens={[form.field('facebook'), form.field('instagram'), form.field('linkedin')]}
          />
        </div>
        <div className={styles.side}>
          <CouvertureFields
            image={form.controlled('imageId')}
            nom={antenne?.image?.nom ?? null}
            alt={form.field('imageAlt')}
          />
          {side}
        </div>
      </div>
      <SaveBar status="Celles dont le territoire change sont rattachées dans les minutes qui suivent.">
        {(isNew || form.isUnsaved || form.isSubmitting) && (
          <Button type="submit" variant="primary" busy={form.isSubmitting} busyLabel="Enregistrement…">
            {submitLabel}
          </Button>
        )}
      </SaveBar>
    </Form>
  )
}
