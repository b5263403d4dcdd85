import { CAPACITES, INSCRIPTION_TYPES } from '@entrelles/contract/modules/evenements/evenements.constants.ts'
import { useEspace } from '#kit/back-offices.ts'
import { Card } from '#ui/Card.tsx'
import { MultiSelect } from '#ui/MultiSelect.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useTerritoires } from '../bo-evenements.api.ts'
import type { EvenementForm } from '../use-evenement-form.ts'
import styles from './Formulaire.module.css'

const TYPES = {
  Interne: 'Interne\u00a0: sur Entrelles',
  Externe: 'Externe\u00a0: par un formulaire',
  Both: 'Both\u00a0: l’un ou l’autre',
} as const

/** Branches concerned. For an administrator, none means the whole network; a coordinator chooses among hers. */
const TerritoiresField = ({ form }: { readonly form: EvenementForm }) => {
  const espace = useEspace()
  const territoires = form.controlled('territoires')
  const choix = useTerritoires(espace)
  // Keeps the labels of selected branches that are no longer offered.
  const connus = new Map([
    ...choix.map(({ id, nom }) => [id as string, nom] as const),
    ...territoires.value.map(({ value, label }) => [value, label] as const),
  ])
  return (
    <MultiSelect
      {...territoires}
      className="full"
      hint={espace === 'administratrice' ? 'Vide\u00a0: tout le réseau.' : 'Parmi celles que tu coordonnes.'}
      options={[...connus].map(([id, label]) => ({ id, label }))}
      value={territoires.value.map(({ value }) => value)}
      onChange={(ids) => territoires.onChange(ids.map((id) => ({ value: id, label: connus.get(id) ?? '' })))}
    />
  )
}

/** Who may register, how many, and how. */
export const InscriptionsFields = ({ form }: { readonly form: EvenementForm }) => {
  const { limitParticipantes, inscriptionType, lienGoogleForm } = form.values
  return (
    <Card as="section" aria-labelledby="inscriptions">
      <h2 id="inscriptions" className={styles.title}>
        Inscriptions
      </h2>
      <div className="form-grid">
        <RadioGroup
          {...form.field('limitParticipantes')}
          boxed
          className={`full ${styles.pair}`}
          options={Object.values(CAPACITES).map((nom) => ({ value: nom, label: nom }))}
        />
        {limitParticipantes === CAPACITES.limite && <NumberField {...form.field('nombreParticipantes')} />}
        <SelectField {...form.field('inscriptionType')}>
          {INSCRIPTION_TYPES.map((type) => (
            <option key={type} value={type}>
              {TYPES[type]}
            </option>
          ))}
        </SelectField>
        {(inscriptionType !== 'Interne' || lienGoogleForm !== '') && (
          <TextField
            {...form.field('lienGoogleForm')}
            className="full"
            type="url"
            inputMode="url"
            placeholder="https://"
          />
        )}
        <TerritoiresField form={form} />
      </div>
    </Card>
  )
}
