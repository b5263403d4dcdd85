import {
  MODES_COUP_DE_POUCE,
  RAYONS_KM,
} from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.constants.ts'
import type { CoupDePouce } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import type { Parametres } from '@entrelles/contract/modules/compte/compte.schema.ts'
import { communesFound, useCommunes } from '#modules/referentiels/referentiels.public.ts'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { LIBELLES_OFFRE } from '../saisie-form.ts'
import { isSurPlace } from '../saisie.ts'
import type { CoupDePouceForm } from '../use-coup-de-pouce-form.ts'
import styles from './Formulaire.module.css'

type LieuFieldsProps = {
  readonly form: CoupDePouceForm
  /** Her own commune. */
  readonly commune: Parametres['ville']
  /** The saved one, whose postal code is not known. */
  readonly ville: CoupDePouce['ville'] | undefined
}

const MODES = Object.entries(MODES_COUP_DE_POUCE).map(([value, { libelle, precision }]) => ({
  value,
  label: <strong>{libelle}</strong>,
  hint: precision,
}))

const CommuneFields = ({ form, commune, ville: connue }: LieuFieldsProps) => {
  const code = form.values.codePostal.trim()
  const ville = form.controlled('ville')
  const { villes, isError } = useCommunes(code, ville.onChange)
  const known = [
    ...(commune && code === commune.codePostal ? [commune] : []),
    ...(connue && code === '' ? [connue] : []),
  ]
  const rayon = form.controlled('rayonKm')
  return (
    <div className={styles.place}>
      <TextField
        {...form.field('codePostal', { onChange: () => ville.onChange('') })}
        inputMode="numeric"
        autoComplete="off"
      />
      <SelectField
        {...ville}
        onChange={({ target }) => ville.onChange(target.value)}
        description={
          <span aria-live="polite">{ville.value === '' && communesFound(villes?.length, isError)}</span>
        }
      >
        <option value="">{code === '' ? 'Indique d’abord le code postal' : 'Choisis la commune'}</option>
        {(villes ?? known).map(({ id, nom }) => (
          <option key={id} value={id}>
            {nom}
          </option>
        ))}
      </SelectField>
      <SelectField {...rayon} onChange={({ target }) => rayon.onChange(target.value)}>
        <option value="">Dans la commune</option>
        {RAYONS_KM.map((km) => (
          <option key={km} value={km}>
            {km} km autour
          </option>
        ))}
      </SelectField>
    </div>
  )
}

/** How one can help, and where. */
export const LieuFields = (props: LieuFieldsProps) => {
  const { form } = props
  const { label, ...mode } = form.field('mode')
  return (
    <>
      <RadioGroup
        {...mode}
        label={form.values.type === 'offre' ? LIBELLES_OFFRE.mode : label}
        boxed
        options={MODES}
        className={styles.modes}
      />
      {isSurPlace(form.values) && <CommuneFields {...props} />}
    </>
  )
}
