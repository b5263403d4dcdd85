import { SelectField } from '#ui/SelectField.tsx'

type FilterSelectProps = {
  readonly label: string
  /** « Toutes », « Tous » */
  readonly all: string
  readonly options: readonly { readonly id: string; readonly nom: string }[]
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A select of a filter panel, with an option for all values. */
export const FilterSelect = ({ label, all, options, value, onChange }: FilterSelectProps) => (
  <SelectField label={label} value={value} onChange={(event) => onChange(event.target.value)}>
    <option value="">{all}</option>
    {options.map(({ id, nom }) => (
      <option key={id} value={id}>
        {nom}
      </option>
    ))}
  </SelectField>
)
