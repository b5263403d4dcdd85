import { useState } from 'react'
import { MultiSelect } from '#ui/MultiSelect.tsx'
import { SearchTokensField } from '#ui/SearchTokensField.tsx'

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

/** Skills found by a search, one at a time. */
export const SearchTokensSpecimen = () => {
  const [ids, setIds] = useState<readonly string[]>(['plan'])
  const [text, setText] = useState('')
  const found = competences.filter(
    ({ id, label }) => !ids.includes(id) && label.toLowerCase().includes(text.toLowerCase()),
  )
  return (
    <SearchTokensField
      label="Compétences recherchées"
      options={found}
      inputValue={text}
      onInputChange={setText}
      status={`${found.length} sur ${competences.length}`}
      chosen={competences.filter(({ id }) => ids.includes(id))}
      onAdd={(id) => setIds([...ids, id])}
      onRemove={(token) => setIds(ids.filter((id) => id !== token.id))}
    />
  )
}
