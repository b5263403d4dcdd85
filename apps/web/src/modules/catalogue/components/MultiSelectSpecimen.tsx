import { useState } from 'react'
import { MultiSelect } from '#ui/MultiSelect.tsx'

const competences = [
  { id: 'bois', label: 'Travail du bois' },
  { id: 'devis', label: 'Devis et prix' },
  { id: 'plan', label: 'Lire un plan' },
  { id: 'photo', label: 'Photographie' },
  { id: 'compta', label: 'Comptabilité' },
  { id: 'langues', label: 'Langues' },
]

type MultiSelectSpecimenProps = {
  readonly label: string
  readonly defaultValue?: readonly string[]
  readonly tone?: 'neutral' | 'sage' | 'terra'
  readonly error?: string
}

/** A controlled MultiSelect of skills. */
export const MultiSelectSpecimen = ({ defaultValue = [], ...rest }: MultiSelectSpecimenProps) => {
  const [value, setValue] = useState(defaultValue)
  return (
    <MultiSelect
      {...rest}
      hint="Cinq au plus"
      options={competences}
      value={value}
      onChange={setValue}
      placeholder="Ajouter une compétence"
    />
  )
}
